-- A sign-in by another service belongs to the browser that asked for it, and says on the telephone what asked. Those under
-- way (ten minutes at most) have no browser to belong to: they are begun again.
DELETE FROM outside_sign_in;
ALTER TABLE outside_sign_in
  -- SHA-256 of the secret that the browser keeps in a cookie
  ADD COLUMN browser_hash text NOT NULL,
  -- Browser and system as read from the user agent, `Chrome on Windows`
  ADD COLUMN device text NOT NULL,
  ADD COLUMN asked_at timestamptz NOT NULL;
