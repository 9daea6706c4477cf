-- What plans cost, who opened which, codes that open them, and how much of them is used.
CREATE TABLE plan (
  line text NOT NULL,
  plan text NOT NULL,
  -- Whole cents of a US dollar
  monthly_usd_cents integer NOT NULL,
  yearly_usd_cents integer NOT NULL,
  -- Order on the pricing page, the smallest first
  rank integer NOT NULL,
  -- Cannot be bought: opened on approval
  is_by_approval boolean NOT NULL DEFAULT false,
  PRIMARY KEY (line, plan)
);

-- trial, promotion, admin, partner, demo; payments add their own word
ALTER TABLE account_plan ADD COLUMN opened_by text NOT NULL DEFAULT 'admin';
-- A higher plan for some days leaves the lower one as it is: when it ends, the lower one is in force again.
ALTER TABLE account_plan DROP CONSTRAINT account_plan_pkey;
ALTER TABLE account_plan ADD PRIMARY KEY (account_id, line, plan);

CREATE TABLE promotion (
  -- Kept in capitals; people may type it in any case
  code text PRIMARY KEY,
  line text NOT NULL,
  plan text NOT NULL,
  -- Days of the plan that the code opens
  days integer NOT NULL CHECK (days BETWEEN 0 AND 3660),
  -- Off the price, for codes that are used when paying
  percent_off integer NOT NULL DEFAULT 0 CHECK (percent_off BETWEEN 0 AND 100),
  uses_left integer NOT NULL CHECK (uses_left >= 0),
  expires_at timestamptz,
  note text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE promotion_use (
  code text NOT NULL REFERENCES promotion,
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  used_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (code, account_id)
);

-- How much of a counted feature an account has used in a day or month (UTC).
CREATE TABLE quota_counter (
  account_id text NOT NULL,
  line text NOT NULL,
  feature_name text NOT NULL,
  -- First instant of the day or month
  period_start timestamptz NOT NULL,
  used integer NOT NULL,
  PRIMARY KEY (account_id, line, feature_name, period_start)
);

-- Items that were already counted in the period: looking again at the same one costs nothing.
CREATE TABLE quota_item (
  account_id text NOT NULL,
  line text NOT NULL,
  feature_name text NOT NULL,
  period_start timestamptz NOT NULL,
  item text NOT NULL,
  PRIMARY KEY (account_id, line, feature_name, period_start, item)
);

-- The API product: one token an account, and the addresses it may be used from (none listed: any).
CREATE TABLE api_token (
  account_id text PRIMARY KEY REFERENCES account ON DELETE CASCADE,
  token_hash text NOT NULL UNIQUE,
  -- First characters, so that its owner can tell which one it is
  shown_start text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_used_at timestamptz
);

CREATE TABLE api_address (
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  -- IPv4, IPv6 or a CIDR block, normalised
  address text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (account_id, address)
);

-- Calls of the API product by day and route, for its usage screen.
CREATE TABLE api_call_count (
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  day date NOT NULL,
  endpoint text NOT NULL,
  calls integer NOT NULL,
  PRIMARY KEY (account_id, day, endpoint)
);
