-- Partners, their links, and what was paid out to them. What they earn follows from payments and is kept nowhere.
-- Cost: new tables, empty; the index reads the accounts once.
CREATE TABLE partner (
  account_id text PRIMARY KEY REFERENCES account ON DELETE CASCADE,
  -- channel, customer
  kind text NOT NULL,
  -- applied, verified, refused, cancelled
  state text NOT NULL,
  note text NOT NULL,
  -- The channel that proposed them; NULL: they applied themselves
  invited_by text REFERENCES account ON DELETE SET NULL,
  applied_at timestamptz NOT NULL,
  decided_at timestamptz
);

CREATE TABLE partner_link (
  code text PRIMARY KEY,
  account_id text NOT NULL REFERENCES partner ON DELETE CASCADE,
  -- partner: recommends channels; user: recommends customers
  link_type text NOT NULL,
  name text NOT NULL,
  target_line text NOT NULL,
  campaign text NOT NULL,
  note text NOT NULL,
  created_at timestamptz NOT NULL,
  -- From then on nobody comes by it; who came before stays
  ended_at timestamptz
);
CREATE INDEX partner_link_of_account ON partner_link (account_id);
CREATE INDEX account_by_ucode ON account (ucode) WHERE ucode IS NOT NULL;

CREATE TABLE partner_payout (
  payout_id text PRIMARY KEY,
  account_id text NOT NULL REFERENCES partner,
  currency text NOT NULL,
  amount_minor integer NOT NULL,
  made_at timestamptz NOT NULL
);

CREATE TABLE partner_payout_row (
  payout_id text NOT NULL REFERENCES partner_payout,
  provider text NOT NULL,
  payment_ref text NOT NULL,
  -- Below zero: more had been paid out than is earned
  amount_minor integer NOT NULL,
  PRIMARY KEY (payout_id, provider, payment_ref)
);
CREATE INDEX partner_payout_row_of_payment ON partner_payout_row (provider, payment_ref);
