import { PGlite } from '@electric-sql/pglite'

/** Postgres in this process. `DATA` is its folder. */
export const database = await PGlite.create(process.env.DATA ?? 'data')

await database.exec(`
  create table if not exists users (
    id uuid primary key default gen_random_uuid(),
    email text not null,
    display_name text not null,
    password_hash text not null
  );
  create unique index if not exists users_email on users (lower(email));

  create table if not exists sessions (
    token_hash text primary key,
    csrf_token text not null,
    user_id uuid not null references users on delete cascade,
    expires_at timestamptz not null default now() + interval '12 hours'
  );

  create table if not exists suppliers (
    id uuid primary key default gen_random_uuid(),
    legal_name text not null,
    is_active boolean not null,
    created_at timestamptz not null default now()
  );
  create unique index if not exists suppliers_legal_name on suppliers (lower(legal_name));
`)

export async function query<Row>(sql: string, values: readonly unknown[] = []): Promise<Row[]> {
  return (await database.query<Row>(sql, [...values])).rows
}
