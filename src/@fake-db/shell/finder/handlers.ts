import { search } from '@core/search'
import { implement } from '@fake-db/kit/implement'
import { ok } from '@fake-db/kit/reply'
import { text } from '@fake-db/kit/request'
import { createAccounts } from '@fake-db/shell/session/accounts'
import { allows } from '@fake-db/shell/session/authorize'
import { finderApi } from '@/redux/shell/finder/contract'
import type { Finder } from './findable'

const loaders = import.meta.glob<Finder>('../../*/*/finder.ts', { import: 'finder' })

const limit = 4

function keyOf(file: string): string {
  return file.split('/').slice(-3, -1).join('/')
}

export async function load() {
  const finders = await Promise.all(
    Object.entries(loaders).map(async ([file, load]) => ({ key: keyOf(file), ...(await load()) })),
  )
  const handlers = implement(finderApi, (env) => {
    const accounts = env.shared(createAccounts)
    return {
      rows({ query, askedBy }) {
        const q = text(query.q)
        const asked =
          q === ''
            ? []
            : finders.filter(
                ({ subject }) =>
                  askedBy === null || allows(accounts.toUserData(accounts.get(askedBy)), 'read', subject),
              )
        const all = asked.flatMap(({ key, rows }) => rows(env).map(([row, texts]) => ({ key, row, texts })))
        const found = search(all, q, ({ texts }) => texts)
        const groups = asked.map(({ key }) => ({
          key,
          rows: found
            .filter((entry) => entry.key === key)
            .slice(0, limit)
            .map(({ row }) => row),
        }))
        return ok({ groups: groups.filter(({ rows }) => rows.length > 0) })
      },
    }
  })
  return { handlers }
}
