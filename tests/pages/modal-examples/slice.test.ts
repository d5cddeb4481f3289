import { expect, it } from 'vitest'
import { fetchExamples, saveExamples, selectLoaded } from '@/redux/pages/modal-examples/slice'
import { openStore } from '../../support/openStore'

it('an update is optimistic, and reverted alone on failure', async () => {
  const { store, breakCalls } = openStore()
  await store.dispatch(fetchExamples())
  const shown = () => selectLoaded(store.getState()).data?.examples
  await store.dispatch(saveExamples({ signIn: 'link' }))
  const before = shown()
  breakCalls()
  const failing = store.dispatch(saveExamples({ signIn: 'key' }))
  expect(shown()).toEqual({ ...before, signIn: 'key' })
  await failing
  expect(shown()).toEqual(before)
  expect(before?.signIn).toBe('link')
})
