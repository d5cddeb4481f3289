import { implement } from '@fake-db/kit/implement'
import { ok } from '@fake-db/kit/reply'
import { badgesApi } from '@/redux/shell/badges/contract'
import type { LoadCounter } from './counter'

const loaders = import.meta.glob<LoadCounter>('../../*/*/badge.ts', { import: 'loadCounter', eager: true })

/** Returns the module key of a file such as `../../apps/user/badge.ts`. */
function keyOf(file: string): string {
  return file.split('/').slice(-3, -1).join('/')
}

export async function load() {
  const counters = await Promise.all(
    Object.entries(loaders).map(async ([file, load]) => [keyOf(file), await load()] as const),
  )
  const handlers = implement(badgesApi, (env) => ({
    data: () => ok({ badges: Object.fromEntries(counters.map(([key, count]) => [key, count(env)])) }),
  }))
  return { handlers }
}
