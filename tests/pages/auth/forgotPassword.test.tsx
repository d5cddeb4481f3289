// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { paths } from '@/views/pages/auth/paths'
import { renderPage, type Page } from '../../support/renderPage'

const email = () => screen.findByLabelText('Email')
const inbox = () => screen.findByText('Check your inbox')

async function askFor(address: string): Promise<Page> {
  const view = await renderPage(paths.forgotPassword.pattern, { as: null })
  await view.user.type(await email(), `${address}{Enter}`)
  return view
}

afterEach(() => vi.useRealTimers())

describe('requesting a new password', () => {
  it('shows the same for a known and an unknown email', async () => {
    const known = await askFor('admin@demo.com')
    await inbox()
    const answer = screen.getByText(/has an account/).textContent
    known.unmount()
    await askFor('abcdn@demo.com')
    await inbox()
    expect(screen.getByText(/has an account/).textContent).toBe(answer)
    expect(answer).toContain('a•••n@demo.com')
  })

  it('keeps the focus after Enter in the field', async () => {
    await askFor('admin@demo.com')
    await inbox()
    expect(screen.getByRole('button', { name: /^Resend/ })).toHaveFocus()
  })

  it('shows an invalid email at its field', async () => {
    await askFor('admin')
    await waitFor(async () => expect(await email()).toHaveAccessibleDescription(/Enter a valid email/))
  })

  it('works for another email', async () => {
    const { user } = await askFor('admin@demo.com')
    await inbox()
    await user.click(screen.getByRole('button', { name: 'Use another email' }))
    expect(await email()).toHaveFocus()
    await user.clear(await email())
    await user.keyboard('bo@demo.com{Enter}')
    expect(await screen.findByText(/b•••@demo.com/)).toBeVisible()
  })
})

it('resends after half a minute, not earlier', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const view = await askFor('admin@demo.com')
  await inbox()
  const calls = vi.spyOn(view.client, 'request')
  fireEvent.click(screen.getByRole('button', { name: /^Resend in \d+ seconds$/ }))
  expect(calls).not.toHaveBeenCalled()

  for (let second = 0; second < 30; second += 1) await act(() => vi.advanceTimersByTimeAsync(1000))
  fireEvent.click(screen.getByRole('button', { name: 'Resend' }))
  await screen.findByRole('button', { name: /^Resend in \d+ seconds$/ })
  expect(calls).toHaveBeenCalledOnce()
})
