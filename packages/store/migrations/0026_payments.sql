-- What was ordered, what providers tell of it, and what it has become: payments, refunds, disputes, invoices, paid plans.
-- Cost: new tables, empty. Amounts are minor units (cents). Accounts with orders cannot be deleted: the ledger outlives them.
CREATE TABLE payment_order (
  order_id text PRIMARY KEY,
  account_id text NOT NULL REFERENCES account,
  -- stripe, paypal
  provider text NOT NULL,
  -- Plan and period, 'sellers-professional-monthly'
  pid text NOT NULL,
  line text NOT NULL,
  plan text NOT NULL,
  is_subscription boolean NOT NULL,
  currency text NOT NULL,
  total_minor integer NOT NULL,
  -- Lines of the invoice of each payment
  lines jsonb NOT NULL,
  -- The same click twice names the same key
  request_key text NOT NULL,
  state text NOT NULL DEFAULT 'pending',
  -- NULL: paid once
  subscription_state text,
  created_at timestamptz NOT NULL,
  UNIQUE (account_id, request_key)
);

CREATE TABLE payment_event (
  provider text NOT NULL,
  event_id text NOT NULL,
  -- As the event names it; there may be none of that id
  order_id text NOT NULL,
  kind text NOT NULL,
  happened_at timestamptz NOT NULL,
  event jsonb NOT NULL,
  received_at timestamptz NOT NULL,
  -- applied, or why it changes nothing as it stands: no_order, already, not_yet, over, wrong_amount
  outcome text NOT NULL,
  PRIMARY KEY (provider, event_id)
);
CREATE INDEX payment_event_of_order ON payment_event (order_id);

CREATE TABLE payment (
  provider text NOT NULL,
  payment_ref text NOT NULL,
  order_id text NOT NULL REFERENCES payment_order,
  state text NOT NULL,
  amount_minor integer NOT NULL,
  refunded_minor integer NOT NULL,
  paid_at timestamptz,
  -- Since when it no longer stands
  closed_at timestamptz,
  -- What it pays for
  covers_from timestamptz,
  covers_until timestamptz,
  PRIMARY KEY (provider, payment_ref)
);
CREATE INDEX payment_of_order ON payment (order_id);

CREATE TABLE payment_refund (
  provider text NOT NULL,
  refund_ref text NOT NULL,
  payment_ref text NOT NULL,
  amount_minor integer NOT NULL,
  state text NOT NULL,
  PRIMARY KEY (provider, refund_ref)
);

CREATE TABLE payment_dispute (
  provider text NOT NULL,
  dispute_ref text NOT NULL,
  payment_ref text NOT NULL,
  state text NOT NULL,
  PRIMARY KEY (provider, dispute_ref)
);

-- The last number given, a row once there is one; a transaction that fails gives its number back.
CREATE TABLE invoice_counter (
  counter text PRIMARY KEY,
  last_no integer NOT NULL
);

CREATE TABLE invoice (
  invoice_no integer PRIMARY KEY,
  order_id text NOT NULL REFERENCES payment_order,
  provider text NOT NULL,
  payment_ref text NOT NULL,
  issued_at timestamptz NOT NULL,
  currency text NOT NULL,
  total_minor integer NOT NULL,
  state text NOT NULL,
  UNIQUE (provider, payment_ref)
);

CREATE TABLE invoice_line (
  invoice_no integer NOT NULL REFERENCES invoice,
  line_no integer NOT NULL,
  kind text NOT NULL,
  item text NOT NULL,
  amount_minor integer NOT NULL,
  PRIMARY KEY (invoice_no, line_no)
);

-- How far payments have opened a plan, so that days given otherwise can be told from it.
CREATE TABLE paid_plan (
  account_id text NOT NULL REFERENCES account,
  line text NOT NULL,
  plan text NOT NULL,
  written_until timestamptz NOT NULL,
  PRIMARY KEY (account_id, line, plan)
);

-- Days of a paid plan that were not paid: a trial, a promotion, an administrator's.
CREATE TABLE paid_plan_gift (
  account_id text NOT NULL REFERENCES account,
  line text NOT NULL,
  plan text NOT NULL,
  given_from timestamptz NOT NULL,
  given_until timestamptz NOT NULL,
  PRIMARY KEY (account_id, line, plan, given_from)
);
