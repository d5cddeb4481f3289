// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import { createApiClient } from '@core/api/client'
import { describe, expect, it } from 'vitest'
import { invoiceApi } from '@/redux/apps/invoice/contract'
import { renderPage } from '../../support/renderPage'

Element.prototype.scrollIntoView = () => undefined

type Options = NonNullable<Parameters<typeof renderPage>[1]>

const items = () => within(screen.getByRole('list', { name: 'Items' })).getAllByRole('listitem')
const item = (index: number) => within(items()[index]!)
const field = (name: string, index?: number) =>
  (index === undefined ? screen : item(index)).getByRole('textbox', { name })
const titles = () => items().map((_, index) => item(index).getByRole<HTMLInputElement>('combobox').value)

async function open(path: string, options: Options = {}) {
  const view = await renderPage(path, options)
  await screen.findByRole('form', { name: 'Invoice' })
  const { user, router, client } = view
  const api = createApiClient(() => Promise.resolve(client))
  async function write(target: HTMLElement, text: string) {
    await user.clear(target)
    await user.type(target, text)
    await user.tab()
  }
  async function pickClient(typed: string, name: RegExp) {
    await user.type(screen.getByRole('combobox', { name: 'Client' }), typed)
    await user.click(await screen.findByRole('option', { name }))
  }
  return {
    ...view,
    write,
    pickClient,
    async fillIn() {
      await pickClient('komorebi', /Haruka/)
      await write(item(0).getByRole('combobox', { name: 'Item' }), 'Tea ceremony')
      await write(field('Price', 0), '40')
    },
    address: () => router.state.location.pathname,
    leadsTo: (path: string) => waitFor(() => expect(router.state.location.pathname).toBe(path)),
    saved: async (id: number) => ({
      ...(await api.call(invoiceApi.one, { params: { id } })),
      ...(await api.call(invoiceApi.details, { query: { id } })),
    }),
    count: async () => (await api.call(invoiceApi.list, { query: {} })).total,
    save: (name = 'Save as draft') => user.click(screen.getByRole('button', { name })),
  }
}

describe('editing an invoice', () => {
  it('shows the amount of a line before discount and tax, as the invoice does', async () => {
    await open('/apps/invoice/edit/5036')
    expect(field('Price', 0)).toHaveValue('90.00')
    expect(field('Quantity', 0)).toHaveValue('34')
    expect(item(0).getByRole('group', { name: 'Discount and tax' })).toHaveTextContent('10% tax')
    expect(item(0).getByRole('status')).toHaveTextContent('$3,060.00')
  })
})

describe('adding an invoice', () => {
  it('defaults to the next number, today, thirty days and one line', async () => {
    await open('/apps/invoice/add')
    expect(screen.getByRole('heading', { level: 1, name: 'Add invoice' })).toBeVisible()
    await waitFor(() => {
      expect(field('Number')).toHaveValue('#5037')
    })
    expect(field('Number')).toHaveAttribute('readonly')
    expect(items()).toHaveLength(1)
    const [issued, due] = [
      screen.getByLabelText<HTMLInputElement>('Issue date'),
      screen.getByLabelText<HTMLInputElement>('Due date'),
    ]
    expect(Math.round((Date.parse(due.value) - Date.parse(issued.value)) / 86_400_000)).toBe(30)
    expect(screen.getByRole('textbox', { name: /^Salesperson/ })).toHaveValue('Amara Mensah')
  })

  it('searches clients, inserts a template, saves a draft and shows it', async () => {
    const { user, write, pickClient, save, saved, leadsTo } = await open('/apps/invoice/add')
    await pickClient('komorebi', /Haruka Nishimura/)
    expect(screen.getByRole('combobox', { name: 'Client' })).toHaveValue('Haruka Nishimura')
    await user.type(item(0).getByRole('combobox', { name: 'Item' }), 'sprint')
    await user.keyboard('{ArrowDown}{Enter}')
    expect(titles()).toEqual(['Design sprint'])
    expect(item(0).getByRole('textbox', { name: 'Price' })).not.toHaveValue('')
    await write(field('Quantity', 0), '2')
    await save()
    expect(await screen.findByText('Invoice #5037 saved as draft')).toBeVisible()
    await leadsTo('/apps/invoice/preview/5037')
    const { invoice, details } = await saved(5037)
    expect(invoice).toMatchObject({ invoiceStatus: 'Draft', client: { name: 'Haruka Nishimura' } })
    expect(details.lines).toMatchObject([{ title: 'Design sprint', qty: 2 }])
    expect(details.lines[0]?.description).not.toBe('')
  })

  it('parses localized prices, and sums rounded lines while typing', async () => {
    const { user, write } = await open('/apps/invoice/add')
    await write(field('Price', 0), '1.234,50')
    expect(field('Price', 0)).toHaveValue('1,234.50')
    await write(field('Quantity', 0), '0.33')
    expect(item(0).getByRole('status')).toHaveTextContent('$407.39')
    await user.click(item(0).getByRole('button', { name: 'Discount and tax: None' }))
    await write(screen.getByRole('textbox', { name: 'Discount (%)' }), '10')
    await user.clear(screen.getByRole('textbox', { name: 'Tax (%)' }))
    await user.type(screen.getByRole('textbox', { name: 'Tax (%)' }), '8.25{Enter}')
    expect(item(0).getByRole('button', { name: 'Discount and tax: 10% off · 8.25% tax' })).toHaveFocus()
    expect(item(0).getByRole('status')).toHaveTextContent('$407.39')
    expect(screen.getAllByText('$407.39')).toHaveLength(2)
    // 407.39 − 40.74 = 366.65, and 8.25 % of it are 30.25
    expect(screen.getByText('$396.90')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Preview' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Preview' })).getByRole('article')
    expect(sheet).toHaveTextContent('8.25%')
    expect(sheet).not.toHaveTextContent('8.3%')
  })

  it('shows missing values at their field and in a summary, and focuses the first', async () => {
    const { save, count } = await open('/apps/invoice/add')
    await save('Save and send')
    const summary = await screen.findByRole('alert')
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringContaining('Client'),
      expect.stringContaining('Item 1, Item'),
      expect.stringContaining('Item 1, Price'),
    ])
    expect(screen.getByRole('combobox', { name: 'Client' })).toHaveFocus()
    expect(field('Price', 0)).toHaveAccessibleDescription(/Enter a number, like 1,234.50/)
    expect(await count()).toBe(36)
  })

  it('shows at once that the due date precedes the issue date', async () => {
    const { user } = await open('/apps/invoice/add')
    const due = screen.getByLabelText('Due date')
    await user.clear(due)
    await user.type(due, '2020-01-01')
    await user.tab()
    expect(await screen.findByText('The due date must be on or after the issue date')).toBeVisible()
    expect(due).toBeInvalid()
    await user.clear(screen.getByLabelText('Issue date'))
    await user.type(screen.getByLabelText('Issue date'), '2019-12-01')
    await user.tab()
    await waitFor(() => {
      expect(due).toBeValid()
    })
  })

  it('adds a new client, and selects it', async () => {
    const { user, client } = await open('/apps/invoice/add')
    await user.click(screen.getByRole('button', { name: 'Add client' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Add client' }))
    await user.type(drawer.getByRole('textbox', { name: 'Name' }), 'Rosa Blum')
    await user.type(drawer.getByRole('textbox', { name: 'Email' }), 'haruka@komorebi.example')
    await user.click(drawer.getByRole('button', { name: 'Add client' }))
    expect(await drawer.findByText('Already in use')).toBeVisible()
    await user.clear(drawer.getByRole('textbox', { name: 'Email' }))
    await user.type(drawer.getByRole('textbox', { name: 'Email' }), 'rosa@blum.example')
    await user.click(drawer.getByRole('button', { name: 'Add client' }))
    await waitFor(() => {
      expect(screen.getByRole('combobox', { name: 'Client' })).toHaveValue('Rosa Blum')
    })
    const { data } = await client.get<{ companyEmail: string }[]>('/api/invoice/clients/all-data')
    expect(data.map(({ companyEmail }) => companyEmail)).toContain('rosa@blum.example')
  })

  it('keeps input when saving fails, and retries', async () => {
    const { fillIn, user, save, breakCall, saved, leadsTo } = await open('/apps/invoice/add')
    await fillIn()
    const mend = breakCall('/apps/invoice/add-invoice', 500)
    await save()
    expect(await screen.findByText('Something went wrong on the server. Try again.')).toBeVisible()
    expect(titles()).toEqual(['Tea ceremony'])
    expect(field('Price', 0)).toHaveValue('40.00')
    mend()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await leadsTo('/apps/invoice/preview/5037')
    expect((await saved(5037)).details.lines).toMatchObject([{ title: 'Tea ceremony', price: 40_00 }])
  })

  it('shows server errors at their field, lines included', async () => {
    const { fillIn, save, breakCall } = await open('/apps/invoice/add')
    await fillIn()
    breakCall('/apps/invoice/add-invoice', 400, { error: { 'lines.0.price': 'Too dear for tea.' } })
    await save()
    await waitFor(() => {
      expect(field('Price', 0)).toHaveAccessibleDescription('Too dear for tea.')
    })
    expect(field('Price', 0)).toHaveFocus()
  })

  it('sends the saved invoice, and reports if only sending fails', async () => {
    const { fillIn, save, breakCall, saved, leadsTo } = await open('/apps/invoice/add')
    await fillIn()
    breakCall('/apps/invoice/send-invoice', 500)
    await save('Save and send')
    expect(await screen.findByText('Invoice #5037 was saved but couldn’t be sent')).toBeVisible()
    await leadsTo('/apps/invoice/preview/5037')
    expect((await saved(5037)).invoice.invoiceStatus).toBe('Draft')
  })

  it('asks before input is lost, and only then', async () => {
    const { user, address, leadsTo } = await open('/apps/invoice/add')
    await user.type(item(0).getByRole('combobox', { name: 'Item' }), 'Tea')
    await user.keyboard('{Escape}')
    await user.click(screen.getByRole('link', { name: 'Cancel' }))
    const question = await screen.findByRole('dialog', { name: /Discard/ })
    expect(address()).toBe('/apps/invoice/add')
    await user.click(within(question).getByRole('button', { name: /Discard/ }))
    await leadsTo('/apps/invoice/list')
  })
})

describe('lines', () => {
  it('are removed and restored by Undo, in their position', async () => {
    const { user } = await open('/apps/invoice/edit/5036')
    const before = titles()
    expect(before).toHaveLength(2)
    await user.click(screen.getByRole('button', { name: `Remove ${before[0]!}` }))
    expect(titles()).toEqual([before[1]])
    expect(screen.getByRole('button', { name: 'Add item' })).toHaveFocus()
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(titles()).toEqual(before)
  })

  it('are reordered by a menu, and saved in the new order', async () => {
    const { user, save, saved, leadsTo } = await open('/apps/invoice/edit/5036')
    const [first, second] = titles()
    await user.click(screen.getByRole('button', { name: `Change position of ${first!}` }))
    expect(screen.getByRole('menuitem', { name: 'Move up' })).toHaveAttribute('aria-disabled', 'true')
    await user.click(screen.getByRole('menuitem', { name: 'Move down' }))
    expect(titles()).toEqual([second, first])
    await save()
    await leadsTo('/apps/invoice/preview/5036')
    expect((await saved(5036)).details.lines.map(({ title }) => title)).toEqual([second, first])
  })

  it('are required', async () => {
    const { user, save } = await open('/apps/invoice/add')
    await user.click(screen.getByRole('button', { name: 'Remove New item' }))
    await save()
    expect(await screen.findByText('Add at least one item')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Add item' }))
    expect(item(0).getByRole('combobox', { name: 'Item' })).toHaveFocus()
  })
})

describe('editing an invoice', () => {
  it('updates changed fields and keeps the rest, status included', async () => {
    const { user, save, saved, leadsTo } = await open('/apps/invoice/edit/5026')
    const before = await saved(5026)
    await user.click(screen.getByRole('switch', { name: 'Show payment stub' }))
    await save('Save changes')
    expect(await screen.findByText('Invoice #5026 saved')).toBeVisible()
    await leadsTo('/apps/invoice/preview/5026')
    expect(await saved(5026)).toEqual({ ...before, details: { ...before.details, hasPaymentStub: true } })
  })

  it('opens the newest without an id in the URL', async () => {
    const { address } = await open('/apps/invoice/edit')
    expect(address()).toBe('/apps/invoice/edit/5036')
    expect(screen.getByRole('heading', { level: 1, name: 'Edit invoice #5036' })).toBeVisible()
  })

  it.each(['/apps/invoice/edit/99999', '/apps/invoice/edit/none'])('shows that %s does not exist', async (path) => {
    await renderPage(path)
    expect(await screen.findByText('This invoice doesn’t exist')).toBeVisible()
  })

  it('offers a retry if the invoice cannot be loaded', async () => {
    const { router, breakCall, user } = await renderPage('/apps/invoice/add')
    const mend = breakCall('/api/invoice/details', 500)
    await act(() => router.navigate('/apps/invoice/edit/5030'))
    expect(await screen.findByText('Couldn’t load this invoice')).toBeVisible()
    mend()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('form', { name: 'Invoice' })).toBeVisible()
  })
})
