import { dayTextOf } from '@core/zonedTime'
import { addDays } from '@fake-db/kit/env'
import { amountOfText, daysOf, moneyText } from '@fake-db/apps/invoice/rules'
import type { Bill } from '@fake-db/shell/invoices/bills'
import { statusOf, totalOf } from '@fake-db/shell/invoices/bills'
import { seedBills } from '@fake-db/shell/invoices/seed'
import { describe, expect, it } from 'vitest'

const now = new Date(2026, 10, 18, 10)

function bill(change: Partial<Bill> = {}): Bill {
  return {
    ...seedBills(now)[0]!,
    lines: [{ title: 'Hours', description: '', qty: 10, price: 100_00, discount: 0, tax: 0 }],
    delivery: 'Sent',
    payments: [],
    dueDate: dayTextOf(addDays(now, 5)),
    ...change,
  }
}

const payment = (amount: number) => ({ amount, date: dayTextOf(now), method: 'Cash' as const, note: '' })

describe('the status of an invoice', () => {
  it.each(['Draft', 'Sent', 'Downloaded'] as const)('is %s if unpaid and not overdue', (delivery) => {
    expect(statusOf(bill({ delivery }), now)).toBe(delivery)
  })

  it('is Partial Payment from the first payment on, and Paid without a balance', () => {
    expect(statusOf(bill({ payments: [payment(1)] }), now)).toBe('Partial Payment')
    expect(statusOf(bill({ payments: [payment(999_99)] }), now)).toBe('Partial Payment')
    expect(statusOf(bill({ payments: [payment(999_99), payment(1)] }), now)).toBe('Paid')
  })

  it('is not Paid with a negative balance', () => {
    expect(statusOf(bill({ payments: [payment(1200_00)] }), now)).toBe('Sent')
    expect(statusOf(bill({ creditOf: 5001, delivery: 'Draft' }), now)).toBe('Draft')
  })

  it('is Past Due from the day after the due date, at any hour, until paid', () => {
    for (const hour of [0, 9, 23]) {
      const at = new Date(2026, 10, 18, hour, 30)
      expect(statusOf(bill({ dueDate: dayTextOf(at) }), at)).toBe('Sent')
      const late = { dueDate: dayTextOf(addDays(at, -1)) }
      expect(statusOf(bill(late), at)).toBe('Past Due')
      expect(statusOf(bill({ ...late, payments: [payment(5)] }), at)).toBe('Past Due')
      expect(statusOf(bill({ ...late, payments: [payment(1000_00)] }), at)).toBe('Paid')
    }
  })

  it('stays Draft for an unsent draft, at any age', () => {
    expect(statusOf(bill({ delivery: 'Draft', dueDate: dayTextOf(addDays(now, -40)) }), now)).toBe('Draft')
  })
})

describe('amounts in texts', () => {
  it.each([
    [205_00, '$205'],
    [-205_00, '-$205'],
    [4_205_50, '$4205.50'],
    [-5, '-$0.05'],
  ])('format %d cents as %s, and parse it back', (cents, text) => {
    expect(moneyText(cents)).toBe(text)
    expect(Math.round(amountOfText(text) * 100)).toBe(cents)
  })

  it('are 0 for an empty balance', () => {
    expect(amountOfText(0)).toBe(0)
  })
})

describe('dates of an invoice', () => {
  const before = { issuedDate: dayTextOf(now), dueDate: dayTextOf(addDays(now, 30)) }

  it('are days of the local calendar', () => {
    const { issuedDate } = daysOf({ issuedDate: '2026-11-20' }, before)
    expect(issuedDate).toBe('2026-11-20')
    expect(daysOf({ dueDate: new Date(2026, 11, 1, 0, 5).toISOString() }, before).dueDate).toBe('2026-12-01')
  })

  it('may be equal, but not reversed', () => {
    expect(() => daysOf({ issuedDate: '2026-11-20', dueDate: '2026-11-20' }, before)).not.toThrow()
    expect(() => daysOf({ dueDate: '2026-11-17' }, before)).toThrow('dateOrder')
    expect(() => daysOf({ issuedDate: '2027-01-01' }, before)).toThrow('dateOrder')
  })
})

describe('the sample invoices', () => {
  const clocks = [
    new Date(2026, 10, 18, 10),
    new Date(2027, 0, 31, 23, 59),
    new Date(2028, 1, 29, 0, 1),
    new Date(2026, 2, 29, 3, 30),
  ]

  it.each(clocks)('have the same amounts and statuses at %s', (clock) => {
    const statuses = seedBills(clock).map((row) => statusOf(row, clock))
    expect(statuses).toEqual(seedBills(now).map((row) => statusOf(row, now)))
    expect(seedBills(clock).map(totalOf)).toEqual(seedBills(now).map(totalOf))
  })
})
