-- Sentences in a language model's words, as they were checked, so that nobody pays for the same twice. Cheap: a new table.
CREATE TABLE rewording (
  -- SHA-256 of the sentences, the language, the model and the prompt
  rewording_key text PRIMARY KEY,
  model text NOT NULL,
  -- Null where the model's words were not taken
  sentences jsonb,
  -- Why they were not, else ''
  fault text NOT NULL DEFAULT '',
  tokens integer NOT NULL,
  made_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX rewording_made_at ON rewording (made_at);
