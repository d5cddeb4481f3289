import { overlayRoot, pageRoot } from '../root'
import { paperSizeOf } from '../pdf/paperSize'
import type { ExportKind } from './exportKinds'
import './print.scss'
import type { Cell, ExportedTable } from './table'
import { defuse, download, cellText } from './table'

/** Plain numbers without grouping, such as `-12.5`, and ISO 8601 days. @param point decimal separator */
function plain(cell: Cell, point: string): string {
  if (typeof cell === 'string') return defuse(cell)
  return 'day' in cell ? cell.day : String(cell.number).replace('.', point)
}

/** Spreadsheets of languages with a decimal comma expect semicolons, and would read `12.5` as a date. */
function hasDecimalComma(language: string): boolean {
  return new Intl.NumberFormat(language || undefined).formatToParts(0.5).some(({ value }) => value === ',')
}

async function saveCsv({ name, head, rows }: ExportedTable): Promise<void> {
  const { default: papa } = await import('papaparse')
  const [point, delimiter] = hasDecimalComma(pageRoot().lang) ? [',', ';'] : ['.', ',']
  const cells = [head, ...rows].map((row) => row.map((cell) => plain(cell, point)))
  const text = papa.unparse(cells, { newline: '\r\n', delimiter })
  // The byte order mark declares UTF-8 to spreadsheets.
  download(new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' }), `${name}.csv`)
}

/** Excel format of an amount, with its currency sign. Excel localizes the separators. */
function moneyFormat(currency: string): string {
  const parts = new Intl.NumberFormat('en', { style: 'currency', currency }).formatToParts(0)
  const sign = parts.find(({ type }) => type === 'currency')?.value ?? currency
  return `"${sign}"#,##0.00`
}

function toExcelCell(cell: Cell) {
  if (typeof cell === 'string') return { value: cell, type: String }
  // `Date` parses a day as midnight UTC, which the writer expects.
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
  // Numbers need no defusing, although they may begin with a minus.
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

/** Appends the rows to the page as a table. The caller removes it. */
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
  overlayRoot().append(sheet)
  return sheet
}

/** Has the browser lay out the table offscreen, then writes a PDF from the positions. */
async function savePdf(table: ExportedTable): Promise<void> {
  const { writePdf } = await import('../pdf/writePdf')
  const isWide = table.head.length > 5
  const sheet = laySheet(`paper-sheet ${isWide ? 'is-wide' : ''}`, table)
  try {
    await document.fonts.ready
    const [title, language] = [table.name, pageRoot().lang]
    download(await writePdf(sheet, { title, language, size: paperSizeOf(language), isWide }), `${title}.pdf`)
  } finally {
    sheet.remove()
  }
}

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
 * CSV and Excel files contain raw numbers and days; the other formats contain the displayed texts.
 * @throws if the browser blocks the clipboard, or a writer cannot be loaded
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
