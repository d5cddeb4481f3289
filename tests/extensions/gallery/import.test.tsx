// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react'
import writeExcelFile from 'write-excel-file/node'
import { describe, expect, it } from 'vitest'
import { checkRows, guessMapping } from '@/views/extensions/gallery/import/contacts'
import { readRows } from '@/views/extensions/gallery/import/readRows'
import { renderPage } from '../../support/renderPage'

const csv = (text: string, name = 'contacts.csv') => new File([text], name, { type: 'text/csv' })

async function openFile(text: string) {
  const { user } = await renderPage('/extensions/import')
  const example = within(await screen.findByRole('region', { name: 'From a file' }))
  await user.upload(example.getByLabelText('File to import'), csv(text))
  return { user, example }
}

const names = { name: ['name', 'Nom'], email: ['email'], city: ['city'], since: ['since'] }

describe('the rows of a file', () => {
  it('find their columns by title, whatever its case and signs', () => {
    expect(guessMapping(['E-Mail', 'NOM', 'Town'], names)).toEqual({ name: 1, email: 0, city: -1, since: -1 })
  })

  it('are refused where something is missing, wrong or there already', () => {
    const rows = [
      ['Ada', 'ada@example.com', '2024-02-30'],
      ['', 'not an address', ''],
      ['Ben', 'MAYA@example.com', ''],
      ['Cleo', 'cleo@example.com', '2024-02-29'],
      ['Cleo again', 'Cleo@example.com', ''],
    ]
    const checked = checkRows(rows, { name: 0, email: 1, since: 2, city: -1 }, ['maya@example.com'])
    expect(checked.map(({ line, problems }) => [line, ...problems])).toEqual([
      [2, 'since'],
      [3, 'name', 'email'],
      [4, 'duplicate'],
      [5],
      [6, 'duplicate'],
    ])
  })

  it('are read from text with commas or semicolons, quotes included', async () => {
    expect(await readRows(csv('Name;Email\n"Weber; Jonas";jonas@example.com\n\n'))).toEqual([
      ['Name', 'Email'],
      ['Weber; Jonas', 'jonas@example.com'],
    ])
  })

  it('are read from an Excel file, days as days', async () => {
    const cells = [
      [{ value: 'Name' }, { value: 'Since' }],
      [{ value: 'Ada' }, { value: new Date('2024-06-30'), type: Date, format: 'yyyy-mm-dd' }],
    ]
    const content = await writeExcelFile(cells).toBuffer()
    const file = new File([new Uint8Array(content)], 'contacts.xlsx')
    expect(await readRows(file)).toEqual([
      ['Name', 'Since'],
      ['Ada', '2024-06-30'],
    ])
  })

  it.each([
    ['type', csv('Name\nAda', 'photo.png')],
    ['empty', csv('Name,Email\n')],
    ['broken', csv('no workbook', 'contacts.xlsx')],
    ['size', csv('a'.repeat(2_000_001))],
  ])('are not there: %s', async (problem, file) => {
    expect(await readRows(file)).toBe(problem)
  })
})

describe('the import', () => {
  it('has a column mapped, leaves out what is wrong, and can be undone', async () => {
    const { user, example } = await openFile('Who,Email\nJonas,jonas@example.com\nAmal,amal(at)example.com\n')
    const review = within(await example.findByRole('region', { name: 'What is in the file' }))
    expect(review.getByRole('button', { name: 'Import 0 rows' })).toBeDisabled()

    await user.selectOptions(review.getByLabelText('Name'), 'Who')
    expect(review.getByRole('row', { name: /amal/ })).toHaveTextContent('This is no email address.')
    expect(review.getByRole('status')).toHaveTextContent('1 row can be imported. 1 row has errors and is left out.')

    await user.click(review.getByRole('button', { name: 'Import 1 row' }))
    expect(example.getByRole('table', { name: '2 contacts' })).toHaveTextContent('jonas@example.com')
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(example.getByRole('table', { name: '1 contact' })).not.toHaveTextContent('jonas@example.com')
  })

  it('takes a file that is dropped, and says what is wrong with one that is no table', async () => {
    await renderPage('/extensions/import')
    const example = within(await screen.findByRole('region', { name: 'From a file' }))
    fireEvent.drop(example.getByText(/Drop a CSV/), { dataTransfer: { files: [csv('x', 'photo.png')] } })
    expect(await example.findByRole('alert')).toHaveTextContent('neither a CSV nor an Excel file')
  })
})
