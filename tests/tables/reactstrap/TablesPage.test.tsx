// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { renderPage } from '../../support/renderPage'
import { until } from '../../support/until'

const files = import.meta.glob<string>('../../../src/views/tables/reactstrap/examples/*Example.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})

// jsdom lays nothing out, so there is nothing to scroll.
const scrolled = vi.fn<(this: HTMLElement) => void>()
beforeEach(() => {
  scrolled.mockReset()
  HTMLElement.prototype.scrollIntoView = function scrollIntoView() {
    scrolled.call(this)
  }
})

async function openPage(hash = '') {
  const view = await renderPage(`/tables/reactstrap${hash}`)
  await screen.findByRole('heading', { level: 1, name: 'Tables' })
  return view
}

const example = (name: string) => screen.getByRole('region', { name })

describe('the plain tables', () => {
  it('each have a preview, with a table that has a name', async () => {
    await openPage()
    const contents = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link')
    expect(contents).toHaveLength(Object.keys(files).length)
    for (const { textContent } of contents) {
      expect(within(example(textContent)).getByRole('table')).toHaveAccessibleName(/.+/)
    }
  })

  it('show the very file that draws them', async () => {
    const { user } = await openPage()
    for (const [file, code] of Object.entries(files)) {
      const title = /\/(\w+)Example/.exec(file)?.[1] === 'Basic' ? 'Basic' : null
      if (!title) continue
      await user.click(within(example(title)).getByRole('tab', { name: 'Code' }))
      expect(within(example(title)).getByRole('region', { name: 'Code for Basic' }).textContent).toBe(code)
      expect(within(example(title)).queryByRole('table')).not.toBeInTheDocument()
    }
  })

  it('give their code away', async () => {
    const { user } = await openPage()
    const write = vi.spyOn(navigator.clipboard, 'writeText')
    await user.click(within(example('Striped')).getByRole('button', { name: 'Copy code' }))
    expect(await screen.findByText('Code for “Striped” copied')).toBeVisible()
    expect(write).toHaveBeenCalledWith(Object.entries(files).find(([file]) => file.includes('Striped'))?.[1])
  })

  it('can be linked to one by one', async () => {
    await openPage('#sortable')
    expect(scrolled.mock.contexts.map((element) => element.id)).toContain('sortable')
  })

  it('sort where their heads say so', async () => {
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

  it('have menus that do something', async () => {
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
