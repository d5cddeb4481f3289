// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderPage } from '../../support/renderPage'

const csv = (text: string, name = 'contacts.csv') => new File([text], name, { type: 'text/csv' })

async function openFile(text: string) {
  const { user } = await renderPage('/extensions/import')
  const example = within(await screen.findByRole('region', { name: 'From a file' }))
  await user.upload(await example.findByLabelText('File to import'), csv(text))
  return { user, example }
}

describe('the import', () => {
  it('maps a column, holds invalid rows back, and can be undone', async () => {
    const { user, example } = await openFile('Who,Email\nJonas,jonas@example.com\nAmal,amal(at)example.com\n')
    const review = within(await example.findByRole('region', { name: 'Review import' }))
    expect(review.getByLabelText('Name')).toHaveAccessibleDescription('Select a column')
    expect(review.queryByRole('button', { name: /^Import/ })).toBeNull()

    await user.selectOptions(review.getByLabelText('Name'), 'Who')
    expect(review.getByRole('listitem', { name: 'Row 3' })).toHaveTextContent('Enter a valid email')
    expect(review.getByRole('status')).toHaveTextContent('1 row is ready to import1 row has errors')

    await user.click(review.getByRole('button', { name: 'Import 1 row' }))
    expect(await example.findByRole('table', { name: '2 contacts' })).toHaveTextContent('jonas@example.com')
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(example.getByRole('table', { name: '1 contact' })).not.toHaveTextContent('jonas@example.com')
  })

  it('names the format of a wrong date', async () => {
    const { example } = await openFile('Name,Email,Customer since\nJonas,jonas@example.com,31 May\n')
    expect(await example.findByRole('listitem', { name: 'Row 2' })).toHaveTextContent('Enter the date as YYYY-MM-DD')
  })

  it('accepts a dropped file, and shows an error for one without a table', async () => {
    await renderPage('/extensions/import')
    const example = within(await screen.findByRole('region', { name: 'From a file' }))
    fireEvent.drop(await example.findByText(/Drop a CSV/), { dataTransfer: { files: [csv('x', 'photo.png')] } })
    expect(await example.findByRole('alert')).toHaveTextContent('isn’t a CSV or Excel file')
  })

  it('accepts pasted cells, and shows an error without any', async () => {
    const { user } = await renderPage('/extensions/import')
    const example = within(await screen.findByRole('region', { name: 'Pasted cells' }))
    const cells = await example.findByLabelText('Cells to import')
    await user.clear(cells)
    await user.click(example.getByRole('button', { name: 'Review rows' }))
    expect(await example.findByText('The file is empty. Choose another file.')).toBeVisible()
    await user.click(cells)
    await user.paste('Name\tEmail\nPriya\tpriya@example.com')
    await user.click(example.getByRole('button', { name: 'Review rows' }))
    await user.click(await example.findByRole('button', { name: 'Import 1 row' }))
    expect(await example.findByRole('table', { name: '2 contacts' })).toHaveTextContent('priya@example.com')
  })
})
