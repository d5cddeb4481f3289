// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import i18next from 'i18next'
import { product } from '@/product'
import { addToCart } from '@/redux/shell/cart/slice'
import { selectUserData } from '@/redux/shell/session/slice'
import { matchMediaOf, openShell } from './openShell'

const originalMatchMedia = globalThis.matchMedia
afterEach(() => {
  globalThis.matchMedia = originalMatchMedia
})

async function openPanel(name: RegExp, options: Parameters<typeof openShell>[1] = {}) {
  const view = await openShell('/access-control', options)
  await view.user.click(await screen.findByRole('button', { name }))
  return { ...view, box: await screen.findByRole('dialog', { name }) }
}

describe('bookmarks', () => {
  it('are found, added and removed', async () => {
    matchMediaOf('(width >= 1440px)', '(width >= 1200px)')
    const { user, box } = await openPanel(/^Bookmarks$/)
    const panel = within(box)
    const field = await panel.findByRole('searchbox', { name: 'Search pages to bookmark' })
    await waitFor(() => expect(field).toHaveFocus())
    await user.keyboard('users')
    await user.click(await panel.findByRole('button', { name: 'Bookmark Users' }))
    const bar = await screen.findByRole('navigation', { name: 'Bookmarks' })
    expect(within(bar).getByRole('link', { name: 'Users' })).toHaveAttribute('href', '/apps/user/list')

    await user.clear(field)
    await user.click(await panel.findByRole('button', { name: 'Remove bookmark: Users' }))
    await waitFor(() => expect(within(bar).queryByRole('link', { name: 'Users' })).not.toBeInTheDocument())
  })

  it('show page names in the current language', async () => {
    matchMediaOf('(width >= 1440px)', '(width >= 1200px)')
    await openShell('/access-control', { language: 'de' })
    const bar = await screen.findByRole('navigation', { name: 'Lesezeichen' })
    expect(await within(bar).findByRole('link', { name: 'Rechnung hinzufügen' })).toBeVisible()
    expect(within(bar).queryByRole('link', { name: /^(Add Invoice|Orders)$/ })).not.toBeInTheDocument()
  })

  it('revert a rejected change', async () => {
    const { user, breakCall, box } = await openPanel(/^Bookmarks$/)
    const panel = within(box)
    await user.type(await panel.findByRole('searchbox'), 'users')
    const mend = breakCall('/api/bookmarks/update', 500)
    await user.click(await panel.findByRole('button', { name: 'Bookmark Users' }))
    expect(await screen.findByText('Couldn’t update the bookmark')).toBeVisible()
    expect(await panel.findByRole('button', { name: 'Bookmark Users' })).toBeVisible()
    mend()
    await user.click(screen.getByRole('button', { name: 'Try again' })) // outside, so the panel closes
    await user.click(screen.getByRole('button', { name: 'Bookmarks' }))
    expect(await screen.findByRole('button', { name: 'Remove bookmark: Users' })).toBeVisible()
  })
})

describe('notifications', () => {
  it('can be limited to some kinds, and muted', async () => {
    const { user, box } = await openPanel(/^Notifications: 4 unread$/)
    const panel = within(box)
    await user.click(await panel.findByRole('button', { name: 'Notification settings' }))
    expect(panel.getByRole('button', { name: 'Back to notifications' })).toHaveFocus()
    await user.click(panel.getByRole('switch', { name: 'Messages and mentions' }))
    expect(await screen.findByRole('button', { name: 'Notifications: 2 unread' })).toBeVisible()
    await user.click(panel.getByRole('switch', { name: 'Do not disturb' }))
    expect(await screen.findByRole('button', { name: 'Notifications: Do not disturb is on' })).toBeVisible()
    await user.click(panel.getByRole('button', { name: 'Back to notifications' }))
    expect(panel.getByRole('button', { name: 'Notification settings' })).toHaveFocus()
    expect(panel.queryByText('Naledi Mokoena needs approval')).not.toBeInTheDocument()
    expect(panel.getByText('New login to your account')).toBeVisible()
  })

  it('keep their settings if saving fails', async () => {
    const { user, breakCall, box } = await openPanel(/^Notifications: 4 unread$/)
    const panel = within(box)
    await user.click(await panel.findByRole('button', { name: 'Notification settings' }))
    const mend = breakCall('/api/notifications/settings', 500)
    await user.click(panel.getByRole('switch', { name: 'Do not disturb' }))
    expect(await screen.findByText('Couldn’t save the settings')).toBeVisible()
    expect(panel.getByRole('switch', { name: 'Do not disturb' })).not.toBeChecked()

    // A change made meanwhile survives the retry.
    mend()
    await user.click(panel.getByRole('switch', { name: 'Messages and mentions' }))
    expect(await screen.findByRole('button', { name: 'Notifications: 2 unread' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Try again' })) // outside, so the panel closes
    await user.click(await screen.findByRole('button', { name: 'Notifications: Do not disturb is on' }))
    await user.click(await screen.findByRole('button', { name: 'Notification settings' }))
    expect(screen.getByRole('switch', { name: 'Messages and mentions' })).not.toBeChecked()
  })

  it('are counted at the bell, and marked as read one by one or all at once', async () => {
    const { user, box } = await openPanel(/^Notifications: 4 unread$/)
    const panel = within(box)
    await user.click(await panel.findByRole('button', { name: 'Mark “New login to your account” as read' }))
    expect(await screen.findByRole('button', { name: 'Notifications: 3 unread' })).toBeVisible()
    expect(within(panel.getByRole('region', { name: 'Earlier' })).getByText('New login to your account')).toBeVisible()
    await user.click(panel.getByRole('button', { name: 'Mark all as read' }))
    expect(await screen.findByRole('button', { name: 'Notifications' })).toBeVisible()
    expect(panel.queryByRole('region', { name: 'New' })).not.toBeInTheDocument()
  })

  it('can be dismissed, and the dismissal undone', async () => {
    const { user, box } = await openPanel(/^Notifications/)
    const panel = within(box)
    await user.click(await panel.findByRole('button', { name: 'Dismiss “Backup complete”' }))
    await waitFor(() => {
      expect(panel.queryByText('Backup complete')).not.toBeInTheDocument()
    })
    await user.click(await screen.findByRole('button', { name: 'Undo' })) // outside, so the panel closes
    await user.click(await screen.findByRole('button', { name: /^Notifications/ }))
    expect(await screen.findByText('Backup complete')).toBeVisible()
  })

  it('link to their subject', async () => {
    const { user, place, box } = await openPanel(/^Notifications/)
    const panel = within(box)
    await user.click(await panel.findByRole('link', { name: 'Haruka Nishimura changed her billing address' }))
    await waitFor(() => {
      expect(place()).toBe('/apps/user/view/7')
    })
  })
})

describe('the cart', () => {
  it('shows the total, and restores a removed product with its quantity', async () => {
    const { user, box } = await openPanel(/^Cart: 3 products$/)
    const panel = within(box)
    await user.click(await panel.findByRole('button', { name: 'Increase quantity of Corbel Mechanical Keyboard' }))
    expect(await panel.findByText('$457.40')).toBeVisible()
    await user.click(panel.getByRole('button', { name: 'Remove Trailhead 28 Backpack' }))
    expect(await panel.findByText('$265.40')).toBeVisible()
    await user.click(await screen.findByRole('button', { name: 'Undo' })) // outside, so the panel closes
    await user.click(await screen.findByRole('button', { name: 'Cart: 3 products' }))
    expect(await screen.findByText('$457.40')).toBeVisible()
  })

  it('shows the selected color', async () => {
    const { store, box } = await openPanel(/^Cart/)
    await act(() => store.dispatch(addToCart({ productId: 1, qty: 1, color: 'danger' })))
    expect(await within(box).findByText('Rose')).toBeVisible()
  })

  it('shows when it is empty', async () => {
    const { user, box } = await openPanel(/^Cart/)
    const panel = within(box)
    for (const button of await panel.findAllByRole('button', { name: /^Remove/ })) await user.click(button)
    expect(await panel.findByText('Your cart is empty')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Cart' })).toBeVisible()
  })
})

describe('the language', () => {
  it('changes texts and direction, and is stored', async () => {
    const { user } = await openShell()
    await user.click(screen.getByRole('button', { name: 'Account menu for Amara Mensah' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Language' }))
    await user.click(screen.getByRole('menuitemradio', { name: 'العربية' }))
    expect(await screen.findByRole('navigation', { name: 'القائمة الرئيسية' })).toBeVisible()
    await waitFor(() => {
      expect(document.documentElement.dir).toBe('rtl')
    })
    await i18next.changeLanguage('en')
  })
})

describe('the navbar', () => {
  it.each([
    ['menus', /^Account/, 'menu'],
    ['panels', /^Notifications/, 'dialog'],
  ])('closes %s on Back', async (_, button, role) => {
    const { user, router } = await openShell()
    await act(() => router.navigate('/apps/user/list'))
    await screen.findByRole('heading', { level: 1, name: 'Users' })
    await user.click(screen.getByRole('button', { name: button }))
    expect(screen.getByRole(role)).toBeVisible()
    await act(() => router.navigate(-1))
    await screen.findByRole('heading', { level: 1, name: 'Access control' })
    expect(screen.queryByRole(role)).not.toBeInTheDocument()
  })

  it('has at most five tools, and the brand if the menu is not vertical', async () => {
    matchMediaOf('(width < 1200px)')
    await openShell()
    const bar = within(screen.getAllByRole('banner')[0]!)
    const tools = bar.getAllByRole('button').map((button) => button.ariaLabel ?? button.textContent)
    expect(tools.filter((name) => !/^(Search|Open menu)/.test(name))).toHaveLength(5)
    expect(bar.getByRole('link', { name: product.name })).toBeVisible()
  })

  it('shows a client neither bookmarks nor cart nor notifications', async () => {
    await openShell('/access-control', { as: 'client' })
    expect(screen.getByRole('button', { name: 'Search pages, files, contacts' })).toBeVisible()
    for (const name of [/^Bookmarks/, /^Cart/, /^Notifications/]) {
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument()
    }
  })

  it('shows the user, and logs out', async () => {
    const { user, store, place } = await openShell()
    await user.click(screen.getByRole('button', { name: 'Account menu for Amara Mensah' }))
    const menu = await screen.findByRole('menu')
    expect(within(menu).getByText('Amara Mensah')).toBeVisible()
    expect(within(menu).getByText('admin@demo.com')).toBeVisible()
    expect(within(menu).getAllByRole('menuitem')).toHaveLength(9)
    expect(screen.getAllByRole('menuitem')[0]).toHaveFocus()
    expect(screen.getByRole('menuitem', { name: 'Profile' })).toHaveAttribute('href', '/pages/profile')
    await user.click(screen.getByRole('menuitem', { name: 'Log out' }))
    await waitFor(() => {
      expect(place()).toBe('/login')
    })
    expect(selectUserData(store.getState())).toBeNull()
  })
})

describe('the keyboard', () => {
  it('lists its shortcuts on ?, where single keys can be turned off', async () => {
    const { user } = await openShell()
    await user.keyboard('?')
    await user.click(await screen.findByRole('switch', { name: 'Single-key shortcuts' }))
    await user.keyboard('{Escape}')
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    })
    await user.keyboard('?')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(localStorage.getItem('layout')).toBe('{"shortcuts":false}')
  })

  it('opens the global search with a slash, if the page has no search', async () => {
    const { user } = await openShell()
    await user.keyboard('/')
    expect(await screen.findByRole('combobox', { name: /Search pages/ })).toBeVisible()
  })
})

describe('the frame', () => {
  it('shows while the browser is offline', async () => {
    await openShell()
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    window.dispatchEvent(new Event('offline'))
    expect(await screen.findByText(/^You’re offline/)).toBeVisible()
    online.mockReturnValue(true)
    window.dispatchEvent(new Event('online'))
    await waitFor(() => {
      expect(screen.queryByText(/^You’re offline/)).not.toBeInTheDocument()
    })
  })

  it('scrolls back to the top, and moves the focus', async () => {
    const { user } = await openShell()
    expect(screen.queryByRole('button', { name: 'Back to top' })).not.toBeInTheDocument()
    const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(401)
    window.dispatchEvent(new Event('scroll'))
    await user.click(await screen.findByRole('button', { name: 'Back to top' }))
    expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' })
    expect(screen.getByRole('main')).toHaveFocus()
  })

  it('sets document title and breadcrumbs', async () => {
    await openShell('/access-control')
    await waitFor(() => {
      expect(document.title).toBe(`Access control · ${product.name}`)
    })
    const way = within(await screen.findByRole('navigation', { name: 'Breadcrumbs' }))
    expect(way.getByText('Pages')).toBeVisible()
  })
})
