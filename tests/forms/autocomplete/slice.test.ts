import { expect, it } from 'vitest'
import { fetchItems, selectItems } from '@/redux/forms/autocomplete/slice'
import { openStore } from '../../support/openStore'

it('has them for the page', async () => {
  const { store } = openStore()
  await store.dispatch(fetchItems())
  expect(selectItems(store.getState()).data?.autoComplete).toHaveLength(100)
})
