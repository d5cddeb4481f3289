// @vitest-environment jsdom
import { Pagination } from '@core/components/Pagination'
import { Tabs } from '@core/components/Tabs'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { show } from './show'

const tabs = [
  { key: 'account', label: 'Account' },
  { key: 'security', label: 'Security' },
  { key: 'billing', label: 'Billing' },
] as const

function Sections({ isVertical = false }) {
  const [active, setActive] = useState<(typeof tabs)[number]['key']>('account')
  return (
    <Tabs label="Sections" tabs={tabs} active={active} onChange={setActive} isVertical={isVertical}>
      About {active}
    </Tabs>
  )
}

describe('tabs', () => {
  test('are one stop of the Tab key, with arrows, Home and End between them', async () => {
    const user = show(<Sections />)
    await user.tab()
    expect(screen.getByRole('tab', { name: 'Account', selected: true })).toHaveFocus()
    await user.keyboard('{ArrowRight}')
    expect(screen.getByRole('tab', { name: 'Security', selected: true })).toHaveFocus()
    expect(screen.getByRole('tabpanel', { name: 'Security' })).toHaveTextContent('About security')
    await user.keyboard('{End}')
    expect(screen.getByRole('tab', { name: 'Billing' })).toHaveFocus()
    await user.keyboard('{ArrowRight}')
    expect(screen.getByRole('tab', { name: 'Account' })).toHaveFocus()
    await user.tab()
    expect(screen.getByRole('tab', { name: 'Account' })).not.toHaveFocus()
  })

  test('are mirrored in right-to-left pages', async () => {
    const user = show(
      <div dir="rtl" style={{ direction: 'rtl' }}>
        <Sections />
      </div>,
    )
    await user.tab()
    await user.keyboard('{ArrowLeft}')
    expect(screen.getByRole('tab', { name: 'Security' })).toHaveFocus()
  })

  test('use the vertical arrow keys if vertical', async () => {
    const user = show(<Sections isVertical />)
    expect(screen.getByRole('tablist')).toHaveAttribute('aria-orientation', 'vertical')
    await user.tab()
    await user.keyboard('{ArrowDown}')
    expect(screen.getByRole('tab', { name: 'Security', selected: true })).toHaveFocus()
    await user.keyboard('{ArrowUp}{ArrowUp}')
    expect(screen.getByRole('tab', { name: 'Billing' })).toHaveFocus()
    await user.keyboard('{ArrowRight}')
    expect(screen.getByRole('tab', { name: 'Billing' })).toHaveFocus()
  })
})

describe('pagination', () => {
  test('shows its range, marks the page, and links to others', async () => {
    const onPage = vi.fn()
    const user = show(<Pagination label="users" page={2} perPage={10} total={36} onPage={onPage} />)
    expect(screen.getByText('11–20 of 36')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
    await user.click(screen.getByRole('button', { name: 'Next page' }))
    expect(onPage).toHaveBeenCalledWith(3)
  })

  test.each([
    [1, 3, '1 2 3'],
    [1, 7, '1 2 3 4 5 6 7'],
    [2, 10, '1 2 3 4 5 … 10'],
    [5, 10, '1 … 4 5 6 … 10'],
    [10, 10, '1 … 6 7 8 9 10'],
  ])('shows for page %i of %i the pages %s', (page, last, expected) => {
    show(<Pagination label="users" page={page} perPage={1} total={last} onPage={vi.fn()} />)
    const pages = screen.getAllByRole('listitem').slice(1, -1)
    expect(pages.map(({ textContent }) => textContent).join(' ')).toBe(expected)
  })
})
