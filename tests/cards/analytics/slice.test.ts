import { expect, it } from 'vitest'
import { fetchCustomers, fetchRevenue, selectCustomers, selectRevenue } from '@/redux/cards/analytics/slice'
import { openStore } from '../../support/openStore'

it('loads each card separately, and failures are independent', async () => {
  const { store, breakCalls } = openStore()
  breakCalls((call) => call.endsWith('/revenue'))
  await Promise.all([store.dispatch(fetchCustomers({})), store.dispatch(fetchRevenue({}))])
  expect(selectCustomers(store.getState())).toMatchObject({ request: { status: 'succeeded' } })
  expect(selectRevenue(store.getState())).toMatchObject({ data: null, request: { status: 'failed' } })
})
