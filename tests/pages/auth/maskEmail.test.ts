import { describe, expect, it } from 'vitest'
import { maskEmail } from '@/views/shared/auth/maskEmail'

describe('an email', () => {
  it.each([
    ['admin@demo.com', 'a•••n@demo.com'],
    ['bo@demo.com', 'b•••@demo.com'],
    ['x@demo.com', 'x•••@demo.com'],
  ])('%s becomes %s', (email, masked) => {
    expect(maskEmail(email)).toBe(masked)
  })
})
