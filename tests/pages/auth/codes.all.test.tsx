// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { publicPaths } from '@/configs/publicPaths'
import { accountSettingsApi } from '@/redux/pages/account-settings/contract'
import { sessionApi } from '@/redux/shell/session/contract'
import { demoCode } from '@/redux/shell/session/demoAccounts'
import { selectUserData } from '@/redux/shell/session/slice'
import { paths } from '@/views/pages/auth/paths'
import { renderPage, type Page } from '../../support/renderPage'
import { foundInMail } from './mailbox'

const code = () => screen.findByLabelText('6-digit code')
const address = ({ router }: Page) => router.state.location.pathname
const goesTo = (view: Page, pathname: string) => waitFor(() => expect(address(view)).toBe(pathname))

/** Logs in to an account with two-step verification. */
async function takeFirstStep(method: 'app' | 'sms' = 'app', redirect = ''): Promise<Page> {
  const view = await renderPage(publicPaths.login.pattern + redirect, { as: null })
  const twoFactor = { enabled: true, method, phone: '+233 24 555 0142' }
  await view.client.post(accountSettingsApi.updateDetails.path, { twoFactor })
  await view.user.type(await screen.findByLabelText('Email'), 'admin@demo.com')
  await view.user.type(screen.getByLabelText('Password'), 'admin{Enter}')
  await code()
  return view
}

afterEach(() => vi.useRealTimers())

describe('the second step', () => {
  it('follows the password, and redirects to the destination', async () => {
    const view = await takeFirstStep('app', '?redirect=%2Faccess-control')
    expect(address(view)).toBe(paths.twoSteps.pattern)
    expect(selectUserData(view.store.getState())).toBeNull()
    expect(screen.getByText(/In this demo, the code is/)).toHaveTextContent(demoCode)
    await view.user.type(await code(), demoCode)
    await goesTo(view, publicPaths.accessControl.pattern)
  })

  it('accepts a pasted code with any separators', async () => {
    const view = await takeFirstStep()
    await view.user.click(await code())
    await view.user.paste(`Code: ${demoCode.slice(0, 3)} ${demoCode.slice(3)}`)
    await goesTo(view, publicPaths.home.pattern)
  })

  it('accepts Arabic digits, and Backspace', async () => {
    const view = await takeFirstStep()
    await view.user.type(await code(), '٢٤x٧')
    expect(await code()).toHaveValue('247')
    await view.user.keyboard('{Backspace}')
    expect(await code()).toHaveValue('24')
    await view.user.keyboard(demoCode.slice(2))
    await goesTo(view, publicPaths.home.pattern)
  })

  it('shows a wrong code, and lets the next one replace it', async () => {
    const view = await takeFirstStep()
    await view.user.type(await code(), '000000')
    await waitFor(async () => expect(await code()).toHaveAccessibleDescription('Incorrect code'))
    expect(await code()).toHaveFocus()
    expect(await code()).toBeInvalid()
    await view.user.keyboard(demoCode)
    await goesTo(view, publicPaths.home.pattern)
  })

  it('shows a code that is too short', async () => {
    const view = await takeFirstStep()
    await view.user.type(await code(), '123{Enter}')
    expect(await code()).toHaveAccessibleDescription('Use at least 6 characters')
  })

  it('supports autofill of one-time codes', async () => {
    await takeFirstStep()
    expect(await code()).toHaveAttribute('autocomplete', 'one-time-code')
    expect(await code()).toHaveAttribute('inputmode', 'numeric')
  })

  it('starts over after too many wrong codes', async () => {
    const view = await takeFirstStep()
    for (let tries = 0; tries < 5; tries += 1) {
      await view.user.type(await code(), '000000', { initialSelectionStart: 0, initialSelectionEnd: 6 })
      await waitFor(async () => expect(await code()).toHaveAccessibleDescription('Incorrect code'))
    }
    await view.user.keyboard(demoCode)
    expect(await screen.findByText('This login has expired')).toBeVisible()
    await view.user.click(screen.getByRole('link', { name: 'Back to login' }))
    await goesTo(view, publicPaths.login.pattern)
  })

  it('resends a text message after half a minute', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const view = await takeFirstStep('sms')
    expect(screen.getByText(/phone ending in/)).toHaveTextContent('42')
    const calls = vi.spyOn(view.client, 'request')
    fireEvent.click(screen.getByRole('button', { name: /^Resend in \d+ seconds?$/ }))
    expect(calls).not.toHaveBeenCalled()
    for (let second = 0; second < 31; second += 1) await act(() => vi.advanceTimersByTimeAsync(1000))
    fireEvent.click(screen.getByRole('button', { name: 'Resend' }))
    expect(await screen.findByText('New code sent')).toBeVisible()
    expect(calls).toHaveBeenCalledOnce()
    expect(screen.getByRole('button', { name: /^Resend in \d+ seconds$/ })).toBeVisible()
  })

  it('requires the first step', async () => {
    const view = await renderPage(`${paths.twoSteps.pattern}?redirect=%2Faccess-control`, { as: null })
    await goesTo(view, publicPaths.login.pattern)
    expect(view.router.state.location.search).toBe('?redirect=%2Faccess-control')
  })

  it('can be retried after a server error', async () => {
    const view = await takeFirstStep()
    const mend = view.breakCall(sessionApi.confirmSignIn.path, 500)
    await view.user.type(await code(), demoCode)
    const alert = await screen.findByRole('alert')
    expect(await code()).toHaveValue(demoCode)
    mend()
    await view.user.click(within(alert).getByRole('button', { name: 'Try again' }))
    await goesTo(view, publicPaths.home.pattern)
  })
})

describe('confirming an email', () => {
  async function register(): Promise<Page> {
    const view = await renderPage(`${paths.register.pattern}?redirect=%2Faccess-control`, { as: null })
    await view.user.type(await screen.findByLabelText('Username'), 'wren')
    await view.user.type(screen.getByLabelText('Email'), 'wren@hollow.example')
    await view.user.type(screen.getByLabelText('Password'), 'Tit for tat 1')
    await view.user.click(screen.getByRole('checkbox'))
    await view.user.click(screen.getByRole('button', { name: 'Create account' }))
    await code()
    return view
  }

  it('follows registration, with the code in the email', async () => {
    const view = await register()
    expect(address(view)).toBe(publicPaths.verifyEmail.pattern)
    expect(screen.getByText(/we sent to/)).toHaveTextContent('w•••n@hollow.example')
    expect(screen.getByRole('button', { name: /^Resend in \d+ seconds$/ })).toBeVisible()
    await view.user.type(await code(), await foundInMail(view.client, /(\d{6})/))
    expect(await screen.findByText('Email verified')).toBeVisible()
    const goOn = screen.getByRole('link', { name: 'Continue' })
    expect(goOn).toHaveFocus()
    await view.user.click(goOn)
    await goesTo(view, publicPaths.accessControl.pattern)
  })

  it('shows an expired code, and sends another', async () => {
    const view = await renderPage(publicPaths.verifyEmail.pattern, { as: 'admin' })
    await view.user.type(await code(), '123456')
    await waitFor(async () =>
      expect(await code()).toHaveAccessibleDescription('This code has expired. Request a new code.'),
    )
    await view.user.click(screen.getByRole('button', { name: 'Resend' }))
    expect(await screen.findByText('New code sent')).toBeVisible()
    await view.user.clear(await code())
    await view.user.type(await code(), await foundInMail(view.client, /(\d{6})/))
    expect(await screen.findByText('Email verified')).toBeVisible()
  })
})
