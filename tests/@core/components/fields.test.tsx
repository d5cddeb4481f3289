// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { DateField } from '@core/components/forms/DateField'
import { readDay, writeDay, writeDayAsTyped } from '@core/components/forms/dateEntry'
import { NumberField } from '@core/components/forms/NumberField'
import { TimeField } from '@core/components/forms/TimeField'
import { readTime, timesOfDay, writeTime } from '@core/components/forms/timeEntry'
import { Popover } from '@core/components/overlay/Popover'
import { clockTextSchema } from '@core/dateText'
import { show } from './show'

function Numbers() {
  const [value, setValue] = useState<number | null>(7)
  return <NumberField label="Guests" min={1} max={8} value={value} onChange={setValue} />
}

function Days({ isOptional = false, min = '2026-11-10', max = '' }) {
  const [value, setValue] = useState('2026-11-17')
  return (
    <>
      <DateField label="Due" min={min} max={max} isOptional={isOptional} value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  )
}

function Times({ isOptional = false }) {
  const [value, setValue] = useState('14:30')
  return (
    <>
      <TimeField label="Start" min="08:00" isOptional={isOptional} value={value} onChange={setValue} />
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

  it('starts at its minimum if empty, and accepts typed numbers', async () => {
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

  it.each(['en', 'de', 'fr', 'pt', 'ar'])('is parsed as %s writes it', (language) => {
    expect(readDay(writeDay('2026-03-04', language), language)).toBe('2026-03-04')
    const digits = writeDay('2026-03-04', language).replace(/\D/g, '')
    expect(writeDayAsTyped(digits, language)).toBe(writeDay('2026-03-04', language))
  })
})

describe('DateField', () => {
  it('accepts a typed day, and passes on invalid input', async () => {
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
    expect(field).toHaveAttribute('placeholder', 'MM/DD/YYYY')
    for (const text of ['soon', '2026-99-99']) {
      await user.clear(field)
      await user.type(field, `${text}{Tab}`)
      expect(screen.getByRole('status')).toHaveTextContent(text)
      expect(field).toHaveValue(text)
    }
  })

  it('offers the days of its month, from the first one on', async () => {
    const user = show(<Days />)
    await user.click(screen.getByRole('button', { name: 'Open calendar: Due' }))
    const chosen = await screen.findByRole('button', { name: /Tuesday, November 17, 2026.*selected/ })
    await waitFor(() => expect(chosen).toHaveFocus())
    expect(screen.getByRole('button', { name: /Monday, November 9, 2026/ })).toBeDisabled()
    await user.keyboard('{ArrowRight}{Enter}')
    expect(screen.getByRole('textbox', { name: 'Due' })).toHaveValue('11/18/2026')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('has a Today button, if today is in its range', async () => {
    vi.setSystemTime('2026-11-18T12:00')
    onTestFinished(() => void vi.useRealTimers())
    const user = show(<Days />)
    await user.click(screen.getByRole('button', { name: /^Open calendar/ }))
    await user.click(await screen.findByRole('button', { name: 'Today' }))
    expect(screen.getByRole('status')).toHaveTextContent('2026-11-18')
  })

  it('navigates to any month and year directly, also by keyboard', async () => {
    const user = show(<Days min="" />)
    await user.click(screen.getByRole('button', { name: /^Open calendar/ }))
    const year = await screen.findByRole('combobox', { name: 'year' })
    await user.selectOptions(year, '1984')
    await user.selectOptions(screen.getByRole('combobox', { name: 'month' }), 'February')
    await user.tab()
    await user.click(screen.getByRole('button', { name: 'Wednesday, February 29, 1984' }))
    expect(screen.getByRole('textbox', { name: 'Due' })).toHaveValue('02/29/1984')
  })

  it('offers no months and no today outside of its range', async () => {
    vi.setSystemTime('2026-11-09T12:00')
    onTestFinished(() => void vi.useRealTimers())
    const user = show(<Days min="2026-11-10" max="2027-02-01" />)
    await user.click(screen.getByRole('button', { name: /^Open calendar/ }))
    const years = within(await screen.findByRole('combobox', { name: 'year' })).getAllByRole('option')
    expect(years.map(({ textContent }) => textContent)).toEqual(['2026', '2027'])
    const months = within(screen.getByRole('combobox', { name: 'month' })).getAllByRole<HTMLOptionElement>('option')
    expect(months.filter(({ disabled }) => !disabled).map(({ textContent }) => textContent)).toEqual([
      'November',
      'December',
    ])
    expect(screen.queryByRole('button', { name: 'Today' })).toBeNull()
  })

  it('is cleared by a button, but only if optional', async () => {
    const user = show(<Days isOptional />)
    await user.click(screen.getByRole('button', { name: /^Open calendar/ }))
    await user.click(await screen.findByRole('button', { name: 'Clear' }))
    expect(screen.getByRole('textbox', { name: /^Due/ })).toHaveValue('')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('opens its calendar in a panel that stays open when a click beside closes the calendar', async () => {
    const user = show(
      <Popover label="Filters" button="Filters">
        {() => (
          <>
            <p>More filters</p>
            <Days />
          </>
        )}
      </Popover>,
    )
    await user.click(screen.getByRole('button', { name: 'Filters' }))
    await user.click(screen.getByRole('button', { name: /^Open calendar/ }))
    await user.click(await screen.findByRole('button', { name: /Wednesday, November 18, 2026/ }))
    expect(screen.getByRole('textbox', { name: 'Due' })).toHaveValue('11/18/2026')
    await user.click(screen.getByRole('button', { name: /^Open calendar/ }))
    await user.click(screen.getByText('More filters'))
    expect(screen.queryByRole('dialog', { name: /^Open calendar/ })).toBeNull()
    await user.click(document.body)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('a typed time', () => {
  it.each([
    ['9', '09:00'],
    ['930', '09:30'],
    ['1430', '14:30'],
    ['9.30', '09:30'],
    ['14h30', '14:30'],
    ['14 Uhr', '14:00'],
    ['2:30 PM', '14:30'],
    ['2:30 p.m.', '14:30'],
    ['12 am', '00:00'],
    ['12:15pm', '12:15'],
    ['٢:٣٠ م', '14:30'],
    ['24:00', null],
    ['13 pm', null],
    ['9:5', null],
    ['9:61', null],
    ['noon', null],
    ['', null],
  ])('%s', (text, time) => {
    expect(readTime(text)).toBe(time)
  })

  it.each(['en', 'de', 'fr', 'pt', 'ar'])('is parsed as %s writes it', (language) => {
    for (const time of timesOfDay(15)) expect(readTime(writeTime(time, language))).toBe(time)
  })

  it('is rejected by the schema if it does not exist', () => {
    expect(['', '09:30', 'noon', '9:30'].map((text) => clockTextSchema.safeParse(text).success)).toEqual([
      true,
      true,
      false,
      false,
    ])
  })
})

describe('TimeField', () => {
  const field = () => screen.getByRole('combobox', { name: /^Start/ })

  it('accepts any typed time, and passes on invalid input', async () => {
    const user = show(<Times />)
    expect(field()).toHaveValue('2:30 PM')
    await user.clear(field())
    await user.type(field(), '1507')
    expect(screen.getByRole('status')).toHaveTextContent('15:07')
    await user.tab()
    expect(field()).toHaveValue('3:07 PM')
    for (const text of ['noon', '99:99']) {
      await user.clear(field())
      await user.type(field(), `${text}{Tab}`)
      expect(screen.getByRole('status')).toHaveTextContent(text)
      expect(field()).toHaveValue(text)
    }
  })

  it('offers times in steps, starting at the current value', async () => {
    const user = show(<Times />)
    await user.click(field())
    expect(screen.getAllByRole('option')[0]).toHaveTextContent('8:00 AM')
    expect(screen.getByRole('option', { name: '2:30 PM' })).toHaveAttribute('aria-selected', 'true')
    await user.keyboard('{ArrowDown}{Enter}')
    expect(field()).toHaveValue('3:00 PM')
    expect(screen.getByRole('status')).toHaveTextContent('15:00')
    expect(screen.queryByRole('option')).toBeNull()
    await user.clear(field())
    await user.type(field(), '4')
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['4:00 PM', '4:30 PM'])
  })

  it('is cleared by a button, but only if optional', async () => {
    const user = show(<Times isOptional />)
    await user.click(screen.getByRole('button', { name: 'Clear Start' }))
    expect(field()).toHaveValue('')
    expect(field()).toHaveFocus()
    expect(screen.queryByRole('button')).toBeNull()
  })
})
