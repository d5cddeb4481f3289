import { expect, it } from 'vitest'
import { fetchCustomers, fetchRevenue, selectCustomers, selectRevenue } from '@/redux/cards/analytics/slice'
import { openStore } from '../../support/openStore'

it('fetches each card on its own, and lets each fail on its own', async () => {
  const { store, breakCalls } = openStore()
  breakCalls((call) => call.endsWith('/revenue'))
  await Promise.all([store.dispatch(fetchCustomers({})), store.dispatch(fetchRevenue({}))])
  expect(selectCustomers(store.getState())).toMatchObject({ request: { status: 'succeeded' } })
  expect(selectRevenue(store.getState())).toMatchObject({ data: null, request: { status: 'failed' } })
})
