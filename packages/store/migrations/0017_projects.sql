-- Collections of trends: projects, what is collected in them, who works on them, and their links. Cheap: new tables.
CREATE TABLE project (
  project_id text PRIMARY KEY,
  -- Their account ends: so does the project, for everybody who worked on it. Also the member whose role is owner
  owner_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  name text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- Last change of its name or of what is in it
  updated_at timestamptz NOT NULL DEFAULT now(),
  -- Since when it is deleted; it can be restored until the housekeeping clears it
  deleted_at timestamptz
);
CREATE INDEX project_owner ON project (owner_id);
CREATE INDEX project_deleted ON project (deleted_at) WHERE deleted_at IS NOT NULL;

CREATE TABLE project_member (
  project_id text NOT NULL REFERENCES project ON DELETE CASCADE,
  account_id text NOT NULL REFERENCES account ON DELETE CASCADE,
  -- owner, editor, viewer; each project has one owner
  role text NOT NULL,
  -- Place in the member's own order; 0: not placed, before those that are
  place integer NOT NULL DEFAULT 0,
  joined_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (project_id, account_id)
);
CREATE INDEX project_member_account ON project_member (account_id);

CREATE TABLE collected_trend (
  project_id text NOT NULL REFERENCES project ON DELETE CASCADE,
  trend_id text NOT NULL,
  collected_at timestamptz NOT NULL DEFAULT now(),
  note text NOT NULL DEFAULT '',
  -- Place in the project's order; 0: not placed, before those that are
  place integer NOT NULL DEFAULT 0,
  -- { standings }: how the trend stood when it was collected, for each region and gender that knew it
  seen jsonb NOT NULL,
  removed_at timestamptz,
  PRIMARY KEY (project_id, trend_id)
);
CREATE INDEX collected_trend_removed ON collected_trend (removed_at) WHERE removed_at IS NOT NULL;

CREATE TABLE project_invitation (
  invitation_id text PRIMARY KEY,
  project_id text NOT NULL REFERENCES project ON DELETE CASCADE,
  -- In small letters, as accounts keep theirs: whoever has the address may accept
  email text NOT NULL,
  -- editor, viewer
  role text NOT NULL,
  invited_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  UNIQUE (project_id, email)
);
CREATE INDEX project_invitation_email ON project_invitation (email);

CREATE TABLE project_share (
  project_id text PRIMARY KEY REFERENCES project ON DELETE CASCADE,
  -- SHA-256 of the link's token: who reads the database cannot open the link
  token_hash text NOT NULL UNIQUE,
  shows_notes boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL
);
