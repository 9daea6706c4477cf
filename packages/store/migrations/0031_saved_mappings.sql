-- What administrators said of the columns of tables of unknown layout, under the names of their columns. Cheap: a new table.
CREATE TABLE saved_mapping (
  -- Hash of the names of the columns, whatever their order
  mapping_id text PRIMARY KEY,
  columns text[] NOT NULL,
  -- As the API names it: the mapping, shop, currency, …
  reading jsonb NOT NULL,
  -- What two files of these columns were told differently: each file has to tell it
  varying text[] NOT NULL,
  -- The file of which it was last said
  file text NOT NULL,
  saved_at timestamptz NOT NULL DEFAULT now(),
  -- When a file was last read by it
  used_at timestamptz NOT NULL DEFAULT now()
);
