import { expect, it } from 'vitest'
import { fetchItems, fetchOptions, selectItems, selectOptions } from '@/redux/forms/gallery/slice'
import { openStore } from '../../support/openStore'
import { until } from '../../support/until'

it('has the items for the page', async () => {
  const { store } = openStore()
  await store.dispatch(fetchItems())
  expect(selectItems(store.getState()).data?.autoComplete).toHaveLength(100)
})

it('shows the options for what was typed last, whichever answer comes last', async () => {
  const { store, holdAnswers, settled } = openStore()
  const answers = holdAnswers()
  void store.dispatch(fetchOptions('the'))
  void store.dispatch(fetchOptions('the third'))
  await until(() => {
    expect(answers).toHaveLength(2)
  })
  answers.toReversed().forEach(({ release }) => {
    release()
  })
  await settled()
  expect(selectOptions(store.getState()).data?.map(({ label }) => label)).toEqual(['The Third Man'])
})
