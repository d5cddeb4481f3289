import { withoutApostrophe } from '@core/export/table'

/** In bytes. */
const largest = 5_000_000

export const mostRows = 10_000

export interface FileRow {
  /** As spreadsheets count: from 1, with the header and empty rows. */
  readonly line: number
  readonly cells: readonly string[]
}

export interface FileProblem {
  readonly problem: 'type' | 'oldExcel' | 'size' | 'blank' | 'noRows' | 'tooMany' | 'binary' | 'quotes' | 'broken'
  readonly line?: number
}

type ReadRows = readonly FileRow[] | FileProblem

export function isRead(result: ReadRows): result is readonly FileRow[] {
  return Array.isArray(result)
}

function worthwhile(rows: readonly (readonly string[])[]): ReadRows {
  const filled = rows
    .map((cells, index) => ({ line: index + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  if (filled.length === 0) return { problem: 'blank' }
  if (filled.length === 1) return { problem: 'noRows' }
  return filled.length > mostRows + 1 ? { problem: 'tooMany' } : filled
}

function cellText(value: unknown): string {
  // Excel dates are parsed as midnight UTC.
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
}

async function readExcel(file: File): Promise<ReadRows> {
  const { readSheet } = await import('read-excel-file/browser')
  return worthwhile((await readSheet(file)).map((row) => row.map(cellText)))
}

/** The most frequent delimiter of the header, ignoring quoted text and its line breaks. */
function delimiterOf(text: string): string {
  const head = /^[\r\n]*((?:"(?:[^"]|"")*"|[^"\r\n])*)/.exec(text)?.[1]?.replace(/"(?:[^"]|"")*"/g, '') ?? ''
  const counts = [',', ';', '\t', '|'].map((delimiter) => ({ delimiter, count: head.split(delimiter).length }))
  return counts.reduce((most, next) => (next.count > most.count ? next : most)).delimiter
}

/** Reads delimited text. Quoted cells may contain line breaks. */
export async function readText(text: string): Promise<ReadRows> {
  // Excel writes a `sep=` line for delimiters other than commas.
  const [ownLine = '', ownDelimiter] = /^sep=(.)\r?\n/i.exec(text) ?? []
  const rest = text.slice(ownLine.length)
  const { default: papa } = await import('papaparse')
  const { data, errors } = papa.parse<string[]>(rest, { delimiter: ownDelimiter ?? delimiterOf(rest) })
  const before = ownLine === '' ? [] : [[]]
  const open = errors.find(({ code }) => code === 'MissingQuotes')
  if (open) return { problem: 'quotes', line: (open.row ?? 0) + 1 + before.length }
  return worthwhile([...before, ...data.map((row) => row.map(withoutApostrophe))])
}

/** Detects UTF-16 by its byte order mark or by zero bytes; null for UTF-8 and the like. */
function wideEncoding([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'utf-16le'
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0)) return 'utf-16be'
  return null
}

/** Decodes UTF-8, UTF-16, or Excel's Windows-1252; null for binary files. */
function decode(bytes: Uint8Array): string | null {
  const wide = wideEncoding(bytes)
  const decodeAs = (encoding: string) => new TextDecoder(encoding, { fatal: true }).decode(bytes)
  let text: string
  try {
    text = decodeAs(wide ?? 'utf-8')
  } catch {
    if (wide) return null
    text = decodeAs('windows-1252')
  }
  return text.includes('\u0000') ? null : text
}

/**
 * Reads a CSV or Excel file, by its extension. The parser loads on demand.
 * @returns rows, header first, or the problem
 */
export async function readFile(file: File): Promise<ReadRows> {
  const ending = /\.(\w+)$/.exec(file.name)?.[1]?.toLowerCase() ?? ''
  if (ending === 'xls') return { problem: 'oldExcel' }
  if (!['csv', 'tsv', 'txt', 'xlsx'].includes(ending)) return { problem: 'type' }
  if (file.size > largest) return { problem: 'size' }
  if (file.size === 0) return { problem: 'blank' }
  try {
    if (ending === 'xlsx') return await readExcel(file)
    const text = decode(new Uint8Array(await file.arrayBuffer()))
    return text === null ? { problem: 'binary' } : await readText(text)
  } catch {
    return { problem: 'broken' }
  }
}
