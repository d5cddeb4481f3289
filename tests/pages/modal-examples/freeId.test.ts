import { expect, it } from 'vitest'
import { freeId } from '@/views/shared/account/freeId'

it('a new row never gets the id of a deleted one', () => {
  const added = freeId([{ id: 1 }])
  expect(added).toBeGreaterThan(2)
  expect(freeId([{ id: 1 }, { id: added }])).toBeGreaterThan(added)
})
