-- Ids under which trends were known before the lexicon told them apart: links and lists of then still find them.
CREATE TABLE former_trend (
  former_id text PRIMARY KEY,
  trend_id text NOT NULL,
  moved_at timestamptz NOT NULL DEFAULT now()
);
