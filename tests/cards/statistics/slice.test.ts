import { expect, it } from 'vitest'
import { fetchStatistics, selectStatistics } from '@/redux/cards/statistics/slice'
import { openStore } from '../../support/openStore'

it('fetches each card by its name, and lets each fail on its own', async () => {
  const { store, breakCalls, calls } = openStore()
  breakCalls((call) => call.endsWith('/sales'))
  const names = Object.keys(fetchStatistics) as (keyof typeof fetchStatistics)[]
  await Promise.all(names.map((name) => store.dispatch(fetchStatistics[name]({}))))
  expect(new Set(calls).size).toBe(12)
  const states = names.map((name) => [name, selectStatistics(store.getState(), name).request.status])
  expect(Object.fromEntries(states)).toEqual({
    ...Object.fromEntries(names.map((name) => [name, 'succeeded'])),
    sales: 'failed',
  })
  expect(selectStatistics(store.getState(), 'newsletter').data?.series[0]?.name).toBe('Newsletter')
})
