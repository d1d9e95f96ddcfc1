-- By which wish somebody was brought to a table: whoever asks for the same again is told of it, and gets no second one.
ALTER TABLE sitters ADD COLUMN wish BIGINT;
