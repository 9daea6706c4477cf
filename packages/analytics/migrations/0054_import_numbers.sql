-- Of two files that speak of one day the one that was imported later counts, so each import has a number that goes into
-- its rows' versions. Imports of before had 18 bits of their file's hash in that place. Cheap; repeatable.
CREATE TABLE IF NOT EXISTS trendee.import_number (
  import_id String,
  number UInt32
) ENGINE = MergeTree ORDER BY import_id;

INSERT INTO trendee.import_number
SELECT import_id, bitShiftRight(reinterpretAsUInt32(reverse(unhex(concat('000', substring(toString(file_hash), 1, 5))))), 2)
FROM trendee.import_run FINAL
WHERE state != 'held' AND file_hash != repeat('0', 64) AND import_id NOT IN (SELECT import_id FROM trendee.import_number);
