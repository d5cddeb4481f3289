create table accounts (
  id integer generated always as identity primary key,
  email text not null,
  username text not null,
  full_name text not null,
  role text not null,
  password_hash text not null,
  created_at timestamptz not null default now()
);
create unique index accounts_email on accounts (lower(email));
create unique index accounts_username on accounts (lower(username));

-- A row for each login. Deleting it ends the session, also for tokens that have not expired.
create table sessions (
  id uuid primary key default gen_random_uuid(),
  account_id integer not null references accounts on delete cascade,
  expires_at timestamptz not null
);
create index sessions_account on sessions (account_id);

-- The last link for a new password. Only a hash is stored, so a copy of the database opens no account.
create table password_resets (
  account_id integer primary key references accounts on delete cascade,
  token_hash text not null,
  created_at timestamptz not null
);
