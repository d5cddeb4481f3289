// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderPage } from '../../support/renderPage'

const linkNames = () => screen.getAllByRole('link').map(({ textContent }) => textContent)

describe('/components/reference', () => {
  it('lists components, hooks and building blocks by folder, with the first sentence of their docs', async () => {
    await renderPage('/components/reference')
    const forms = within(await screen.findByRole('region', { name: '@core/components/forms' }))
    expect(forms.getByRole('link', { name: 'TextField' })).toHaveAttribute('href', '/components/reference/TextField')
    expect(forms.getByText('react-hook-form with a schema.')).toBeInTheDocument()
    const internal = within(forms.getByRole('list', { name: 'Internal' }))
    expect(internal.getByRole('link', { name: 'DayGrid' })).toBeInTheDocument()
    for (const folder of ['@core/hooks', '@/redux/app', '@/views/shared/list'])
      expect(screen.getByRole('region', { name: folder })).toBeInTheDocument()
  })

  it('finds entries by words, props and files, in the URL', async () => {
    const { user, router } = await renderPage('/components/reference')
    await user.type(await screen.findByRole('searchbox', { name: 'Search the reference' }), 'row menu{Enter}')
    expect(router.state.location.search).toBe('?q=row+menu')
    expect(linkNames()).toContain('useRowMenu')
    expect(linkNames()).not.toContain('Accordion')
    await act(() => router.navigate('/components/reference?q=startsAtFirst'))
    expect(await screen.findByText('1 entry')).toBeInTheDocument()
    expect(linkNames()).toContain('useCombobox')
  })

  it('shows when nothing matches, and then all again', async () => {
    const { user } = await renderPage('/components/reference?q=zebra')
    expect(await screen.findByText('No entries found')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Show all entries' }))
    expect(screen.getByRole('link', { name: 'useList' })).toBeInTheDocument()
  })
})

describe('an entry', () => {
  it('shows parameters, the result and types of a hook, and copies its import', async () => {
    const { user } = await renderPage('/components/reference/useList')
    expect(await screen.findByRole('heading', { level: 1, name: 'useList' })).toBeInTheDocument()
    expect(screen.getByText('Hook')).toBeInTheDocument()
    const parameters = within(screen.getByRole('table', { name: 'Parameters of useList' }))
    expect(parameters.getByRole('row', { name: /^options\.resource .* required From the module/ })).toBeInTheDocument()
    const result = within(screen.getByRole('table', { name: 'Return value of useList' }))
    expect(result.getByRole('row', { name: /^rows readonly Row\[\] Rows of the page\./ })).toBeInTheDocument()
    expect(await screen.findByRole('region', { name: 'Types of useList' })).toHaveTextContent('interface ListViews')
    await user.click(screen.getAllByRole('button', { name: 'Copy code' })[0]!)
    expect(await navigator.clipboard.readText()).toBe("import { useList } from '@/views/shared/list/useList'")
  })

  it('shows the props of a component with their defaults, and links to its examples', async () => {
    await renderPage('/components/reference/Button')
    const props = within(await screen.findByRole('table', { name: 'Props of Button' }))
    expect(props.getByRole('row', { name: /^pending\? boolean false Shows a spinner/ })).toBeInTheDocument()
    expect(screen.getByText('Also accepts the props of:')).toHaveTextContent("ComponentPropsWithRef<'button'>")
    expect(screen.getByRole('link', { name: '/components/buttons' })).toBeInTheDocument()
  })

  it('links to the other entries of its folder', async () => {
    const { user } = await renderPage('/components/reference/Dialog')
    const folder = within(await screen.findByRole('navigation', { name: 'In this folder' }))
    expect(folder.getByRole('link', { current: 'page' })).toHaveTextContent('Dialog')
    await user.click(folder.getByRole('link', { name: 'Drawer' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Drawer' })).toBeInTheDocument()
  })

  it.each([
    ['ListResource', "import { ListResource } from '@/redux/app/listResource'"],
    ['reactstrap', "import { Badge } from '@core/components/reactstrap'"],
  ])('shows the import and the members of %s', async (name, line) => {
    await renderPage(`/components/reference/${name}`)
    expect(await screen.findByRole('region', { name: 'Import' })).toHaveTextContent(line)
    expect(screen.getByRole('table', { name: `Members of ${name}` })).toBeInTheDocument()
  })

  it('marks internal parts', async () => {
    await renderPage('/components/reference/BodyRow')
    expect(await screen.findByText('Internal')).toBeInTheDocument()
  })

  it('shows a way back for an unknown name', async () => {
    await renderPage('/components/reference/useZebra')
    expect(await screen.findByRole('heading', { level: 1, name: 'Entry not found' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Open the reference' })).toHaveAttribute('href', '/components/reference')
  })
})
