import { changeDetails, refuseWrongPassword } from '@fake-db/pages/account-settings/rules'
import { seedSettings } from '@fake-db/pages/account-settings/seed'
import { digestOf } from '@fake-db/shell/session/accounts'
import { seedAccounts } from '@fake-db/shell/session/seed'
import { describe, expect, it } from 'vitest'
import { now } from '../../support/backend'

const { details } = seedSettings(seedAccounts[0]!, now())

describe('a new password', () => {
  it.each([
    ['admin', 'Nine Green Bottles', null],
    ['Admin', 'Nine Green Bottles', 'mismatch'],
    ['admin ', 'Nine Green Bottles', 'mismatch'],
    ['admin', 'admin', 'taken'],
  ])('is accepted from %o and then %o: %o', (currentPassword, newPassword, refusal) => {
    const refuse = () => {
      refuseWrongPassword(digestOf('admin'), { currentPassword, newPassword })
    }
    if (refusal === null) expect(refuse).not.toThrow()
    else expect(refuse).toThrow(refusal)
  })
})

describe('notifications', () => {
  it('are listed once each', () => {
    const [first, ...others] = details.notifications
    const notifications = [...others, { ...first!, app: false }]
    expect(changeDetails(details, { notifications }).notifications).toEqual(notifications)
    expect(() => changeDetails(details, { notifications: others })).toThrow('choice')
    expect(() => changeDetails(details, { notifications: [...details.notifications, first!] })).toThrow('choice')
  })
})

describe('security and billing', () => {
  const [card] = details.paymentMethods

  it('require a phone number only for codes by text message', () => {
    const twoFactor = { enabled: true, method: 'sms', phone: '' } as const
    expect(() => changeDetails(details, { twoFactor })).toThrow('required')
    expect(changeDetails(details, { twoFactor: { ...twoFactor, enabled: false } }).twoFactor.enabled).toBe(false)
    expect(changeDetails(details, { twoFactor: { ...twoFactor, method: 'app' } }).twoFactor.method).toBe('app')
  })

  it('have exactly one primary card, unless there are no cards', () => {
    const second = { ...card!, id: 9 }
    expect(changeDetails(details, { paymentMethods: [] }).paymentMethods).toEqual([])
    expect(() => changeDetails(details, { paymentMethods: [card!, second] })).toThrow('choice')
    expect(() => changeDetails(details, { paymentMethods: [{ ...card!, primary: false }] })).toThrow('choice')
    expect(() => changeDetails(details, { paymentMethods: [card!, { ...card!, primary: false }] })).toThrow('taken')
    const paymentMethods = [{ ...card!, primary: false }, second]
    expect(changeDetails(details, { paymentMethods }).paymentMethods).toEqual(paymentMethods)
  })
})
