// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { paths } from '@/views/pages/auth/paths'
import { sessionApi } from '@/redux/shell/session/contract'
import { refusal, startBackend } from '../../support/backend'
import { renderPage, type Page } from '../../support/renderPage'

const email = () => screen.findByLabelText('Email')
const inbox = () => screen.findByText('Check your inbox')

async function askFor(address: string): Promise<Page> {
  const view = await renderPage(paths.forgotPassword.pattern, { as: null })
  await view.user.type(await email(), `${address}{Enter}`)
  return view
}

afterEach(() => vi.useRealTimers())

describe('asking for a new password', () => {
  it('says the same for an email that is known and for one that is not', async () => {
    const known = await askFor('admin@demo.com')
    await inbox()
    const answer = screen.getByText(/has an account/).textContent
    known.unmount()
    await askFor('abcdn@demo.com')
    await inbox()
    expect(screen.getByText(/has an account/).textContent).toBe(answer)
    expect(answer).toContain('a•••n@demo.com')
  })

  it('keeps the focus, where the field was left by Enter', async () => {
    await askFor('admin@demo.com')
    await inbox()
    expect(screen.getByRole('button', { name: /^Resend/ })).toHaveFocus()
  })

  it('says at the field that an email is none', async () => {
    await askFor('admin')
    await waitFor(async () => expect(await email()).toHaveAccessibleDescription(/Enter a valid email/))
  })

  it('can be tried again after a failure', async () => {
    const view = await renderPage(paths.forgotPassword.pattern, { as: null })
    const mend = view.breakCall(sessionApi.forgotPassword.path, 500)
    await view.user.type(await email(), 'admin@demo.com{Enter}')
    const alert = await screen.findByRole('alert')
    expect(await email()).toHaveValue('admin@demo.com')
    mend()
    await view.user.click(within(alert).getByRole('button', { name: 'Try again' }))
    await inbox()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('can be done for another address', async () => {
    const { user } = await askFor('admin@demo.com')
    await inbox()
    await user.click(screen.getByRole('button', { name: 'Use another email' }))
    expect(await email()).toHaveFocus()
    await user.clear(await email())
    await user.keyboard('bo@demo.com{Enter}')
    expect(await screen.findByText(/b•••@demo.com/)).toBeVisible()
  })
})

it('sends again half a minute later, and not before', async () => {
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

describe('the sample backend', () => {
  it('answers any email with an empty body', async () => {
    const { api } = startBackend()
    for (const known of ['admin@demo.com', 'nobody@demo.com']) {
      expect(await api.call(sessionApi.forgotPassword, { body: { email: known } })).toEqual({})
    }
  })

  it('refuses what is no email', async () => {
    const { api } = startBackend()
    const { status, error } = await refusal(api.call(sessionApi.forgotPassword, { body: { email: 'admin' } }))
    expect(status).toBe(400)
    expect(error).toHaveProperty('email')
  })
})
