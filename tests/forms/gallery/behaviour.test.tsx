// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { renderPage } from '../../support/renderPage'

const example = (name: string) => screen.findByRole('region', { name })

describe('options', () => {
  it('are searched on the server while typing, selected and removed', async () => {
    const { user } = await renderPage('/forms/select')
    const films = within(await example('Server-side search'))
    await user.type(films.getByRole('combobox', { name: 'Movies' }), 'metropolis')
    await waitFor(() => expect(screen.getByRole('listbox', { name: 'Movies' }).textContent).toBe('Metropolis'))
    await user.keyboard('{Enter}')
    const chosen = films.getByRole('list', { name: 'Selected in “Movies”' })
    expect(chosen).toHaveTextContent('Metropolis')
    await user.keyboard('{Backspace}')
    expect(chosen).not.toBeInTheDocument()
  })

  it('keep a required choice on Backspace', async () => {
    const { user } = await renderPage('/forms/select')
    const zone = within(await example('Grouped with search')).getByRole('combobox')
    await user.type(zone, 'berlin{Enter}')
    await user.keyboard('{Backspace}')
    await user.tab()
    expect(zone).toHaveValue('Berlin')
  })

  it('can be created from typed text', async () => {
    const { user } = await renderPage('/forms/select')
    const tags = within(await example('Creatable'))
    await user.type(tags.getByRole('combobox', { name: 'Tags' }), 'harbour{Enter}')
    expect(tags.getByRole('button', { name: 'Remove #harbour' })).toBeVisible()
  })
})

describe('options that fail to load', () => {
  it.each([
    ['/forms/select', '/api/select/data', 'Movies', 'Nosferatu'],
    ['/forms/autocomplete', '/api/autocomplete/data', 'Chemical element', 'Hydrogen'],
  ])('show an error below the field on %s, and are requested again', async (page, call, field, choice) => {
    const { user, router, breakCall } = await renderPage('/access-control')
    const mend = breakCall(call, 500)
    await router.navigate(page)
    const again = await screen.findByRole('button', { name: 'Try again' })
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Couldn’t load the options. Something went wrong on the server. Try again.',
    )
    await user.click(again)
    expect(await screen.findByRole('alert')).toBeVisible()
    mend()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
    await user.type(screen.getByRole('combobox', { name: field }), choice.slice(0, 4))
    await waitFor(() => expect(screen.getByRole('listbox', { name: field })).toHaveTextContent(choice))
  })
})

describe('the upload', () => {
  const picture = () => new File(['x'.repeat(9)], 'tea.png', { type: 'image/png' })

  it('explains why a file is rejected', async () => {
    await renderPage('/forms/file-uploader')
    const files = within(await example('Multiple files'))
    const area = files.getByRole('group', { name: 'Drop files here' })
    fireEvent.drop(area, {
      dataTransfer: { files: [new File(['x'], 'run.exe', { type: 'application/x-msdownload' })] },
    })
    expect(files.getByText('run.exe isn’t an image or PDF')).toBeVisible()
    expect(files.queryByRole('list', { name: 'Files' })).not.toBeInTheDocument()
  })

  it('fails offline, succeeds on retry, and can be canceled', async () => {
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }))
    const { user } = await renderPage('/forms/file-uploader')
    const files = within(await example('Multiple files'))
    const area = files.getByRole('group', { name: 'Drop files here' })
    await user.click(files.getByRole('switch', { name: 'Connection' }))
    fireEvent.drop(area, { dataTransfer: { files: [picture()] } })
    await files.findByText('Upload failed. Check your connection.')
    await user.click(files.getByRole('switch', { name: 'Connection' }))
    await user.click(files.getByRole('button', { name: 'Try again: tea.png' }))
    expect(files.getByRole('progressbar', { name: 'Uploading tea.png' })).toBeVisible()
    await files.findByText('Uploaded')
    fireEvent.drop(area, { dataTransfer: { files: [picture()] } })
    await user.click(files.getByRole('button', { name: 'Cancel upload of tea.png' }))
    expect(files.queryByRole('progressbar')).not.toBeInTheDocument()
    vi.unstubAllGlobals()
  })
})

describe('the repeated lines', () => {
  it('are summed, and a removed one is restored to its position', async () => {
    const { user } = await renderPage('/forms/repeater', { shell: true })
    const bill = within(await example('Line items'))
    expect(bill.getByText('Total: $55.00')).toBeVisible()
    await user.click(bill.getByRole('button', { name: 'Remove “Teapot”' }))
    expect(bill.getByText('Total: $6.00')).toBeVisible()
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(bill.getAllByRole('textbox', { name: 'Description' })[0]).toHaveValue('Teapot')
    await user.click(bill.getByRole('button', { name: 'Move options for “Shipping”' }))
    await user.click(screen.getByRole('menuitem', { name: 'Move up' }))
    expect(bill.getAllByRole('textbox', { name: 'Description' })[0]).toHaveValue('Shipping')
  })
})

describe('the wizard', () => {
  it('validates a step before the next one, keeps input on Back, and shows a review', async () => {
    const { user } = await renderPage('/forms/wizard')
    const wizard = within(await example('Horizontal'))
    await user.click(wizard.getByRole('button', { name: 'Next' }))
    expect(wizard.getByRole('textbox', { name: 'Full name' })).toHaveFocus()
    expect(await wizard.findAllByText(/is required$/)).toHaveLength(2)
    await user.type(wizard.getByRole('textbox', { name: 'Full name' }), 'Ada Lovelace')
    await user.type(wizard.getByRole('textbox', { name: 'Email' }), 'ada@example.com{Enter}')
    expect(await wizard.findByRole('heading', { name: 'Company' })).toHaveFocus()
    await user.click(wizard.getByRole('button', { name: 'Back' }))
    expect(wizard.getByRole('textbox', { name: 'Full name' })).toHaveValue('Ada Lovelace')
    await user.click(wizard.getByRole('button', { name: 'Next' }))
    await user.type(await wizard.findByRole('textbox', { name: 'Company' }), 'Engines')
    await user.selectOptions(wizard.getByRole('combobox', { name: 'Country' }), 'Portugal')
    await user.click(wizard.getByRole('button', { name: 'Next' }))
    await wizard.findByRole('heading', { name: 'Review' })
    for (const text of ['Ada Lovelace', 'ada@example.com', 'Engines', 'Portugal'])
      expect(wizard.getByText(text)).toBeVisible()
  })
})

describe('validation', () => {
  it('checks a name on the server', async () => {
    const { user } = await renderPage('/forms/validation')
    const form = within(await example('Async validation'))
    await user.type(form.getByRole('textbox', { name: 'Username' }), 'ada{Tab}')
    expect(await form.findByText('This username is already in use.')).toBeVisible()
  })
})
