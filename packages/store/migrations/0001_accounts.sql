-- Accounts, sessions and plans. Times are instants; money does not appear here yet.
CREATE TABLE account (
  account_id text PRIMARY KEY,
  name text NOT NULL,
  email text UNIQUE,
  password_hash text,
  -- Comma-separated role codes: 1-6 open a product, 888 is admin.
  role text NOT NULL DEFAULT '',
  has_admin boolean NOT NULL DEFAULT false,
  -- Set on the demo accounts, which the start page may name.
  is_demo boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now()
);

-- A session is known by the SHA-256 of its token: who reads the database cannot sign in with it.
CREATE TABLE session (
  token_hash text PRIMARY KEY,
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL
);
CREATE INDEX session_account ON session (account_id);

CREATE TABLE account_plan (
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  line text NOT NULL,
  plan text NOT NULL,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, line)
);

CREATE TABLE plan_rule (
  line text NOT NULL,
  plan text NOT NULL,
  feature_name text NOT NULL,
  -- on, off, top:N, month:N, day:N, unlimited
  plan_business text NOT NULL,
  PRIMARY KEY (line, plan, feature_name)
);

CREATE TABLE language_entry (
  text_key text PRIMARY KEY,
  en text NOT NULL,
  zh text NOT NULL,
  -- Set when an editor changed it; seeding leaves such rows alone.
  is_edited boolean NOT NULL DEFAULT false,
  updated_at timestamptz NOT NULL DEFAULT now()
);
