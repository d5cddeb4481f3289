// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { removeInvoices } from '@/redux/apps/invoice/slice'
import { renderPage } from '../../support/renderPage'

async function open(id: number | '' = 5036, options = {}) {
  const view = await renderPage(`/apps/invoice/preview/${id}`, options)
  await screen.findByRole('heading', { level: 1, name: /Invoice #/ })
  return { ...view, sheet: () => screen.getByRole('article', { name: 'Invoice' }) }
}

afterEach(() => vi.restoreAllMocks())

describe('the preview of an invoice on a narrow window', () => {
  it('has "Send" and a menu of the actions that are possible', async () => {
    const matchMedia = globalThis.matchMedia
    vi.spyOn(globalThis, 'matchMedia').mockImplementation((media) =>
      Object.assign(matchMedia(media), { matches: media.includes('1100') }),
    )
    const { user } = await open(5001)
    const actions = screen.getByRole('group', { name: 'Invoice actions' })
    expect(within(actions).getAllByRole('button')).toHaveLength(2)
    expect(within(actions).getByRole('button', { name: 'Send' })).toBeVisible()
    await user.click(within(actions).getByRole('button', { name: 'More actions' }))
    const items = within(await screen.findByRole('menu')).getAllByRole('menuitem')
    // A paid invoice can be neither edited nor paid.
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Download',
      'Print',
      'Create credit note',
      'Duplicate',
      'Delete',
    ])
  })
})

describe('the preview of an invoice', () => {
  it('shows parties, amounts, reason and payment details', async () => {
    const { sheet } = await open(5002)
    expect(await screen.findByText('Baobab Analytics')).toBeVisible()
    expect(sheet()).toHaveTextContent('Łukasz Wiśniewski')
    expect(sheet()).toHaveTextContent('NL09KAKA0415728304')
    expect(within(sheet()).getAllByRole('row')).toHaveLength(3)
    expect(sheet()).toHaveTextContent('Subtotal$7,430.00')
    expect(sheet()).toHaveTextContent('Tax$1,486.00')
    expect(sheet()).toHaveTextContent('Total$8,916.00')
    expect(sheet()).toHaveTextContent('Balance$0.00')
  })

  it('opens the newest without an id in the URL, even after it is deleted', async () => {
    const { router, store } = await open('')
    expect(router.state.location.pathname).toBe('/apps/invoice/preview/5036')
    await store.dispatch(removeInvoices([5036]))
    await router.navigate('/apps/invoice/preview')
    await waitFor(() => {
      expect(router.state.location.pathname).toBe('/apps/invoice/preview/5035')
    })
  })

  it.each(['99999', 'none', '0'])('shows that %s does not exist, with a link back', async (id) => {
    await renderPage(`/apps/invoice/preview/${id}`)
    expect(await screen.findByText('This invoice doesn’t exist')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Back to invoices' })).toHaveAttribute('href', '/apps/invoice/list')
  })

  it('shows the same for one deleted meanwhile', async () => {
    const { router, store } = await open(5035)
    await store.dispatch(removeInvoices([5035]))
    await router.navigate('/apps/invoice/list')
    await screen.findByRole('heading', { level: 1, name: 'Invoices' })
    await router.navigate('/apps/invoice/preview/5035')
    expect(await screen.findByText('This invoice doesn’t exist')).toBeVisible()
  })

  it('reverses a paid invoice with a credit note, and links both', async () => {
    const { user, router } = await open(5002)
    await user.click(screen.getByRole('button', { name: 'Create credit note' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Credit note #5037' })).toBeVisible()
    const note = screen.getByRole('article', { name: 'Credit note' })
    expect(note).toHaveTextContent('For invoice#5002')
    expect(note).toHaveTextContent('Subtotal-$7,430.00Tax-$1,486.00Total-$8,916.00')
    expect(note).not.toHaveTextContent('Total due')
    expect(screen.queryByRole('button', { name: 'Create credit note' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('link', { name: 'This credit note reverses invoice #5002' }))
    expect(await screen.findByRole('link', { name: 'This invoice is reversed by credit note #5037' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Create credit note' })).not.toBeInTheDocument()
    await router.navigate('/apps/invoice/list')
    const row = await screen.findByRole('row', { name: /#5037/ })
    expect(row).toHaveTextContent('Credit note')
    expect(row).toHaveTextContent('-$8,916.00')
  })

  it('records a payment of at most the balance, and updates it everywhere', async () => {
    const { user, sheet, router } = await open(5033)
    expect(screen.getByText('Sent', { selector: '.badge' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Add payment' }))
    const drawer = await screen.findByRole('dialog', { name: 'Add payment to invoice #5033' })
    const amount = within(drawer).getByLabelText('Amount (USD)')
    expect(amount).toHaveValue('4,490.00')

    await user.clear(amount)
    await user.type(amount, '4490.01')
    await user.click(within(drawer).getByRole('button', { name: 'Add payment' }))
    expect(await within(drawer).findByText('Enter no more than the balance due, $4,490.00')).toBeVisible()
    for (const [typed, said] of [
      ['-1', 'Enter 0.01 or more'],
      ['10.005', 'Use up to two decimal places'],
      ['much', 'Enter a number, like 1,234.50'],
    ] as const) {
      await user.clear(amount)
      await user.type(amount, typed)
      expect(await within(drawer).findByText(said)).toBeVisible()
    }

    await user.clear(amount)
    await user.type(amount, '490.5')
    await user.selectOptions(within(drawer).getByLabelText('Payment method'), 'Cash')
    await user.click(within(drawer).getByRole('button', { name: 'Add payment' }))
    expect(await screen.findByText('Payment of $490.50 added to invoice #5033')).toBeVisible()
    expect(sheet()).toHaveTextContent('Balance$3,999.50')
    expect(screen.getByText('Partial payment', { selector: '.badge' })).toBeVisible()
    expect(screen.getByText('$490.50 paid')).toBeVisible()

    await router.navigate('/apps/invoice/list?q=5033')
    const list = await screen.findByRole('table', { name: 'Invoices' })
    expect(await within(list).findByText('$3,999.50')).toBeVisible()
  })

  it('offers no payment without a balance', async () => {
    await open(5002)
    const button = screen.getByRole('button', { name: 'Add payment' })
    expect(button).toHaveAttribute('aria-disabled', 'true')
    expect(button).toHaveAccessibleDescription('This invoice has no balance due')
  })

  it('sends an invoice and stores the recipient', async () => {
    const { user } = await open(5036)
    await user.click(screen.getByRole('button', { name: 'Send' }))
    const drawer = await screen.findByRole('dialog', { name: 'Send invoice #5036' })
    const to = within(drawer).getByLabelText('To')
    await user.clear(to)
    await user.type(to, 'nobody')
    await user.click(within(drawer).getByRole('button', { name: 'Send' }))
    expect(await within(drawer).findByText(/email/i, { selector: '.field-error' })).toBeVisible()
    await user.clear(to)
    await user.type(to, 'books@kowhaioutdoors.example')
    await user.click(within(drawer).getByRole('switch', { name: 'Attach invoice #5036' }))
    await user.click(within(drawer).getByRole('button', { name: 'Send' }))
    expect(await screen.findByText('Sent to books@kowhaioutdoors.example')).toBeVisible()
    expect(screen.getByText('Sent', { selector: '.badge' })).toBeVisible()
  })

  it('prints the page', async () => {
    const print = vi.spyOn(window, 'print').mockReturnValue()
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Print' }))
    expect(print).toHaveBeenCalledOnce()
  })

  it('opens the draft after duplicating', async () => {
    const { user, router } = await open(5002)
    await user.click(screen.getByRole('button', { name: 'Duplicate' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Invoice #5037' })).toBeVisible()
    expect(router.state.location.pathname).toBe('/apps/invoice/preview/5037')
    expect(screen.getByText('Draft', { selector: '.badge' })).toBeVisible()
  })

  it('asks before deleting an issued invoice, stays on cancel, and shows the list after deletion', async () => {
    const { user, router } = await open(5001)
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    const question = await screen.findByRole('dialog', { name: 'Delete 1 invoice?' })
    await user.click(within(question).getByRole('button', { name: 'Cancel' }))
    expect(router.state.location.pathname).toBe('/apps/invoice/preview/5001')
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('1–10 of 35')).toBeVisible()
    expect(router.state.location.pathname).toBe('/apps/invoice/list')
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByText('1–10 of 36')).toBeVisible()
  })
})

describe('the issuer of an invoice', () => {
  async function openWithout(status: number) {
    const view = await renderPage('/apps/invoice/list')
    await screen.findByRole('heading', { level: 1, name: 'Invoices' })
    const mend = view.breakCall('/company/data', status)
    await view.router.navigate('/apps/invoice/preview/5036')
    const sheet = await screen.findByRole('article', { name: 'Invoice' })
    return { ...view, mend, sheet }
  }

  it('is missing, without a sample company, if the backend has none', async () => {
    const { user, sheet } = await openWithout(404)
    expect(await within(sheet).findByRole('alert')).toHaveTextContent(/aren’t set up on the server yet/)
    expect(sheet).not.toHaveTextContent('Baobab Analytics')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Send invoice #5036' }))
    expect(await drawer.findByRole('alert')).toHaveTextContent(/aren’t set up on the server yet/)
    expect(drawer.queryByLabelText('From')).not.toBeInTheDocument()
    await user.click(drawer.getByRole('button', { name: 'Close' }))
    await user.click(screen.getByRole('button', { name: 'Download' }))
    await waitFor(() => {
      expect(screen.getAllByText(/aren’t set up on the server yet/)).toHaveLength(2)
    })
  })

  it('can be reloaded after an error, and then appears', async () => {
    const { user, sheet, client, mend } = await openWithout(500)
    const alert = await within(sheet).findByRole('alert')
    expect(alert).toHaveTextContent(/^Couldn’t load your company details/)
    mend()
    await client.post('/company/update', { company: 'Polar Works', email: 'bills@polar.example' })
    await user.click(within(alert).getByRole('button', { name: 'Try again' }))
    await waitFor(() => {
      expect(sheet).toHaveTextContent('Polar Works')
    })
    expect(sheet).toHaveTextContent('Contact bills@polar.example')
  })
})
