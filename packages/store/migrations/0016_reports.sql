-- Reports as they were written: later data writes new ones and leaves these alone. Cheap: a new table.
CREATE TABLE report (
  report_id text PRIMARY KEY,
  -- weekly, season, category
  kind text NOT NULL,
  subject text NOT NULL,
  region text NOT NULL,
  -- Last day that it tells of.
  as_of date NOT NULL,
  title_en text NOT NULL,
  title_zh text NOT NULL,
  teaser_en text NOT NULL,
  teaser_zh text NOT NULL,
  -- { sections }
  body jsonb NOT NULL,
  written_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX report_newest ON report (as_of DESC, report_id);
