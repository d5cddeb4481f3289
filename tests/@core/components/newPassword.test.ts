import { newPasswordSchema, ratePassword } from '@core/validation/newPassword'
import { describe, expect, it } from 'vitest'

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
    expect(ratePassword(password).strength).toBe(strength)
  })

  it('has at least eight characters, however mixed', () => {
    expect(newPasswordSchema.safeParse('Lant-42').success).toBe(false)
    expect(newPasswordSchema.safeParse('Lant-42s').success).toBe(true)
  })

  it('is rated higher the longer it is', () => {
    const rates = ['Lantern4', 'Lantern4!', 'Lantern4!x', 'Lantern4!xq'].map((text) => ratePassword(text).percent)
    expect(rates).toEqual([...rates].sort((a, b) => a - b))
  })

  it.each([
    '',
    'harbour',
    'Harbour',
    'Harbours',
    'harbours-28',
    'HARBOURS-28',
    'Harbour Lights',
    'Harbours28',
    'ميناءAa12',
  ])('%j meets all displayed rules exactly if the schema accepts it', (password) => {
    const isTaken = newPasswordSchema.safeParse(password).success
    expect(ratePassword(password).rules.every(({ isMet }) => isMet)).toBe(isTaken)
    if (!isTaken) expect(ratePassword(password).strength).toBe('weak')
  })
})
