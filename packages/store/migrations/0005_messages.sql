-- What is said to people, what they say, what they starred, and what administrators did.
CREATE TABLE message (
  message_id text PRIMARY KEY,
  title_en text NOT NULL,
  title_zh text NOT NULL,
  body_en text NOT NULL,
  body_zh text NOT NULL,
  -- An address of the platform that the message leads to
  link text,
  -- Who gets it; all NULL: everybody
  for_account_id text REFERENCES account ON DELETE CASCADE,
  for_line text,
  for_plan text,
  sent_by text,
  sent_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX message_sent ON message (sent_at);

CREATE TABLE message_read (
  message_id text NOT NULL REFERENCES message ON DELETE CASCADE,
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  read_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (message_id, account_id)
);

-- Opinions, feedback and wanted keywords, for whoever looks after the platform.
CREATE TABLE reader_word (
  word_id text PRIMARY KEY,
  -- opinion, feedback, keyword
  kind text NOT NULL,
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  content text NOT NULL,
  -- 1 to 5 where one was given
  rating integer,
  -- The screen it was said on
  page text,
  contact text,
  -- open, done
  state text NOT NULL DEFAULT 'open',
  said_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX reader_word_said ON reader_word (said_at);

CREATE TABLE account_star (
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  -- social, retail, runway, tiktok
  kind text NOT NULL,
  item_id text NOT NULL,
  starred_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (account_id, kind, item_id)
);

-- One row for each thing an administrator did, kept even when the account it was done to is gone.
CREATE TABLE audit_entry (
  entry_id text PRIMARY KEY,
  admin_id text NOT NULL,
  admin_name text NOT NULL,
  -- The contract's name of the call, `admin.userUpdate`
  action text NOT NULL,
  -- What it was done to, `account:…`
  subject text NOT NULL,
  -- Input as it came, without secrets
  detail jsonb NOT NULL,
  ip text NOT NULL,
  done_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX audit_entry_done ON audit_entry (done_at);

-- Settings that administrators change while the platform runs.
CREATE TABLE setting (
  name text PRIMARY KEY,
  value jsonb NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now()
);

-- Page views and clicks, for the platform's own statistics.
CREATE TABLE page_event (
  event_id bigserial PRIMARY KEY,
  -- page_view, click
  event text NOT NULL,
  account_id text,
  current_page text NOT NULL,
  previous_page text NOT NULL DEFAULT '',
  tracking_tag text NOT NULL DEFAULT '',
  -- Details of the event as the page gave them
  notes jsonb NOT NULL,
  happened_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX page_event_happened ON page_event (happened_at);

-- A partner's own name on the platform: its host, looks, and where its people sign in and buy.
CREATE TABLE white_label (
  host text PRIMARY KEY,
  partner text NOT NULL,
  name text NOT NULL,
  style_class text NOT NULL,
  login_url text NOT NULL,
  pricing_url text NOT NULL,
  welcome_en text NOT NULL DEFAULT '',
  welcome_zh text NOT NULL DEFAULT '',
  -- Which plan its people get here, and on which line
  line text NOT NULL,
  plan text NOT NULL
);
