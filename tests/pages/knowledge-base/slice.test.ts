import { describe, expect, it } from 'vitest'
import { fetchQuestion, rateQuestion, selectQuestion } from '@/redux/pages/knowledge-base/slice'
import { openStore } from '../../support/openStore'

describe('the knowledge base', () => {
  it('shows a vote as counted by the backend, on its question', async () => {
    const { store, breakCalls } = openStore()
    await store.dispatch(fetchQuestion({ slug: 'create-an-api-key', language: 'en' }))
    const helpful = () => selectQuestion(store.getState()).data!.helpful
    const before = helpful()
    await store.dispatch(rateQuestion({ id: 6, isHelpful: true }))
    expect(helpful()).toEqual({ ...before, yes: before.yes + 1, yours: true })
    await store.dispatch(rateQuestion({ id: 7, isHelpful: false }))
    breakCalls()
    await store.dispatch(rateQuestion({ id: 6, isHelpful: null }))
    expect(helpful()).toEqual({ ...before, yes: before.yes + 1, yours: true })
  })
})
