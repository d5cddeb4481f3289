import { expect, it } from 'vitest'
import { readId } from '@/utility/hooks/useIdParam'

it('an id in a URL is digits only', () => {
  expect(readId('10')).toBe(10)
  for (const text of ['1e1', '0x10', '0b1', '-1', '1.0', ' 1', '', 'ten', '1'.repeat(16)])
    expect(readId(text)).toBeNull()
})
