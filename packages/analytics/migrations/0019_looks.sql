-- Looks tell their garments, each read by itself with the words that said so, and the show that they are of; looks, their
-- garments and shows as they stand are derived. Cheap: looks are few. Repeatable.
ALTER TABLE trendee.look
  ADD COLUMN IF NOT EXISTS show_id String AFTER look_id,
  -- As the feed lists them, one JSON object each; empty where it only describes the look.
  ADD COLUMN IF NOT EXISTS stated_garments Array(String) AFTER description,
  ADD COLUMN IF NOT EXISTS url String AFTER stated_garments,
  ADD COLUMN IF NOT EXISTS attribute_words Array(String) AFTER attribute_values,
  -- What was read of each garment, as JSON; empty in rows of before, which are read as one garment.
  ADD COLUMN IF NOT EXISTS garments String AFTER attribute_words;

-- Shows of before get the id that packages/core/src/runway/show-id.ts gives them, as far as letters without accents go.
ALTER TABLE trendee.look UPDATE show_id = arrayStringConcat(arrayFilter(part -> part != '', arrayMap(
    (part, at) -> if(at != 2 AND part != '' AND position(concat('-', named[2], '-'), concat('-', part, '-')) > 0, '', part),
    arrayMap(text -> trim(BOTH '-' FROM replaceRegexpAll(replaceRegexpAll(lowerUTF8(text), '[''’.]', ''), '[^\\p{L}\\p{N}]+', '-')),
      [brand, show, toString(season)]) AS named, [1, 2, 3])), '-')
  WHERE show_id = '' SETTINGS mutations_sync = 2;
-- A corrected city or gender is something new; rows of before get the fingerprint that the same row of their file has now,
-- so that importing a file again loads nothing.
ALTER TABLE trendee.look UPDATE fingerprint = cityHash64(tuple(look_id, show_id, show, brand, season, city, gender, shown_on,
  look_number, description, stated_garments, url, image_url)) WHERE true SETTINGS mutations_sync = 2;

-- Each look once, from its newest capture.
CREATE TABLE IF NOT EXISTS trendee.look_current (
  look_id String,
  show_id String,
  show String,
  brand_id String,
  brand String,
  season LowCardinality(String),
  city LowCardinality(String),
  gender LowCardinality(String),
  shown_on Date,
  look_number Nullable(UInt16),
  description String,
  url String,
  -- Of the first garment that has one.
  primary_category LowCardinality(String),
  secondary_category LowCardinality(String),
  -- Of all garments, each once; which garment has them is in look_garment.
  attribute_types Array(LowCardinality(String)),
  attribute_values Array(LowCardinality(String)),
  attribute_words Array(String),
  -- What words are looked up in: names of house, show, season, city, and what is worn; lower case.
  searched String,
  -- JSON: a list of {text, primary_category, secondary_category, category_words, attributes: [{type, value, words, from}]}.
  garments String
) ENGINE = MergeTree ORDER BY (show_id, look_id)
SETTINGS index_granularity = 256;

-- Each garment of each look, with what its look is found by: for counts, and for what one garment must have at once.
CREATE TABLE IF NOT EXISTS trendee.look_garment (
  look_id String,
  -- 1 is the first.
  garment UInt8,
  text String,
  primary_category LowCardinality(String),
  secondary_category LowCardinality(String),
  attribute_types Array(LowCardinality(String)),
  attribute_values Array(LowCardinality(String)),
  show_id String,
  brand_id String,
  season LowCardinality(String),
  city LowCardinality(String),
  gender LowCardinality(String),
  shown_on Date
) ENGINE = MergeTree ORDER BY (look_id, garment)
SETTINGS index_granularity = 256;

CREATE TABLE IF NOT EXISTS trendee.show_current (
  show_id String,
  show String,
  brand_id String,
  brand String,
  season LowCardinality(String),
  city LowCardinality(String),
  -- '' where its looks are for several.
  gender LowCardinality(String),
  -- Its first day.
  shown_on Date,
  looks UInt32,
  garments UInt32
) ENGINE = MergeTree ORDER BY show_id
SETTINGS index_granularity = 256;
