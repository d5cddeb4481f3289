import './print.scss'
import type { ExportedTable } from './table'
import { defuse, download } from './table'

export type ExportKind = 'csv' | 'excel' | 'copy' | 'print'

async function saveCsv({ name, head, rows }: ExportedTable): Promise<void> {
  const { default: papa } = await import('papaparse')
  const text = papa.unparse([[...head], ...rows.map((row) => row.map(defuse))], { newline: '\r\n' })
  // The mark tells spreadsheets that the text is UTF-8.
  download(new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' }), `${name}.csv`)
}

async function saveExcel({ name, head, rows }: ExportedTable): Promise<void> {
  const { default: writeExcelFile } = await import('write-excel-file/browser')
  const cells = [
    head.map((value) => ({ value, fontWeight: 'bold' as const })),
    ...rows.map((row) => row.map((value) => ({ value, type: String }))),
  ]
  const columns = head.map((_, column) => ({
    width: Math.min(Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)) + 2, 60),
  }))
  download(await writeExcelFile(cells, { columns }).toBlob(), `${name}.xlsx`)
}

async function copy({ head, rows }: ExportedTable): Promise<void> {
  const text = [head, ...rows]
    .map((row) => row.map((cell) => defuse(cell).replace(/[\t\r\n]+/g, ' ')).join('\t'))
    .join('\n')
  await navigator.clipboard.writeText(text)
}

function createCell(tag: 'th' | 'td', text: string): HTMLTableCellElement {
  const cell = document.createElement(tag)
  cell.textContent = text
  return cell
}

/** Prints the rows and nothing else: while it lasts, the style sheet hides whatever is not the printed sheet. */
function print({ name, head, rows }: ExportedTable): void {
  const sheet = document.createElement('section')
  sheet.className = 'print-sheet'
  const title = document.createElement('h1')
  title.textContent = name
  const table = document.createElement('table')
  table
    .createTHead()
    .insertRow()
    .append(...head.map((text) => createCell('th', text)))
  const body = table.createTBody()
  for (const row of rows) body.insertRow().append(...row.map((text) => createCell('td', text)))
  sheet.append(title, table)
  document.body.append(sheet)
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
 * Takes a table out of the product: as a file, to the clipboard or to the printer. What writes files is loaded when it is used.
 * @throws where the browser forbids it (clipboard), or the writer cannot be loaded
 */
export async function exportTable(kind: ExportKind, table: ExportedTable): Promise<void> {
  switch (kind) {
    case 'csv':
      return saveCsv(table)
    case 'excel':
      return saveExcel(table)
    case 'copy':
      return copy(table)
    case 'print':
      print(table)
  }
}
