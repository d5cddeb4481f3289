import { expect, it } from 'vitest'
import { autocompleteApi } from '@/redux/forms/autocomplete/contract'
import { autocompleteItemSchema } from '@/redux/forms/autocomplete/schema'
import { startBackend } from '../../support/backend'

it('has a hundred items, in the order of their ranks, which are texts', async () => {
  const { autoComplete } = await startBackend().api.call(autocompleteApi.data, {})
  expect(autoComplete.map((item) => autocompleteItemSchema.parse(item))).toEqual(autoComplete)
  expect(autoComplete.map(({ rank }) => rank)).toEqual(Array.from({ length: 100 }, (_, index) => String(index + 1)))
  expect(new Set(autoComplete.map(({ title }) => title)).size).toBe(100)
  expect(autoComplete[78]).toEqual({ id: 79, title: 'Gold', rank: '79' })
})
