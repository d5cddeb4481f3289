import { paperSizeOf } from '../pdf/paperSize'
import type { ExportKind } from './exportKinds'
import './print.scss'
import type { Cell, ExportedTable } from './table'
import { defuse, download, cellText } from './table'

/** Figures without signs or groups, such as `-12.5`, and days as in ISO 8601: what programs read, in any language. */
function plain(cell: Cell): string {
  if (typeof cell === 'string') return defuse(cell)
  return 'day' in cell ? cell.day : String(cell.number)
}

async function saveCsv({ name, head, rows }: ExportedTable): Promise<void> {
  const { default: papa } = await import('papaparse')
  const text = papa.unparse([[...head], ...rows.map((row) => row.map(plain))], { newline: '\r\n' })
  // The mark tells spreadsheets that the text is UTF-8.
  download(new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' }), `${name}.csv`)
}

/** How Excel shows an amount: with the sign of its currency, and as the reader's computer writes figures. */
function moneyFormat(currency: string): string {
  const parts = new Intl.NumberFormat('en', { style: 'currency', currency }).formatToParts(0)
  const sign = parts.find(({ type }) => type === 'currency')?.value ?? currency
  return `"${sign}"#,##0.00`
}

function toExcelCell(cell: Cell) {
  if (typeof cell === 'string') return { value: cell, type: String }
  // A day alone is read as midnight UTC, from which the writer counts.
  if ('day' in cell) return { value: new Date(cell.day), type: Date, format: 'yyyy-mm-dd' }
  return { value: cell.number, type: Number, ...(cell.currency && { format: moneyFormat(cell.currency) }) }
}

async function saveExcel({ name, head, rows }: ExportedTable): Promise<void> {
  const { default: writeExcelFile } = await import('write-excel-file/browser')
  const cells = [
    head.map((value) => ({ value, fontWeight: 'bold' as const })),
    ...rows.map((row) => row.map(toExcelCell)),
  ]
  const columns = head.map((_, column) => ({
    width: Math.min(Math.max(...[head, ...rows].map((row) => cellText(row[column] ?? '').length)) + 2, 60),
  }))
  download(await writeExcelFile(cells, { columns }).toBlob(), `${name}.xlsx`)
}

async function copy({ head, rows }: ExportedTable): Promise<void> {
  // A figure is none of what somebody wrote, though it may begin with a minus.
  const shown = (cell: Cell) => (typeof cell === 'string' ? defuse(cell) : cellText(cell))
  const text = [head, ...rows]
    .map((row) => row.map((cell) => shown(cell).replace(/[\t\r\n]+/g, ' ')).join('\t'))
    .join('\n')
  await navigator.clipboard.writeText(text)
}

function createCell(tag: 'th' | 'td', text: string): HTMLTableCellElement {
  const cell = document.createElement(tag)
  cell.textContent = text
  return cell
}

/** Puts the rows on a sheet of paper. Whoever does that takes it away again. */
function laySheet(className: string, { name, head, rows }: ExportedTable): HTMLElement {
  const sheet = document.createElement('section')
  sheet.className = className
  sheet.inert = true
  const title = document.createElement('h1')
  title.textContent = name
  const table = document.createElement('table')
  table
    .createTHead()
    .insertRow()
    .append(...head.map((text) => createCell('th', text)))
  const body = table.createTBody()
  for (const row of rows) body.insertRow().append(...row.map((cell) => createCell('td', cellText(cell))))
  sheet.append(title, table)
  document.body.append(sheet)
  return sheet
}

/** Has the browser lay the rows out as on paper, out of sight, and writes down where it has put them. */
async function savePdf(table: ExportedTable): Promise<void> {
  const { writePdf } = await import('../pdf/writePdf')
  const isWide = table.head.length > 5
  const sheet = laySheet(`paper-sheet ${isWide ? 'is-wide' : ''}`, table)
  try {
    await document.fonts.ready
    const [title, language] = [table.name, document.documentElement.lang]
    download(await writePdf(sheet, { title, language, size: paperSizeOf(navigator.language), isWide }), `${title}.pdf`)
  } finally {
    sheet.remove()
  }
}

/** Prints the rows and nothing else: while it lasts, the style sheet hides whatever is not the printed sheet. */
function print(table: ExportedTable): void {
  const sheet = laySheet('print-sheet', table)
  window.addEventListener(
    'afterprint',
    () => {
      sheet.remove()
    },
    { once: true },
  )
  window.print()
}

/**
 * Takes a table out of the product: as a file, to the clipboard or to the printer. Files hold numbers and days that a program
 * can reckon with, but for PDF; the others hold what is shown. What writes files is loaded when it is used.
 * @throws where the browser forbids it (clipboard), or the writer cannot be loaded
 */
export async function exportTable(kind: ExportKind, table: ExportedTable): Promise<void> {
  switch (kind) {
    case 'csv':
      return saveCsv(table)
    case 'excel':
      return saveExcel(table)
    case 'pdf':
      return savePdf(table)
    case 'copy':
      return copy(table)
    case 'print':
      print(table)
  }
}
