import type { Env } from '@fake-db/kit/env'
import type { Table } from '@fake-db/kit/table'
import { createTable } from '@fake-db/kit/table'
import type { UserRow } from './seedUsers'
import { seedUsers } from './seedUsers'

export function createUsers(env: Env): Table<UserRow> {
  return createTable(env, 'shell/people/users', seedUsers(env.now()), 'user')
}
