//! What the tests of alfil share: where things are, which notations there are, and the properties that
//! hold for any text whatsoever. The tests try the properties on random texts, the fuzz targets on worse.

pub mod boards;
pub mod collections;
pub mod docs;
pub mod fuzzing;
pub mod notations;
pub mod places;
pub mod properties;
pub mod tables;
