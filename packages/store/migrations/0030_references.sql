-- Records that stand in a project beside its trends: products, posts, looks. Cost: a new table, empty.
CREATE TABLE project_reference (
  project_id text NOT NULL REFERENCES project ON DELETE CASCADE,
  -- product, post, look
  kind text NOT NULL,
  -- As stars name it: platform.id of products and posts
  record_id text NOT NULL,
  added_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (project_id, kind, record_id)
);
