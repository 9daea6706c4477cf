-- What accounts want to be told of, what they were told last, where it is sent and what became of it. Cost: new tables, empty.
CREATE TABLE alert_subscription (
  subscription_id text PRIMARY KEY,
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  -- trend, brand, creator, product, search
  subject text NOT NULL,
  -- As its star has it; of a search a digest of what it asks
  item_id text NOT NULL,
  -- Whose plan says how many there may be
  line text NOT NULL,
  name_en text NOT NULL,
  name_zh text NOT NULL,
  -- A path of the web app
  link text NOT NULL,
  -- Of a search: { list, fields }
  search jsonb NOT NULL DEFAULT '{}',
  kinds text[] NOT NULL,
  -- NULL: every channel of the account
  channels text[],
  -- What was told last
  told jsonb NOT NULL,
  -- Grows with each telling: two processes that find the same write it once
  told_version integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (account_id, subject, item_id)
);

CREATE TABLE alert (
  alert_no bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- A digest of the subscription and of what is told: the same is never written twice
  alert_id text NOT NULL UNIQUE,
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  -- Kept when the subscription has gone
  subscription_id text NOT NULL,
  subject text NOT NULL,
  item_id text NOT NULL,
  kind text NOT NULL,
  name_en text NOT NULL,
  name_zh text NOT NULL,
  words_en text NOT NULL,
  words_zh text NOT NULL,
  link text NOT NULL,
  -- The day of the data that it tells of
  data_day date NOT NULL,
  channels text[],
  found_at timestamptz NOT NULL DEFAULT now(),
  seen_at timestamptz
);
CREATE INDEX alert_of_account ON alert (account_id, alert_no);
CREATE INDEX alert_unseen ON alert (account_id) WHERE seen_at IS NULL;

CREATE TABLE alert_channel (
  channel_id text PRIMARY KEY,
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  -- mail, slack, teams, feishu
  kind text NOT NULL,
  name text NOT NULL,
  -- The webhook's address; '' of mail, which goes to the address of the account
  url text NOT NULL DEFAULT '',
  -- now, day, week
  every text NOT NULL,
  weekday integer NOT NULL DEFAULT 1,
  hour integer NOT NULL DEFAULT 8,
  time_zone text NOT NULL DEFAULT 'UTC',
  -- Under which address its owner uses the platform: links lead there
  origin text NOT NULL,
  -- The newest alert that a delivery of it holds
  sent_through bigint NOT NULL DEFAULT 0,
  -- The newest day of sending that was looked after, 'YYYY-MM-DD'
  last_slot text NOT NULL DEFAULT '',
  -- Deliveries given up in a row
  failures integer NOT NULL DEFAULT 0,
  stopped_at timestamptz,
  -- ended, failed, gone
  stopped_because text,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX alert_channel_of_account ON alert_channel (account_id);
CREATE UNIQUE INDEX alert_channel_one_mail ON alert_channel (account_id) WHERE kind = 'mail';

CREATE TABLE alert_delivery (
  delivery_id text PRIMARY KEY,
  channel_id text NOT NULL REFERENCES alert_channel ON DELETE CASCADE,
  -- Which sending it is: a day, or the newest alert in it
  slot text NOT NULL,
  after_no bigint NOT NULL,
  through_no bigint NOT NULL,
  -- waiting, sending, sent, failed
  state text NOT NULL DEFAULT 'waiting',
  tries integer NOT NULL DEFAULT 0,
  next_try_at timestamptz NOT NULL,
  -- What the last try came to, in the service's own few words
  outcome text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (channel_id, slot)
);
CREATE INDEX alert_delivery_due ON alert_delivery (next_try_at) WHERE state IN ('waiting', 'sending');
