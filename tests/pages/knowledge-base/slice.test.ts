import { describe, expect, it } from 'vitest'
import {
  fetchCards,
  fetchGroups,
  fetchQuestion,
  rateQuestion,
  selectCards,
  selectGroups,
  selectQuestion,
} from '@/redux/pages/knowledge-base/slice'
import { openStore } from '../../support/openStore'

describe('the knowledge base', () => {
  it('keeps cards, the groups of one card and a question', async () => {
    const { store } = openStore()
    await store.dispatch(fetchCards())
    await store.dispatch(fetchGroups('email-marketing'))
    await store.dispatch(fetchQuestion('consent-before-you-write'))
    const state = store.getState()
    expect(selectCards(state).data).toHaveLength(6)
    expect(selectGroups(state).data?.groups.flatMap(({ questions }) => questions)).toHaveLength(5)
    expect(selectQuestion(state).data?.category).toBe('email-marketing')
  })

  it('says that there is no such question', async () => {
    const { store } = openStore()
    await store.dispatch(fetchQuestion('no-such-thing'))
    expect(selectQuestion(store.getState()).request).toMatchObject({ status: 'failed', error: { status: 404 } })
  })

  it('shows a vote as the backend counts it, on the question that it is about', async () => {
    const { store, breakCalls } = openStore()
    await store.dispatch(fetchQuestion('create-an-api-key'))
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
