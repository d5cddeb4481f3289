import { describe, expect, it } from 'vitest'
import { maskEmail } from '@/views/pages/auth/maskEmail'
import { rateStrength } from '@/views/pages/auth/passwordStrength'

describe('a password', () => {
  it.each([
    ['', 'weak'],
    ['lantern', 'weak'],
    ['Password1', 'weak'],
    ['Qwerty-123456', 'weak'],
    ['Aaaaaaaaaaaa1', 'weak'],
    ['Lantern4', 'fair'],
    ['Lantern-42', 'good'],
    ['Lantern-42-sea', 'strong'],
  ])('such as %j is %s', (password, strength) => {
    expect(rateStrength(password).strength).toBe(strength)
  })

  it('is rated higher the longer it gets', () => {
    const rates = ['Lantern4', 'Lantern4!', 'Lantern4!x', 'Lantern4!xq'].map((text) => rateStrength(text).percent)
    expect(rates).toEqual([...rates].sort((a, b) => a - b))
  })
})

describe('an email', () => {
  it.each([
    ['admin@demo.com', 'a•••n@demo.com'],
    ['bo@demo.com', 'b•••@demo.com'],
    ['x@demo.com', 'x•••@demo.com'],
  ])('such as %s shows as %s', (email, masked) => {
    expect(maskEmail(email)).toBe(masked)
  })
})
