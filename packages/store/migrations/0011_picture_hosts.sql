-- Hosts from which an administrator lets the pictures of feeds be fetched; none at first.
CREATE TABLE picture_host (
  -- `cdn.shop.example`, with its port where it is not the usual one; `*.shop.example` for all below
  host text PRIMARY KEY,
  allows_http boolean NOT NULL DEFAULT false,
  allowed_at timestamptz NOT NULL DEFAULT now()
);
