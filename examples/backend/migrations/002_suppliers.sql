create table suppliers (
  id integer generated always as identity primary key,
  name text not null,
  status text not null,
  added_at timestamptz not null default now(),
  deleted_at timestamptz
);
-- Deleted rows stay for Undo, and do not reserve their names.
create unique index suppliers_name on suppliers (lower(name)) where deleted_at is null;
