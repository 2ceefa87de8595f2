//! Which of many bytes are of a kind, by the widest instructions of the processor: [`Wide`].
//!
//! Sixteen bytes at once are there on every x86-64, and take a tenth off the time of a whole translation; thirty-two are
//! there on most, which is found out when the program runs: [`at_full_width`]. There is no safe way to the instruction that
//! makes bits of bytes, and none to say that a processor was asked.

use crate::counts::Counts;
#[cfg(feature = "std")]
use crate::plain::flags::Halves;
use crate::plain::flags::{FlagTable, Flags};

/// Answers to questions to many bytes, a bit for each, bit 0 for the first. Who has one may use its instructions.
pub(crate) trait Wide: Copy {
    /// Those that are white space or full stops, and those that are digits.
    fn space_and_digits(self, bytes: &[u8; 64]) -> (u64, u64);

    /// Those but the first that [`comment_stop`](super::comment_stop) looks for; bit 0 is for the second.
    fn comment_stops(self, bytes: &[u8; 65]) -> u64;

    /// Those that the name of a tag may have.
    fn of_name(self, bytes: &[u8; 16]) -> u16;

    /// Those that [`value_stop`](super::value_stop) looks for.
    fn value_stops(self, bytes: &[u8; 16]) -> u16;

    /// What there is to count in at most 255 parts of a text. Each part has its `next`, which begins one byte later.
    fn count(self, parts: &[[u8; 32]], next: &[[u8; 32]]) -> Counts;

    /// The flags of seven bytes or eight, from byte `start` of these on, which is 8 at most. Where they do not
    /// [divide](FlagTable::divide), there may be none.
    fn flags(self, table: &FlagTable, bytes: &[u8; 16], start: usize) -> Flags;
}

/// [`Wide::count`], one by one.
pub(crate) fn count_one_by_one<'b>(bytes: impl Iterator<Item = (&'b u8, Option<&'b u8>)>) -> Counts {
    let one = |(byte, next): (&u8, Option<&u8>)| Counts {
        feeds: usize::from(*byte == b'\n'),
        lone: usize::from(*byte == b'\r' && next != Some(&b'\n')),
        continuing: usize::from(*byte & 0xC0 == 0x80),
        astral: usize::from(*byte >= 0xF0),
    };
    bytes.map(one).fold(Counts::default(), Counts::and)
}

/// [`Wide::flags`], one by one.
#[inline(always)]
fn flags_of_each(table: &FlagTable, bytes: &[u8; 16], start: usize) -> Flags {
    let flags = |place: usize| {
        let byte = bytes.get((start + place) & 15).copied().unwrap_or(0);
        u64::from(table.each.get(usize::from(byte)).copied().unwrap_or(0))
    };
    Flags((0..7).fold(0, |all, place| all | flags(place) << (8 * place)))
}

/// Something to do that is worth being compiled for more than one kind of processor. All of it is, as far as it is
/// inlined.
pub(crate) trait Work {
    type Done;

    fn run(self, wide: impl Wide) -> Self::Done;
}

#[cfg(not(target_arch = "x86_64"))]
pub(crate) use self::Narrow as Usual;
#[cfg(target_arch = "x86_64")]
pub(crate) use self::x86_64::Sixteen as Usual;

/// Does `work` with what the processor has.
#[inline]
pub(crate) fn at_full_width<T: Work>(work: T) -> T::Done {
    #[cfg(all(target_arch = "x86_64", feature = "std"))]
    if let Some(wide) = x86_64::ThirtyTwo::detect() {
        return x86_64::run(work, wide);
    }
    work.run(Usual::HERE)
}

/// Byte by byte, on any processor.
#[cfg(any(test, not(target_arch = "x86_64")))]
#[derive(Clone, Copy, Debug)]
pub(crate) struct Narrow;

#[cfg(any(test, not(target_arch = "x86_64")))]
impl Narrow {
    #[cfg(not(target_arch = "x86_64"))]
    pub(crate) const HERE: Narrow = Narrow;
}

#[cfg(any(test, not(target_arch = "x86_64")))]
impl Wide for Narrow {
    fn space_and_digits(self, bytes: &[u8; 64]) -> (u64, u64) {
        let mask = |wanted: fn(&u8) -> bool| {
            bytes.iter().rev().fold(0, |all, byte| all << 1 | u64::from(wanted(byte)))
        };
        (mask(|byte| super::is_space(*byte)), mask(u8::is_ascii_digit))
    }

    fn comment_stops(self, bytes: &[u8; 65]) -> u64 {
        bytes.windows(2).rev().fold(0, |stops, two| stops << 1 | u64::from(super::is_comment_stop(two)))
    }

    fn of_name(self, bytes: &[u8; 16]) -> u16 {
        bytes.iter().rev().fold(0, |names, byte| names << 1 | u16::from(super::is_of_name(*byte)))
    }

    fn value_stops(self, bytes: &[u8; 16]) -> u16 {
        bytes.iter().rev().fold(0, |stops, byte| stops << 1 | u16::from(super::is_value_stop(*byte)))
    }

    fn count(self, parts: &[[u8; 32]], next: &[[u8; 32]]) -> Counts {
        count_one_by_one(parts.as_flattened().iter().zip(next.as_flattened().iter().map(Some)))
    }

    fn flags(self, table: &FlagTable, bytes: &[u8; 16], start: usize) -> Flags {
        flags_of_each(table, bytes, start)
    }
}

#[cfg(target_arch = "x86_64")]
#[allow(unsafe_code)]
mod x86_64 {
    use core::arch::x86_64::{
        __m128i, _mm_add_epi64, _mm_and_si128, _mm_andnot_si128, _mm_cmpeq_epi8, _mm_cmplt_epi8,
        _mm_cvtsi128_si64, _mm_min_epu8, _mm_movemask_epi8, _mm_or_si128, _mm_sad_epu8, _mm_set_epi64x,
        _mm_set1_epi8, _mm_setzero_si128, _mm_sub_epi8, _mm_unpackhi_epi64,
    };
    #[cfg(feature = "std")]
    use core::arch::x86_64::{
        __m256i, _mm_cvtsi64_si128, _mm_shuffle_epi8, _mm_srli_epi16, _mm256_and_si256, _mm256_andnot_si256,
        _mm256_castsi256_si128, _mm256_cmpeq_epi8, _mm256_cmpgt_epi8, _mm256_extracti128_si256,
        _mm256_max_epu8, _mm256_min_epu8, _mm256_movemask_epi8, _mm256_or_si256, _mm256_sad_epu8,
        _mm256_set_epi64x, _mm256_set1_epi8, _mm256_setzero_si256, _mm256_shuffle_epi8, _mm256_sub_epi8,
    };

    use super::{Counts, FlagTable, Flags, Wide, flags_of_each};
    #[cfg(feature = "std")]
    use super::{Halves, Work};

    /// Sixteen bytes at once.
    #[derive(Clone, Copy, Debug)]
    pub(crate) struct Sixteen(());

    impl Sixteen {
        /// What its instructions need is a part of x86-64 itself: there is no such processor without SSE2, and Rust's
        /// targets of that name have it on.
        pub(crate) const HERE: Sixteen = Sixteen(());
    }

    impl Wide for Sixteen {
        #[inline(always)]
        fn space_and_digits(self, bytes: &[u8; 64]) -> (u64, u64) {
            let (parts, _) = bytes.as_chunks::<16>();
            parts.iter().rev().fold((0, 0), |(space, digits), part| {
                // SAFETY: the function needs nothing but SSE2, see `Sixteen::HERE`. It takes its bytes by value.
                let (more_space, more_digits) = unsafe { masks(*part) };
                (space << 16 | u64::from(more_space), digits << 16 | u64::from(more_digits))
            })
        }

        #[inline(always)]
        fn comment_stops(self, bytes: &[u8; 65]) -> u64 {
            let ((before, _), (parts, _)) = (bytes.as_chunks::<16>(), bytes[1..].as_chunks::<16>());
            parts.iter().zip(before).rev().fold(0, |stops, (part, before)| {
                // SAFETY: as above.
                let more = unsafe { stops_of_comment(*before, *part) };
                stops << 16 | u64::from(more)
            })
        }

        #[inline(always)]
        fn of_name(self, bytes: &[u8; 16]) -> u16 {
            // SAFETY: as above.
            unsafe { names(*bytes) }
        }

        #[inline(always)]
        fn value_stops(self, bytes: &[u8; 16]) -> u16 {
            // SAFETY: as above.
            unsafe { stops_of_value(*bytes) }
        }

        fn count(self, parts: &[[u8; 32]], next: &[[u8; 32]]) -> Counts {
            let [(parts, _), (next, _)] = [parts, next].map(|bytes| bytes.as_flattened().as_chunks::<16>());
            // A sum counts one part of 32 in two steps.
            let few = parts.chunks(255).zip(next.chunks(255));
            // SAFETY: as above.
            let each = few.map(|(parts, next)| unsafe { count(parts, next) });
            each.fold(Counts::default(), Counts::and)
        }

        #[inline(always)]
        fn flags(self, table: &FlagTable, bytes: &[u8; 16], start: usize) -> Flags {
            flags_of_each(table, bytes, start)
        }
    }

    #[target_feature(enable = "sse2")]
    #[inline]
    fn masks(bytes: [u8; 16]) -> (u16, u16) {
        let bytes = register(u128::from_le_bytes(bytes));
        let lines = _mm_or_si128(is(bytes, b'\n'), is(bytes, b'\r'));
        let words = _mm_or_si128(is(bytes, b' '), is(bytes, b'.'));
        let space = _mm_or_si128(words, _mm_or_si128(is(bytes, b'\t'), lines));
        (mask(space), mask(within(bytes, b'0', b'9')))
    }

    #[target_feature(enable = "sse2")]
    #[inline]
    fn stops_of_comment(before: [u8; 16], bytes: [u8; 16]) -> u16 {
        let [before, bytes] = [before, bytes].map(|bytes| register(u128::from_le_bytes(bytes)));
        let tags = _mm_and_si128(is(before, b'\n'), is(bytes, b'['));
        mask(_mm_or_si128(is(bytes, b'}'), tags))
    }

    #[target_feature(enable = "sse2")]
    #[inline]
    fn names(bytes: [u8; 16]) -> u16 {
        let bytes = register(u128::from_le_bytes(bytes));
        let small = _mm_or_si128(bytes, _mm_set1_epi8(0x20));
        let alphanumeric = _mm_or_si128(within(small, b'a', b'z'), within(bytes, b'0', b'9'));
        mask(_mm_or_si128(alphanumeric, is(bytes, b'_')))
    }

    #[target_feature(enable = "sse2")]
    #[inline]
    fn stops_of_value(bytes: [u8; 16]) -> u16 {
        let bytes = register(u128::from_le_bytes(bytes));
        mask(_mm_or_si128(_mm_or_si128(is(bytes, b'"'), is(bytes, b'\\')), is(bytes, b'\n')))
    }

    #[target_feature(enable = "sse2")]
    fn count(parts: &[[u8; 16]], next: &[[u8; 16]]) -> Counts {
        let [mut feeds, mut lone, mut continuing, mut astral] = [_mm_setzero_si128(); 4];
        for (part, next) in parts.iter().zip(next) {
            let [part, next] = [*part, *next].map(|bytes| register(u128::from_le_bytes(bytes)));
            // All bits are one less than none.
            feeds = _mm_sub_epi8(feeds, is(part, b'\n'));
            lone = _mm_sub_epi8(lone, _mm_andnot_si128(is(next, b'\n'), is(part, b'\r')));
            // With signs, these are the lowest.
            continuing = _mm_sub_epi8(continuing, _mm_cmplt_epi8(part, _mm_set1_epi8(0xC0u8.cast_signed())));
            astral = _mm_sub_epi8(astral, within(part, 0xF0, 0xFF));
        }
        let sum = |bytes: __m128i| {
            let halves = _mm_sad_epu8(bytes, _mm_setzero_si128());
            let both = _mm_add_epi64(halves, _mm_unpackhi_epi64(halves, halves));
            _mm_cvtsi128_si64(both) as usize
        };
        Counts { feeds: sum(feeds), lone: sum(lone), continuing: sum(continuing), astral: sum(astral) }
    }

    #[target_feature(enable = "sse2")]
    #[inline]
    fn register(bytes: u128) -> __m128i {
        _mm_set_epi64x((bytes >> 64) as i64, bytes as i64)
    }

    /// All bits of the bytes that are the one wanted.
    #[target_feature(enable = "sse2")]
    #[inline]
    fn is(bytes: __m128i, wanted: u8) -> __m128i {
        _mm_cmpeq_epi8(bytes, _mm_set1_epi8(wanted.cast_signed()))
    }

    /// All bits of the bytes from `first` to `last`.
    #[target_feature(enable = "sse2")]
    #[inline]
    fn within(bytes: __m128i, first: u8, last: u8) -> __m128i {
        // Counted from the first, none is beyond the last.
        let number = _mm_sub_epi8(bytes, _mm_set1_epi8(first.cast_signed()));
        _mm_cmpeq_epi8(_mm_min_epu8(number, _mm_set1_epi8((last - first).cast_signed())), number)
    }

    /// The highest bit of each byte.
    #[target_feature(enable = "sse2")]
    #[inline]
    fn mask(bytes: __m128i) -> u16 {
        // There are sixteen of them.
        _mm_movemask_epi8(bytes) as u16
    }

    /// Thirty-two bytes at once, on a processor that was asked whether it can.
    #[cfg(feature = "std")]
    #[derive(Clone, Copy, Debug)]
    pub(crate) struct ThirtyTwo(());

    #[cfg(feature = "std")]
    impl ThirtyTwo {
        /// There is none but that of a processor with all that [`run`] needs.
        #[inline]
        pub(super) fn detect() -> Option<ThirtyTwo> {
            let has_all = std::arch::is_x86_feature_detected!("avx2")
                && std::arch::is_x86_feature_detected!("bmi1")
                && std::arch::is_x86_feature_detected!("bmi2");
            has_all.then_some(ThirtyTwo(()))
        }
    }

    #[cfg(feature = "std")]
    pub(super) fn run<T: Work>(work: T, wide: ThirtyTwo) -> T::Done {
        // SAFETY: that there is a `ThirtyTwo` says that the processor has what the function needs.
        unsafe { run_wide(work, wide) }
    }

    #[cfg(feature = "std")]
    #[target_feature(enable = "avx2,bmi1,bmi2")]
    fn run_wide<T: Work>(work: T, wide: ThirtyTwo) -> T::Done {
        work.run(wide)
    }

    #[cfg(feature = "std")]
    impl Wide for ThirtyTwo {
        #[inline(always)]
        fn space_and_digits(self, bytes: &[u8; 64]) -> (u64, u64) {
            let ([low, high], _) = bytes.as_chunks::<32>() else { return (0, 0) };
            // SAFETY: that there is a `ThirtyTwo` says that the processor has AVX2, and the function needs nothing
            // else. It takes its bytes by value.
            let ((space, digits), (more_space, more_digits)) =
                unsafe { (wide_masks(*low), wide_masks(*high)) };
            let join = |low, high| u64::from(low) | u64::from(high) << 32;
            (join(space, more_space), join(digits, more_digits))
        }

        #[inline(always)]
        fn comment_stops(self, bytes: &[u8; 65]) -> u64 {
            let ((before, _), (parts, _)) = (bytes.as_chunks::<32>(), bytes[1..].as_chunks::<32>());
            parts.iter().zip(before).rev().fold(0, |stops, (part, before)| {
                // SAFETY: as above.
                let more = unsafe { wide_stops_of_comment(*before, *part) };
                stops << 32 | u64::from(more)
            })
        }

        #[inline(always)]
        fn of_name(self, bytes: &[u8; 16]) -> u16 {
            Sixteen::HERE.of_name(bytes)
        }

        #[inline(always)]
        fn value_stops(self, bytes: &[u8; 16]) -> u16 {
            Sixteen::HERE.value_stops(bytes)
        }

        fn count(self, parts: &[[u8; 32]], next: &[[u8; 32]]) -> Counts {
            // SAFETY: as above.
            unsafe { wide_count(parts, next) }
        }

        #[inline(always)]
        fn flags(self, table: &FlagTable, bytes: &[u8; 16], start: usize) -> Flags {
            let Some(bytes) = bytes.get(start..).and_then(|rest| rest.first_chunk()) else { return Flags(0) };
            // SAFETY: as above.
            unsafe { flags_by_halves(&table.halves, *bytes) }
        }
    }

    #[cfg(feature = "std")]
    #[target_feature(enable = "avx2")]
    #[inline]
    fn wide_masks(bytes: [u8; 32]) -> (u32, u32) {
        /// At the place of the lower half of each byte that is looked for, the byte; elsewhere one of another place.
        const SPACE: u128 = u128::from_le_bytes(*b" \0\0\0\0\0\0\0\0\t\n\0\0\r.\0");
        let bytes = wide_register(bytes);
        let [low, high] = [SPACE as i64, (SPACE >> 64) as i64];
        let by_lower_half = _mm256_shuffle_epi8(_mm256_set_epi64x(high, low, high, low), bytes);
        let space = _mm256_cmpeq_epi8(by_lower_half, bytes);
        let number = _mm256_sub_epi8(bytes, _mm256_set1_epi8(b'0'.cast_signed()));
        let digits = _mm256_cmpeq_epi8(_mm256_min_epu8(number, _mm256_set1_epi8(9)), number);
        (wide_mask(space), wide_mask(digits))
    }

    #[cfg(feature = "std")]
    #[target_feature(enable = "avx2")]
    #[inline]
    fn wide_stops_of_comment(before: [u8; 32], bytes: [u8; 32]) -> u32 {
        let [before, bytes] = [before, bytes].map(|bytes| wide_register(bytes));
        let is = |bytes, wanted: u8| _mm256_cmpeq_epi8(bytes, _mm256_set1_epi8(wanted.cast_signed()));
        let tags = _mm256_and_si256(is(before, b'\n'), is(bytes, b'['));
        wide_mask(_mm256_or_si256(is(bytes, b'}'), tags))
    }

    #[cfg(feature = "std")]
    #[target_feature(enable = "avx2")]
    fn wide_count(parts: &[[u8; 32]], next: &[[u8; 32]]) -> Counts {
        let all = |byte: u8| _mm256_set1_epi8(byte.cast_signed());
        let is = |bytes, wanted: u8| _mm256_cmpeq_epi8(bytes, all(wanted));
        let [mut feeds, mut lone, mut continuing, mut astral] = [_mm256_setzero_si256(); 4];
        for (part, next) in parts.iter().zip(next) {
            let [part, next] = [*part, *next].map(|bytes| wide_register(bytes));
            // All bits are one less than none.
            feeds = _mm256_sub_epi8(feeds, is(part, b'\n'));
            lone = _mm256_sub_epi8(lone, _mm256_andnot_si256(is(next, b'\n'), is(part, b'\r')));
            // With signs, these are the lowest.
            continuing = _mm256_sub_epi8(continuing, _mm256_cmpgt_epi8(all(0xC0), part));
            let high = _mm256_cmpeq_epi8(_mm256_max_epu8(part, all(0xF0)), part);
            astral = _mm256_sub_epi8(astral, high);
        }
        let sum = |bytes: __m256i| {
            let quarters = _mm256_sad_epu8(bytes, _mm256_setzero_si256());
            let upper = _mm256_extracti128_si256::<1>(quarters);
            let halves = _mm_add_epi64(_mm256_castsi256_si128(quarters), upper);
            let both = _mm_add_epi64(halves, _mm_unpackhi_epi64(halves, halves));
            _mm_cvtsi128_si64(both) as usize
        };
        Counts { feeds: sum(feeds), lone: sum(lone), continuing: sum(continuing), astral: sum(astral) }
    }

    #[cfg(feature = "std")]
    #[target_feature(enable = "avx2")]
    #[inline]
    fn flags_by_halves(halves: &Halves, bytes: [u8; 8]) -> Flags {
        let bytes = _mm_cvtsi64_si128(i64::from_le_bytes(bytes));
        let [upper, lower] = [halves.upper, halves.lower].map(|half| register(u128::from_le_bytes(half)));
        let upper_half = _mm_and_si128(_mm_srli_epi16::<4>(bytes), _mm_set1_epi8(0x0F));
        // For bytes beyond ASCII this gives nothing, as it should.
        let lower = _mm_shuffle_epi8(lower, bytes);
        let flags = _mm_and_si128(lower, _mm_shuffle_epi8(upper, upper_half));
        Flags(_mm_cvtsi128_si64(flags).cast_unsigned())
    }

    #[cfg(feature = "std")]
    #[target_feature(enable = "avx2")]
    #[inline]
    fn wide_register(bytes: [u8; 32]) -> __m256i {
        let (parts, _) = bytes.as_chunks::<8>();
        let part = |number: usize| parts.get(number).map_or(0, |part| i64::from_le_bytes(*part));
        _mm256_set_epi64x(part(3), part(2), part(1), part(0))
    }

    #[cfg(feature = "std")]
    #[target_feature(enable = "avx2")]
    #[inline]
    fn wide_mask(bytes: __m256i) -> u32 {
        _mm256_movemask_epi8(bytes).cast_unsigned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Holds an answer against [`Narrow`]'s, for each byte at each place.
    struct Same;

    impl Work for Same {
        type Done = ();

        fn run(self, wide: impl Wide) {
            fn holds<const N: usize, T: PartialEq + core::fmt::Debug>(of: impl Fn(&[u8; N]) -> [T; 2]) {
                for byte in 0..=255u8 {
                    for (at, filling) in
                        (0..N).flat_map(|at| [b'x', b' ', b'\n', 0xE2].map(|filling| (at, filling)))
                    {
                        let mut bytes = [filling; N];
                        bytes[at] = byte;
                        let [here, narrow] = of(&bytes);
                        assert_eq!(here, narrow, "{byte} at {at}");
                    }
                }
            }
            holds(|bytes: &[u8; 64]| [wide.space_and_digits(bytes), Narrow.space_and_digits(bytes)]);
            holds(|bytes: &[u8; 65]| [wide.comment_stops(bytes), Narrow.comment_stops(bytes)]);
            holds(|bytes: &[u8; 16]| [wide.of_name(bytes), Narrow.of_name(bytes)]);
            holds(|bytes: &[u8; 16]| [wide.value_stops(bytes), Narrow.value_stops(bytes)]);
            holds(|bytes: &[u8; 64]| {
                let ((parts, _), (next, _)) = (bytes.as_chunks(), bytes[1..].as_chunks());
                [wide.count(parts, next), Narrow.count(&parts[..1], next)]
            });
        }
    }

    #[test]
    fn long_texts_are_counted() {
        struct Long;

        impl Work for Long {
            type Done = ();

            fn run(self, wide: impl Wide) {
                for (repeated, feeds, lone, continuing, astral) in [
                    ("\n", 8160, 0, 0, 0),
                    ("\r", 0, 8160, 0, 0),
                    ("\r\n", 4080, 0, 0, 0),
                    ("\n\r", 4080, 1, 0, 0),
                    ("é", 0, 0, 4080, 0),
                    ("🙂", 0, 0, 6120, 2040),
                ] {
                    let text = repeated.repeat(8160 / repeated.len()) + "x";
                    let ((parts, _), (next, _)) =
                        (text.as_bytes().as_chunks(), text.as_bytes()[1..].as_chunks());
                    let expected = Counts { feeds, lone, continuing, astral };
                    assert_eq!(wide.count(parts, next), expected, "{repeated:?}");
                }
            }
        }

        Long.run(Usual::HERE);
        at_full_width(Long);
    }

    #[test]
    fn many_at_once_are_what_they_are_one_by_one() {
        Same.run(Usual::HERE);
        at_full_width(Same);
    }
}
