// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { now } from '../../support/backend'
import { renderPage } from '../../support/renderPage'

const title = () => screen.findByRole('textbox', { name: 'Title' })
const restored = 'Unsaved changes restored'

afterEach(() => localStorage.removeItem('blogDrafts'))

describe('unsaved input', () => {
  it('is stored in this browser, and restored after a reload', async () => {
    const { user, unmount } = await renderPage('/pages/blog/edit/6')
    await user.type(await title(), '!')
    expect(await screen.findByText(/^Saved in this browser at \d/)).toBeVisible()
    unmount()
    const view = await renderPage('/pages/blog/edit/6')
    await screen.findByText(restored)
    expect(await title()).toHaveValue('The other half of the sentence!')
    await view.user.click(screen.getByRole('button', { name: 'Discard changes' }))
    await waitFor(() => expect(screen.queryByText(restored)).not.toBeInTheDocument())
    expect(await title()).toHaveValue('The other half of the sentence')
    expect(localStorage.getItem('blogDrafts')).toBeNull()
  })

  it('is stored when the page is left, without a question', async () => {
    const { user, router } = await renderPage('/pages/blog/edit/new')
    await user.type(await title(), 'A quiet week')
    await router.navigate('/pages/blog/list')
    await screen.findByRole('heading', { level: 1, name: 'Blog' })
    await router.navigate('/pages/blog/edit/new')
    expect(await title()).toHaveValue('A quiet week')
    expect(screen.getByRole('textbox', { name: 'URL slug' })).toHaveValue('a-quiet-week')
  })

  it('is kept when the tab is closed', async () => {
    const { user } = await renderPage('/pages/blog/edit/new')
    await user.type(await title(), 'A quiet week')
    window.dispatchEvent(new Event('pagehide'))
    expect(localStorage.getItem('blogDrafts')).toContain('A quiet week')
  })

  it('is deleted once saved, or equal to the saved post', async () => {
    const { user } = await renderPage('/pages/blog/edit/6')
    await user.type(await title(), '!{Backspace}')
    window.dispatchEvent(new Event('pagehide'))
    expect(localStorage.getItem('blogDrafts')).toBeNull()
    await user.type(await title(), '!')
    await user.click(screen.getByRole('button', { name: 'Save post' }))
    await screen.findByRole('heading', { level: 1, name: /!$/ })
    expect(localStorage.getItem('blogDrafts')).toBeNull()
  })

  it('is guarded by a question if storage is full', async () => {
    const { user, router } = await renderPage('/pages/blog/edit/6')
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError')
    })
    await user.type(await title(), '!')
    await screen.findByText(/^This browser’s storage is full/)
    act(() => void router.navigate('/pages/blog/list'))
    await screen.findByRole('dialog')
    full.mockRestore()
  })
})

describe('the form of a post', () => {
  it('shows a preview, with hostile HTML sanitized', async () => {
    localStorage.setItem(
      'blogDrafts',
      JSON.stringify({
        '1/6': {
          keptAt: '2026-11-18T09:00:00.000Z',
          values: {
            blogTitle: 'A quiet week',
            blogCategories: [{ value: 'Food', label: 'Food' }],
            slug: 'a-quiet-week',
            status: 'Published',
            publishAt: '',
            excerpt: '',
            featuredImage: '',
            content: '<p>Hello<img src="x" onerror="alert(1)"><script>alert(1)</script></p>',
          },
        },
      }),
    )
    const { user } = await renderPage('/pages/blog/edit/6')
    await title()
    await user.click(screen.getByRole('button', { name: 'Preview' }))
    const preview = within(await screen.findByRole('dialog', { name: 'A quiet week' }))
    expect(preview.getByText('Hello')).toBeVisible()
    expect(preview.getByText(/1 min read/)).toBeVisible()
    expect(preview.getByRole('article').innerHTML).not.toMatch(/onerror|<script/)
    await user.click(preview.getByRole('button', { name: 'Close' }))
    expect(await title()).toHaveValue('A quiet week')
  })

  it('schedules a post for a future time', async () => {
    vi.setSystemTime(now())
    onTestFinished(() => void vi.useRealTimers())
    const { user } = await renderPage('/pages/blog/edit/10')
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Status' }), 'Scheduled')
    const day = screen.getByLabelText('Publish date')
    await user.click(screen.getByRole('button', { name: 'Save post' }))
    await waitFor(() => expect(day).toBeInvalid())
    const year = now().getFullYear() + 1
    await user.type(day, `${year - 2}-01-02`)
    const time = screen.getByRole('combobox', { name: 'Time' })
    await user.type(time, 'noon')
    await user.click(screen.getByRole('button', { name: 'Save post' }))
    expect(await screen.findByText('Enter a valid time')).toBeVisible()
    await user.clear(time)
    await user.type(time, '9')
    await user.click(screen.getByRole('button', { name: 'Save post' }))
    expect(await screen.findByText('Choose a time in the future')).toBeVisible()
    await user.clear(day)
    await user.type(day, `${year}-01-02`)
    await user.click(screen.getByRole('button', { name: 'Save post' }))
    await screen.findByRole('heading', { level: 1, name: 'How we came to use two typefaces' })
    expect(screen.getAllByText(new RegExp(`^Scheduled for Jan 2, ${year}, 9:00`))[0]).toBeVisible()
  })
})
