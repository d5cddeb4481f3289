// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openAsReader } from '../../support/openAsReader'
import { openProfile } from './openProfile'

afterEach(() => {
  vi.unstubAllGlobals()
})

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const region = (name: string) => screen.getByRole('region', { name })

describe('the tabs of the profile', () => {
  it('are in the URL, and support arrow keys', async () => {
    const { user, router } = await openProfile()
    const shown = () => screen.getByRole('tab', { selected: true })
    expect(shown()).toHaveTextContent('Feed')
    await user.click(shown())
    await user.keyboard('{ArrowRight}')
    expect(router.state.location.pathname).toBe('/pages/profile/about')
    expect(shown()).toHaveTextContent('About')
    expect(shown()).toHaveFocus()
    expect(document.title).toMatch(/^About · Profile/)
    await user.keyboard('{ArrowRight}')
    expect(within(region('Latest photos')).getAllByRole('img')).toHaveLength(9)
    await user.keyboard('{ArrowRight}')
    expect(within(region('Friends (12)')).getAllByRole('link')).toHaveLength(12)
    await user.keyboard('{Home}')
    expect(router.state.location.pathname).toBe('/pages/profile')
  })

  it('default to the feed', async () => {
    await openProfile('/pages/profile/nothing')
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Feed')
  })
})

describe('photos', () => {
  it('open large, one after another, and return the focus', async () => {
    const { user } = await openProfile('/pages/profile/photos')
    const lighthouse = button('A lighthouse at night')
    await user.click(lighthouse)
    const title = (name: string) => screen.findByRole('dialog', { name })
    expect(within(await title('A lighthouse at night')).getByRole('status')).toHaveTextContent('6 of 9')
    await user.keyboard('{ArrowLeft}')
    await title('A record on a turntable')
    await user.click(button('Next photo'))
    await title('A lighthouse at night')
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}')
    expect(within(await title('A cup of coffee with a foam heart')).getByRole('status')).toHaveTextContent('1 of 9')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(lighthouse).toHaveFocus()
  })
})

describe('the side column', () => {
  it('accepts one vote, which can be changed', async () => {
    const { user } = await openProfile()
    const poll = within(region('Poll'))
    const bars = () => poll.getAllByRole('progressbar').map((bar) => bar.getAttribute('aria-valuenow'))
    const before = bars()
    await user.click(poll.getByRole('radio', { name: /The weather/ }))
    expect(poll.getByRole('radio', { name: /The weather/ })).toBeChecked()
    await poll.findByRole('img', { name: /^Votes from Amara Mensah, Lars-Erik/ })
    const weather = bars()
    expect(weather).not.toEqual(before)
    await user.click(poll.getByRole('radio', { name: /Open orders/ }))
    await poll.findByRole('img', { name: /^Votes from Amara Mensah, Łukasz/ })
    expect(poll.getAllByRole('radio', { checked: true })).toHaveLength(1)
    expect(Number(bars()[3])).toBeLessThan(Number(weather[3]))
  })

  it.each([
    ['People you may know', 'Add Hye-jin Park as a friend'],
    ['Suggested pages', 'Like Jade Ridge Tea'],
    ['Updates', 'Like Thabo Nkosi’s update'],
  ])('%s are toggled', async (title, name) => {
    const { user } = await openProfile()
    const toggle = within(region(title)).getByRole('button', { name })
    await user.click(toggle)
    expect(toggle).toHaveAttribute('aria-pressed', 'true')
    await user.click(toggle)
    expect(toggle).toHaveAttribute('aria-pressed', 'false')
  })
})

describe('the form of the profile', () => {
  it('adds missing details', async () => {
    const { user } = await openProfile()
    const progress = () => screen.queryByRole('progressbar', { name: 'Profile completeness' })
    expect(progress()).toHaveAttribute('aria-valuenow', '83')
    await user.click(button('Add your website'))
    const form = within(await screen.findByRole('dialog', { name: 'Edit profile' }))
    expect(form.getByRole('link', { name: 'Open account settings' })).toHaveAttribute('href', '/pages/account-settings')
    const website = form.getByRole('textbox', { name: 'Website' })
    await user.type(website, 'javascript:alert(1)')
    await user.click(form.getByRole('button', { name: 'Save' }))
    expect(website).toBeInvalid()
    await user.clear(website)
    await user.type(website, 'https://baobab.example')
    await user.click(form.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(within(region('About')).getByRole('link', { name: 'baobab.example' })).toHaveAttribute(
      'href',
      'https://baobab.example',
    )
    expect(progress()).toBeNull()
  })

  it('changes the cover, but not on cancel', async () => {
    vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 8, height: 8, close: () => undefined }))
    const { user } = await openProfile()
    await user.click(button('Edit profile'))
    const form = within(await screen.findByRole('dialog', { name: 'Edit profile' }))
    expect(form.queryByRole('button', { name: 'Remove' })).toBeNull()
    await user.upload(
      form.getByLabelText('Cover photo', { selector: 'input' }),
      new File(['p'], 'cover.webp', { type: 'image/webp' }),
    )
    await waitFor(() =>
      expect(form.getByRole('img')).toHaveAttribute('src', expect.stringMatching(/^data:image\/webp/)),
    )
    await user.keyboard('{Escape}')
    const question = within(await screen.findByRole('dialog', { name: 'Discard changes?' }))
    await user.click(question.getByRole('button', { name: 'Keep editing' }))
    await user.click(form.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(screen.getAllByRole('presentation').map((picture) => picture.getAttribute('src'))).toContainEqual(
      expect.stringMatching(/^data:image\/webp/),
    )
  })

  it('shares the profile’s URL', async () => {
    const { user } = await openProfile('/pages/profile/friends')
    await user.click(button('Copy profile link'))
    await screen.findByText('Link copied')
    expect(await navigator.clipboard.readText()).toBe(`${location.origin}/pages/profile`)
  })
})

it('is read-only without permission', async () => {
  await openAsReader('/pages/profile', 'Data')
  await screen.findByRole('tablist')
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByRole('button', { name: /Edit|Like|Add|Actions/ })).toBeNull()
  for (const option of screen.getAllByRole('radio')) expect(option).toBeDisabled()
})
