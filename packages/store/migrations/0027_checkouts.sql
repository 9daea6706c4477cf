-- Where an order is paid, and which plan it takes the place of.
-- Cost: columns without a default, on a small table.
-- The provider's name of its page to pay at, and its address.
ALTER TABLE payment_order ADD COLUMN checkout_ref text;
ALTER TABLE payment_order ADD COLUMN checkout_url text;
-- The provider's name of the subscription, once there is one
ALTER TABLE payment_order ADD COLUMN subscription_ref text;
-- What each later payment of a subscription is for; NULL: the same as the first
ALTER TABLE payment_order ADD COLUMN renewal_lines jsonb;
-- Whose time that is left was credited. No reference: its check would hold that order's row after the account's, which an
-- event of that order holds the other way round.
ALTER TABLE payment_order ADD COLUMN replaces_order_id text;
CREATE INDEX payment_order_of_account ON payment_order (account_id, created_at);
CREATE INDEX payment_order_replaces ON payment_order (replaces_order_id);
