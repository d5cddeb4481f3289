import { expect, it } from 'vitest'
import { fetchOptions, selectOptions } from '@/redux/forms/gallery/slice'
import { openStore } from '../../support/openStore'
import { until } from '../../support/until'

it('shows the options of the last query, in any order of responses', async () => {
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
