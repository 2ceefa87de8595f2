//! What is malformed in a file, in bounded memory: [`Faults`].

use super::Malformed;
use crate::messages;

/// How many faults of a kind are kept one by one. Of a file with more, the first tell what it is.
const EACH: u64 = 100;

/// Collects what is malformed: the first faults of each kind, and how many more there are.
#[derive(Debug, Default)]
pub(super) struct Faults {
    kept: Vec<Malformed>,
    kinds: Vec<Kind>,
}

/// What was said of one kind.
#[derive(Debug)]
struct Kind {
    key: &'static str,
    count: u64,
    /// The first fault that is not kept for itself.
    first_of_rest: Option<Malformed>,
}

impl Faults {
    pub(super) fn push(&mut self, fault: Malformed) {
        let key = fault.what.key();
        let kind = match self.kinds.iter_mut().position(|kind| kind.key == key) {
            Some(at) => self.kinds.get_mut(at),
            None => {
                self.kinds.push(Kind { key, count: 0, first_of_rest: None });
                self.kinds.last_mut()
            }
        };
        let Some(kind) = kind else { return };
        kind.count += 1;
        if kind.count <= EACH {
            self.kept.push(fault);
        } else {
            kind.first_of_rest.get_or_insert(fault);
        }
    }

    pub(super) fn extend(&mut self, faults: impl IntoIterator<Item = Malformed>) {
        for fault in faults {
            self.push(fault);
        }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.kept.is_empty()
    }

    /// All that is to be said, in the order of the file.
    pub(super) fn into_list(self) -> Vec<Malformed> {
        let mut list = self.kept;
        for kind in self.kinds {
            let Some(first) = kind.first_of_rest else { continue };
            match kind.count - EACH {
                1 => list.push(first),
                more => list.push(Malformed::new(first.at, messages::more_alike(more, first.what))),
            }
        }
        list.sort_by_key(Malformed::at);
        list
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of_kinds(count: usize) -> Vec<Malformed> {
        let mut faults = Faults::default();
        for at in 0..count {
            faults.push(Malformed::new(2 * at, messages::group_closes_nothing("}")));
        }
        faults.push(Malformed::new(1, messages::string_never_ends()));
        faults.into_list()
    }

    #[test]
    fn every_fault_of_a_rare_kind_is_told() {
        assert_eq!(of_kinds(3).iter().map(Malformed::at).collect::<Vec<_>>(), [0, 1, 2, 4]);
        assert_eq!(of_kinds(101).len(), 102);
    }

    #[test]
    fn of_a_frequent_kind_the_rest_is_counted() {
        let list = of_kinds(1_000_000);
        assert_eq!(list.len(), 102);
        let last = list.last().unwrap();
        assert_eq!(last.at(), 200);
        assert_eq!(
            last.what.to_string(),
            "999900 faults of this kind from here on: a `}` that closes nothing"
        );
    }
}
