-- Ways to sign in, what proves them, and who may try how often.
ALTER TABLE account
  -- E.164, `+8613800138000`
  ADD COLUMN mobile text UNIQUE,
  -- An account that a visitor got without saying who they are; it is asked to sign in properly.
  ADD COLUMN is_restricted boolean NOT NULL DEFAULT false,
  -- After this instant the account opens nothing: the end of a visitor's look around, or of what a partner granted.
  ADD COLUMN access_ends_at timestamptz,
  -- The seven days of the main line are given once.
  ADD COLUMN trial_started_at timestamptz,
  -- How the account came to be: password, sms, email, wechat, promotion, partner, trial, visitor, admin, demo.
  ADD COLUMN came_by text NOT NULL DEFAULT 'admin',
  -- Campaign and partner link of the first visit, as the address carried them.
  ADD COLUMN utm_source text,
  ADD COLUMN ucode text,
  ADD COLUMN company text,
  ADD COLUMN company_size text,
  ADD COLUMN country text,
  ADD COLUMN job_title text,
  ADD COLUMN language text;

-- Who an account is for an outside service: WeChat's unionid, a partner's subject.
CREATE TABLE account_identity (
  provider text NOT NULL,
  subject text NOT NULL,
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (provider, subject)
);
CREATE INDEX account_identity_account ON account_identity (account_id);

ALTER TABLE session
  -- What the list of devices calls a session; the token's hash never leaves the server.
  ADD COLUMN session_id text NOT NULL DEFAULT gen_random_uuid()::text UNIQUE,
  -- Browser and system as read from the user agent, `Chrome on Windows`.
  ADD COLUMN device text NOT NULL DEFAULT '',
  ADD COLUMN ip text NOT NULL DEFAULT '',
  -- How it was opened, in the words of account.came_by.
  ADD COLUMN opened_by text NOT NULL DEFAULT 'password',
  ADD COLUMN last_seen_at timestamptz NOT NULL DEFAULT now();

-- A browser that has signed in to the account before; strangers' guesses do not lock it out.
CREATE TABLE known_device (
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  device_hash text NOT NULL,
  last_seen_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (account_id, device_hash)
);

-- The newest code sent to an address for a purpose. A new one replaces it, so that only one is ever valid.
CREATE TABLE verification_code (
  -- `sms` or `email`
  channel text NOT NULL,
  address text NOT NULL,
  -- login, bind, password, proof
  purpose text NOT NULL,
  code_hash text NOT NULL,
  expires_at timestamptz NOT NULL,
  tries_left integer NOT NULL,
  PRIMARY KEY (channel, address, purpose)
);

-- How often something was tried in a window; `allowance` of them are let through.
CREATE TABLE attempt_counter (
  -- `login:ip:192.0.2.7`, `code:address:email:…`
  attempt_key text NOT NULL,
  window_ends_at timestamptz NOT NULL,
  attempts integer NOT NULL,
  PRIMARY KEY (attempt_key)
);
CREATE INDEX attempt_counter_window ON attempt_counter (window_ends_at);

-- One sign-in that goes out to another service and comes back: WeChat's QR code, a partner's page.
CREATE TABLE outside_sign_in (
  -- SHA-256 of the `state` that travels through the other service
  state_hash text PRIMARY KEY,
  provider text NOT NULL,
  -- SHA-256 of the ticket that only the browser which began it holds
  ticket_hash text NOT NULL,
  expires_at timestamptz NOT NULL,
  -- The service's word on who it was, set when the visitor has confirmed; then the ticket opens the session, once.
  subject text,
  profile_name text,
  used_at timestamptz
);
CREATE INDEX outside_sign_in_ticket ON outside_sign_in (ticket_hash);
