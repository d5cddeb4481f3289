import { describe, expect, it } from 'vitest'
import { signedOut } from '@/redux/app/events'
import { fetchFaq, selectFaq } from '@/redux/pages/faq/slice'
import { openStore } from '../../support/openStore'

describe('the FAQ', () => {
  it('is what the backend found last, whatever the order of the answers', async () => {
    const { store } = openStore()
    await Promise.all([store.dispatch(fetchFaq('card')), store.dispatch(fetchFaq('warranty'))])
    const { data, request } = selectFaq(store.getState())
    expect(request).toEqual({ status: 'succeeded' })
    expect(Object.keys(data?.faqData ?? {})).toEqual(['productServices'])
  })

  it('stays on screen when a search fails, until the session ends', async () => {
    const { store, breakCalls } = openStore()
    await store.dispatch(fetchFaq(''))
    breakCalls()
    await store.dispatch(fetchFaq('card'))
    expect(selectFaq(store.getState()).request).toMatchObject({ status: 'failed', error: { kind: 'network' } })
    expect(Object.keys(selectFaq(store.getState()).data?.faqData ?? {})).toHaveLength(5)
    store.dispatch(signedOut('asked'))
    expect(selectFaq(store.getState())).toEqual({ data: null, request: { status: 'idle' } })
  })
})
