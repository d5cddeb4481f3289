// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderPage } from '../../support/renderPage'
import { until } from '../../support/until'

const files = import.meta.glob<string>('../../../src/views/tables/reactstrap/examples/*Example.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})

async function openPage() {
  const view = await renderPage('/tables/reactstrap')
  await screen.findByRole('heading', { level: 1, name: 'Tables' })
  return view
}

const example = (name: string) => screen.getByRole('region', { name })

describe('the plain tables', () => {
  it('each have a preview, with a named table', async () => {
    await openPage()
    const contents = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link')
    expect(contents).toHaveLength(Object.keys(files).length)
    for (const { textContent } of contents) {
      expect(within(example(textContent)).getByRole('table')).toHaveAccessibleName(/.+/)
    }
  })

  it('show their source files in colors below the table, and copy them', async () => {
    const { user } = await openPage()
    const striped = within(example('Striped'))
    const [, code] = Object.entries(files).find(([file]) => file.includes('Striped'))!
    const toggle = striped.getByRole('button', { name: 'Show code' })
    expect(toggle).toHaveAttribute('aria-pressed', 'false')
    toggle.focus()
    await user.keyboard('{Enter}')
    expect(toggle).toHaveFocus()
    expect(toggle).toHaveAttribute('aria-pressed', 'true')
    const source = await striped.findByRole('region', { name: 'Code for Striped' })
    expect(await within(source).findByText('export')).toHaveClass('hljs-keyword')
    expect(source.textContent).toBe(code)
    expect(striped.getByRole('table')).toBeVisible()
    await user.click(striped.getByRole('button', { name: 'Copy code' }))
    expect(await screen.findByText('Code for “Striped” copied')).toBeVisible()
    expect(await navigator.clipboard.readText()).toBe(code)
    await user.click(toggle)
    expect(striped.queryByRole('region', { name: 'Code for Striped' })).not.toBeInTheDocument()
  })

  it('stand in two columns, without an empty cell before a wide table', async () => {
    await openPage()
    const isWide = (name: string) => example(name).className.includes('exampleWide')
    expect(isWide('Basic')).toBe(false)
    expect(isWide('Responsive')).toBe(true)
    // Its neighbor needs both columns.
    expect(isWide('Row menus')).toBe(true)
    expect(isWide('Sortable')).toBe(true)
  })

  it('sort by sortable headers', async () => {
    const { user } = await openPage()
    const table = within(example('Sortable')).getByRole('table')
    const first = () => within(table).getAllByRole('row')[1]!
    expect(first()).toHaveTextContent('Desk lamp')
    await user.click(within(table).getByRole('columnheader', { name: 'Price' }))
    expect(first()).toHaveTextContent('Standing desk')
    expect(within(table).getByRole('columnheader', { name: 'Price' })).toHaveAttribute('aria-sort', 'descending')
    await user.click(within(table).getByRole('columnheader', { name: 'Price' }))
    expect(first()).toHaveTextContent('Desk lamp')
    expect(within(table).getByRole('columnheader', { name: 'Price' })).toHaveAttribute('aria-sort', 'ascending')
  })

  it('have working menus', async () => {
    const { user, router } = await openPage()
    await user.click(within(example('Row menus')).getByRole('button', { name: 'Actions for Jean Dupont' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Copy email' }))
    expect(await screen.findByText('jean@example.com copied')).toBeVisible()
    await user.click(within(example('Row menus')).getByRole('button', { name: 'Actions for Jane Doe' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Find in users' }))
    await until(() => {
      expect(router.state.location.pathname + router.state.location.search).toBe('/apps/user/list?q=Jane+Doe')
    })
  })
})
