import { expect, it } from 'vitest'
import { fetchExamples, saveExamples, selectLoaded } from '@/redux/pages/modal-examples/slice'
import { openStore } from '../../support/openStore'

it('a change shows at once, and is taken back alone where it fails', async () => {
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
