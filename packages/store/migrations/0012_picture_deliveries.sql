-- Archives of pictures that were handed in beside a feed, and what came of each.
CREATE TABLE picture_delivery (
  delivery_id text PRIMARY KEY,
  file text NOT NULL,
  bytes bigint NOT NULL,
  -- waiting, done, failed
  state text NOT NULL DEFAULT 'waiting',
  -- Why it failed
  trouble text NOT NULL DEFAULT '',
  -- Pictures that are kept, that could not be taken, and that a record shows
  taken integer NOT NULL DEFAULT 0,
  refused integer NOT NULL DEFAULT 0,
  shown integer NOT NULL DEFAULT 0,
  delivered_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX picture_delivery_delivered ON picture_delivery (delivered_at);
