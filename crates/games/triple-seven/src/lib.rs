//! 777: attack and answer.
