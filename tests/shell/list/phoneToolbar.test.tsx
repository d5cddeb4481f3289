// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { renderPage } from '../../support/renderPage'

async function openFilters(path: string) {
  const { user, router } = await renderPage(path)
  await user.click(await screen.findByRole('button', { name: 'Filters' }))
  await screen.findByRole('button', { name: 'Default view' })
  return { user, search: () => router.state.location.search }
}

const inPanel = () => within(screen.getByRole('dialog', { name: 'Filters' }))
const choicesOf = (label: string) => within(inPanel().getByRole('group', { name: label }))
const terms = () => screen.getAllByRole('term').map(({ textContent }) => textContent)

beforeEach(() => {
  const matchMedia = globalThis.matchMedia
  vi.spyOn(globalThis, 'matchMedia').mockImplementation((media) =>
    Object.assign(matchMedia(media), { matches: media.includes('767') }),
  )
  return () => vi.restoreAllMocks()
})

describe('the toolbar of a list on a phone', () => {
  it('has the filters in a panel, which stays open', async () => {
    const { user, search } = await openFilters('/apps/user/list')
    expect(screen.queryByRole('button', { name: 'Filter by Status' })).not.toBeInTheDocument()
    const active = choicesOf('Status').getByRole('button', { name: 'Active' })
    await user.click(active)
    expect(active).toHaveAttribute('aria-pressed', 'true')
    expect(search()).toBe('?status=active')
    await user.click(choicesOf('Status').getByRole('button', { name: 'Pending' }))
    expect(new URLSearchParams(search()).get('status')).toBe('active,pending')
    await user.click(active)
    expect(search()).toBe('?status=pending')
  })

  it('hides and shows columns, except those that rows on phones never have', async () => {
    const { user } = await openFilters('/apps/user/list')
    expect(choicesOf('Columns').queryByRole('button', { name: 'Company' })).not.toBeInTheDocument()
    await waitFor(() => expect(terms()).toContain('Plan'))
    await user.click(choicesOf('Columns').getByRole('button', { name: 'Plan', pressed: true }))
    expect(terms()).not.toContain('Plan')
    await user.click(choicesOf('Columns').getByRole('button', { name: 'Plan', pressed: false }))
    expect(terms()).toContain('Plan')
  })

  it('opens the filters by ranges from the panel', async () => {
    const { user } = await openFilters('/apps/invoice/list')
    await user.click(inPanel().getByRole('button', { name: 'Dates and amounts' }))
    expect(await screen.findByRole('dialog', { name: 'Dates and amounts' })).toBeVisible()
    expect(screen.queryByRole('dialog', { name: 'Filters' })).not.toBeInTheDocument()
  })
})
