#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| alfil_tests::fuzzing::tokens_in_one(bytes));
