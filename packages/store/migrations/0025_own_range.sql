-- A shop's own range, private to the account that brought it. Cheap: new tables.
CREATE TABLE own_range (
  account_id text PRIMARY KEY REFERENCES account ON DELETE CASCADE,
  file_name text NOT NULL,
  -- Id of the feed that read the file
  feed text NOT NULL,
  uploaded_at timestamptz NOT NULL DEFAULT now(),
  rows_read integer NOT NULL,
  rows_rejected integer NOT NULL
);

CREATE TABLE own_range_item (
  account_id text NOT NULL REFERENCES own_range ON DELETE CASCADE,
  item_id text NOT NULL,
  title text NOT NULL,
  -- Empty where the words tell none
  primary_category text NOT NULL,
  secondary_category text NOT NULL,
  gender text NOT NULL,
  attribute_values text[] NOT NULL,
  price double precision,
  currency text NOT NULL,
  -- Null without a price, or in a currency that has no rate
  price_usd double precision,
  stock double precision,
  PRIMARY KEY (account_id, item_id)
);
