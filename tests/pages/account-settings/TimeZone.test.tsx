// @vitest-environment jsdom
import { timeZone, storageKey, setTimeZone } from '@core/zonedTime'
import { act, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openTab } from './openTab'

beforeEach(() => {
  vi.stubEnv('TZ', 'Europe/Berlin')
  setTimeZone(undefined)
})

async function open() {
  const view = await openTab('', 'Profile')
  const field = await screen.findByRole('combobox', { name: 'Time zone' })
  return { ...view, field, found: async () => within(await screen.findByRole('listbox')).findAllByRole('option') }
}

const ofDevice = /^This device \(Europe\/Berlin, GMT\+[12]\)$/

describe('the time zone', () => {
  it('defaults to the device’s, and is searched by city, offset and name', async () => {
    const { user, field, found } = await open()
    expect(field).toHaveDisplayValue(ofDevice)
    await user.click(field)
    expect((await found())[0]).toHaveTextContent(ofDevice)
    await user.type(field, 'tokyo')
    const option = await screen.findByRole('option', { name: /^Asia\/Tokyo – Japan .*Time, GMT\+9$/ })
    expect(await found()).toEqual([option])
    await user.clear(field)
    await user.type(field, 'gmt+5:45')
    expect(await screen.findByRole('option', { name: /^Asia\/Kat(h)?mandu – Nepal Time, GMT\+5:45$/ })).toBeVisible()
  })

  it('is stored in this browser and applies at once; the device’s is stored as none', async () => {
    const { user, field } = await open()
    await user.click(field)
    await user.type(field, 'Kiritimati')
    await user.click(await screen.findByRole('option', { name: /^Pacific\/Kiritimati/ }))
    expect(timeZone()).toBe('Pacific/Kiritimati')
    expect(localStorage.getItem(storageKey)).toBe('"Pacific/Kiritimati"')
    expect(field).toHaveDisplayValue(/^Pacific\/Kiritimati – .*GMT\+14$/)
    await user.click(field)
    await user.click(await screen.findByRole('option', { name: ofDevice }))
    expect(timeZone()).toBe(undefined)
    expect(localStorage.getItem(storageKey)).toBe(null)
  })

  it('follows another tab', async () => {
    const { field } = await open()
    localStorage.setItem(storageKey, '"Asia/Tokyo"')
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: storageKey })))
    expect(field).toHaveDisplayValue(/^Asia\/Tokyo/)
    localStorage.setItem(storageKey, '"Asia/Atlantis"')
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: storageKey })))
    expect(field).toHaveDisplayValue(ofDevice)
  })
})
