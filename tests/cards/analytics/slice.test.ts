import { expect, it } from 'vitest'
import {
  fetchAvgSessions,
  fetchCompanies,
  fetchCustomers,
  fetchGoalOverview,
  fetchProductOrders,
  fetchRevenue,
  fetchRevenueReport,
  fetchSessionsDevice,
  fetchSupportTracker,
  selectAvgSessions,
  selectCompanies,
  selectCustomers,
  selectGoalOverview,
  selectProductOrders,
  selectRevenue,
  selectRevenueReport,
  selectSessionsDevice,
  selectSupportTracker,
} from '@/redux/cards/analytics/slice'
import { openStore } from '../../support/openStore'

it('fetches each card on its own, and lets each fail on its own', async () => {
  const { store, breakCalls } = openStore()
  breakCalls((call) => call.endsWith('/revenue'))
  await Promise.all([store.dispatch(fetchCustomers({})), store.dispatch(fetchRevenue({}))])
  expect(selectCustomers(store.getState())).toMatchObject({ request: { status: 'succeeded' } })
  expect(selectRevenue(store.getState())).toMatchObject({ data: null, request: { status: 'failed' } })
})

it('keeps what each card brought in a place of its own', async () => {
  const { store } = openStore()
  await Promise.all([
    store.dispatch(fetchSupportTracker({})),
    store.dispatch(fetchAvgSessions({})),
    store.dispatch(fetchRevenueReport({})),
    store.dispatch(fetchGoalOverview({})),
    store.dispatch(fetchProductOrders({})),
    store.dispatch(fetchSessionsDevice({})),
    store.dispatch(fetchCompanies({})),
  ])
  const state = store.getState()
  expect(selectSupportTracker(state).data?.title).toBe('Support Tracker')
  expect(selectAvgSessions(state).data?.goal).toBe(100_000)
  expect(selectRevenueReport(state).data?.years).toEqual([2020, 2019, 2018])
  expect(selectGoalOverview(state).data?.completed).toBeGreaterThan(0)
  expect(selectProductOrders(state).data?.chart_info.finished).toBeGreaterThan(0)
  expect(selectSessionsDevice(state).data?.chart_info.map(({ usage }) => usage)).toEqual([58.6, 34.9, 6.5])
  expect(selectCompanies(state).data).not.toBeNull()
})

it('keeps the period on screen until the next one is there, and the latest one that was asked for', async () => {
  const { store } = openStore()
  const shown = () => selectCustomers(store.getState()).data?.listData[0]?.result
  await store.dispatch(fetchCustomers({}))
  const first = shown()
  const older = store.dispatch(fetchCustomers({ last_days: 'Last Month' }))
  const newer = store.dispatch(fetchCustomers({ last_days: 'Last Year' }))
  expect(shown()).toBe(first)
  await Promise.all([older, newer])
  const year = shown()
  expect(year).toBeGreaterThan(first ?? 0)
  await store.dispatch(fetchCustomers({ last_days: 'Last Year' }))
  expect(shown()).toBe(year)
})
