import { describe, expect, it } from 'vitest'
import { subscriptionApi } from '@/redux/shell/subscription/contract'
import { subscriptionSchema } from '@/redux/shell/subscription/schema'
import {
  cancelPlan,
  changePlan,
  endTrial,
  fetchSubscription,
  selectSubscription,
  startTrial,
} from '@/redux/shell/subscription/slice'
import { now, refusal, startBackend } from '../../support/backend'
import { openStore } from '../../support/openStore'

describe('GET /pricing/subscription', () => {
  it('returns the current plan, with a future end', async () => {
    const { subscription } = await startBackend().api.call(subscriptionApi.current, {})
    expect(subscriptionSchema.parse(subscription)).toEqual(subscription)
    expect(subscription).toMatchObject({ plan: 'enterprise', interval: 'yearly', isCancelled: false })
    expect(Date.parse(subscription.renewsOn)).toBeGreaterThan(now().getTime())
    expect(subscription.usage.users).toBeLessThan(subscription.usage.userLimit)
  })

  it('is separate for each user: new accounts start with the free plan', async () => {
    const { api, axios } = startBackend({ authorize: true })
    const body = { username: 'zoe', email: 'zoe@polar.example', password: 'x' }
    const { data } = await axios.post<{ accessToken: string }>('/jwt/register', body)
    const headers = { Authorization: `Bearer ${data.accessToken}` }
    const change = { plan: 'standard', interval: 'monthly' }
    expect((await axios.get('/pricing/subscription', { headers })).data).toMatchObject({
      subscription: { plan: 'basic' },
    })
    await axios.post('/pricing/change-plan', change, { headers })
    expect((await axios.get('/pricing/subscription', { headers })).data).toMatchObject({ subscription: change })
    expect((await api.call(subscriptionApi.current, {})).subscription.plan).toBe('enterprise')
  })
})

describe('POST /pricing/change-plan', () => {
  it.each([
    ['monthly', '2026-12-18'],
    ['yearly', '2027-11-18'],
  ] as const)('starts a plan paid %s, with its limits', async (interval, renewsOn) => {
    const { api } = startBackend()
    const { subscription } = await api.call(subscriptionApi.change, { body: { plan: 'standard', interval } })
    expect(subscription).toMatchObject({ plan: 'standard', interval, usage: { userLimit: 50, storageLimitGb: 250 } })
    expect(subscription.renewsOn).toMatch(renewsOn)
    expect(await api.call(subscriptionApi.current, {})).toEqual({ subscription })
  })

  it.each([[undefined], [{}], [{ plan: 'gold', interval: 'monthly' }], [{ plan: 'basic', interval: 'weekly' }]])(
    'responds 400 to %o',
    async (body) => {
      expect((await refusal(startBackend().axios.post('/pricing/change-plan', body))).status).toBe(400)
    },
  )
})

describe('POST /pricing/cancel-plan', () => {
  it('ends the plan at the end of its period, and a change resumes it', async () => {
    const { api } = startBackend()
    const before = (await api.call(subscriptionApi.current, {})).subscription
    const { subscription } = await api.call(subscriptionApi.cancel, {})
    expect(subscription).toEqual({ ...before, isCancelled: true })
    expect((await refusal(api.call(subscriptionApi.cancel, {}))).status).toBe(400)
    const body = { plan: 'enterprise', interval: 'yearly' } as const
    expect((await api.call(subscriptionApi.change, { body })).subscription).toEqual(before)
  })

  it('does nothing for the free plan', async () => {
    const { api } = startBackend()
    await api.call(subscriptionApi.change, { body: { plan: 'basic', interval: 'monthly' } })
    expect((await refusal(api.call(subscriptionApi.cancel, {}))).status).toBe(400)
  })
})

describe('POST /pricing/start-trial', () => {
  const basic = { plan: 'basic', interval: 'monthly' } as const

  it('adds a trial of 14 days, with the larger limits of both plans, and ends automatically', async () => {
    let time = now()
    const { api } = startBackend({ now: () => time })
    await api.call(subscriptionApi.change, { body: basic })
    const { subscription } = await api.call(subscriptionApi.startTrial, {})
    expect(subscription).toMatchObject({
      ...basic,
      trial: { plan: 'standard', isOver: false },
      usage: { userLimit: 50, storageLimitGb: 250 },
    })
    expect(subscription.trial?.endsOn).toMatch('2026-12-02')
    expect(await api.call(subscriptionApi.current, {})).toEqual({ subscription })
    time = new Date(subscription.trial?.endsOn ?? '')
    expect((await api.call(subscriptionApi.current, {})).subscription).toMatchObject({
      trial: { isOver: true },
      usage: { userLimit: 5, storageLimitGb: 10 },
    })
  })

  it('never reduces limits', async () => {
    const { subscription } = await startBackend().api.call(subscriptionApi.startTrial, {})
    expect(subscription.usage).toMatchObject({ userLimit: 500, storageLimitGb: 2000 })
  })

  it('is rejected a second time, even after the end', async () => {
    const { api } = startBackend()
    const before = await api.call(subscriptionApi.startTrial, {})
    expect((await refusal(api.call(subscriptionApi.startTrial, {}))).status).toBe(409)
    expect(await api.call(subscriptionApi.current, {})).toEqual(before)
    await api.call(subscriptionApi.endTrial, {})
    expect((await refusal(api.call(subscriptionApi.startTrial, {}))).status).toBe(409)
  })

  it('is rejected for users with the plan', async () => {
    const { api } = startBackend()
    await api.call(subscriptionApi.change, { body: { plan: 'standard', interval: 'monthly' } })
    expect((await refusal(api.call(subscriptionApi.startTrial, {}))).status).toBe(400)
  })
})

describe('POST /pricing/end-trial', () => {
  it('ends it today, once', async () => {
    const { api } = startBackend()
    expect((await refusal(api.call(subscriptionApi.endTrial, {}))).status).toBe(409)
    await api.call(subscriptionApi.startTrial, {})
    const { subscription } = await api.call(subscriptionApi.endTrial, {})
    expect(subscription.trial).toEqual({ plan: 'standard', endsOn: now().toISOString(), isOver: true })
    expect((await refusal(api.call(subscriptionApi.endTrial, {}))).status).toBe(409)
  })
})

describe('the subscription on screen', () => {
  it('equals the last response', async () => {
    const { store } = openStore()
    const plan = () => selectSubscription(store.getState()).data?.subscription
    await store.dispatch(fetchSubscription())
    await store.dispatch(cancelPlan())
    expect(plan()).toMatchObject({ plan: 'enterprise', isCancelled: true })
    await store.dispatch(changePlan({ plan: 'standard', interval: 'monthly' }))
    expect(plan()).toMatchObject({ plan: 'standard', isCancelled: false })
    await store.dispatch(changePlan({ plan: 'enterprise', interval: 'monthly' }))
    await store.dispatch(startTrial())
    expect(selectSubscription(store.getState()).data?.subscription.trial?.isOver).toBe(false)
    await store.dispatch(endTrial())
    expect(selectSubscription(store.getState()).data?.subscription.trial?.isOver).toBe(true)
  })
})
