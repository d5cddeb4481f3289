// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { DateField } from '@core/components/forms/DateField'
import { readDay, writeDay, writeDayAsTyped } from '@core/components/forms/dateEntry'
import { NumberField } from '@core/components/forms/NumberField'
import { show } from './show'

function Numbers() {
  const [value, setValue] = useState<number | null>(7)
  return <NumberField label="Guests" min={1} max={8} value={value} onChange={setValue} />
}

function Days() {
  const [value, setValue] = useState('2026-11-17')
  return (
    <>
      <DateField label="Due" min="2026-11-10" value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  )
}

describe('NumberField', () => {
  it('steps within its limits', async () => {
    const user = show(<Numbers />)
    const more = screen.getByRole('button', { name: 'Increase Guests' })
    await user.click(more)
    await user.click(more)
    expect(screen.getByRole('spinbutton', { name: 'Guests' })).toHaveValue(8)
    expect(more).toHaveAttribute('aria-disabled', 'true')
  })

  it('begins at its least where it is empty, and takes what is typed', async () => {
    const user = show(<Numbers />)
    const field = screen.getByRole('spinbutton', { name: 'Guests' })
    await user.clear(field)
    await user.click(screen.getByRole('button', { name: 'Increase Guests' }))
    expect(field).toHaveValue(1)
    await user.clear(field)
    await user.type(field, '12')
    expect(field).toHaveValue(12)
  })
})

describe('a typed day', () => {
  it.each([
    ['en', '11/17/2026', '2026-11-17'],
    ['de', '17.11.2026', '2026-11-17'],
    ['de', '17.11.26', '2026-11-17'],
    ['de', '17112026', '2026-11-17'],
    ['fr', '2026-11-17', '2026-11-17'],
    ['ar', '١٧/١١/٢٠٢٦', '2026-11-17'],
    ['de', '30.2.2026', null],
    ['de', '17.11.', null],
  ])('in %s: %s', (language, text, day) => {
    expect(readDay(text, language)).toBe(day)
  })

  it.each(['en', 'de', 'fr', 'pt', 'ar'])('comes back from how %s writes it', (language) => {
    expect(readDay(writeDay('2026-03-04', language), language)).toBe('2026-03-04')
    const digits = writeDay('2026-03-04', language).replace(/\D/g, '')
    expect(writeDayAsTyped(digits, language)).toBe(writeDay('2026-03-04', language))
  })
})

describe('DateField', () => {
  it('takes a day that is typed, and hands on what is none', async () => {
    const user = show(<Days />)
    const field = screen.getByRole('textbox', { name: 'Due' })
    expect(field).toHaveValue('11/17/2026')
    await user.clear(field)
    await user.type(field, '12/1/2026')
    expect(field).toHaveValue('12/1/2026')
    expect(screen.getByRole('status')).toHaveTextContent('2026-12-01')
    await user.tab()
    expect(field).toHaveValue('12/01/2026')
    await user.clear(field)
    await user.type(field, 'soon')
    expect(screen.getByRole('status')).toHaveTextContent('soon')
  })

  it('offers the days of its month, from its first one on', async () => {
    const user = show(<Days />)
    await user.click(screen.getByRole('button', { name: 'Choose in a calendar: Due' }))
    const chosen = await screen.findByRole('button', { name: /Tuesday, November 17, 2026.*chosen/ })
    await waitFor(() => expect(chosen).toHaveFocus())
    expect(screen.getByRole('button', { name: /Monday, November 9, 2026/ })).toBeDisabled()
    await user.keyboard('{ArrowRight}{Enter}')
    expect(screen.getByRole('textbox', { name: 'Due' })).toHaveValue('11/18/2026')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})
