/** In bytes. */
const largest = 5_000_000

/** How many rows can be looked at; the head is none of them. */
export const mostRows = 10_000

/** A row of a file. */
export interface FileRow {
  /** As a spreadsheet counts: from 1, with the head and empty rows. */
  readonly line: number
  readonly cells: readonly string[]
}

/** Why there is nothing to look at. */
export interface FileProblem {
  readonly problem: 'type' | 'oldExcel' | 'size' | 'blank' | 'noRows' | 'tooMany' | 'binary' | 'quotes' | 'broken'
  /** Where in the file. */
  readonly line?: number
}

type ReadRows = readonly FileRow[] | FileProblem

/** Whether a file could be read. */
export function isRead(result: ReadRows): result is readonly FileRow[] {
  return Array.isArray(result)
}

/** Rows that are worth looking at: those in which something stands, the head first. */
function worthwhile(rows: readonly (readonly string[])[]): ReadRows {
  const filled = rows
    .map((cells, index) => ({ line: index + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  if (filled.length === 0) return { problem: 'blank' }
  if (filled.length === 1) return { problem: 'noRows' }
  return filled.length > mostRows + 1 ? { problem: 'tooMany' } : filled
}

function cellText(value: unknown): string {
  // Excel's days come as midnight in Greenwich.
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
}

async function readExcel(file: File): Promise<ReadRows> {
  const { readSheet } = await import('read-excel-file/browser')
  return worthwhile((await readSheet(file)).map((row) => row.map(cellText)))
}

/** Takes away the apostrophe that our own exports, and those of others, put before what looks like a formula. */
function plain(cell: string): string {
  return cell.replace(/^'(?=[=@+\-\t\r])/, '')
}

/** What stands most often between the titles of a text. What is in quotes, line ends among it, does not count. */
function delimiterOf(text: string): string {
  const head = /^[\r\n]*((?:"(?:[^"]|"")*"|[^"\r\n])*)/.exec(text)?.[1]?.replace(/"(?:[^"]|"")*"/g, '') ?? ''
  const counts = [',', ';', '\t', '|'].map((delimiter) => ({ delimiter, count: head.split(delimiter).length }))
  return counts.reduce((most, next) => (next.count > most.count ? next : most)).delimiter
}

/** Reads text with commas, semicolons or tabs between its cells. A cell in quotes may have several lines. */
export async function readText(text: string): Promise<ReadRows> {
  // Excel says so in a line of its own where it is no comma.
  const [ownLine = '', ownDelimiter] = /^sep=(.)\r?\n/i.exec(text) ?? []
  const rest = text.slice(ownLine.length)
  const { default: papa } = await import('papaparse')
  const { data, errors } = papa.parse<string[]>(rest, { delimiter: ownDelimiter ?? delimiterOf(rest) })
  const before = ownLine === '' ? [] : [[]]
  const open = errors.find(({ code }) => code === 'MissingQuotes')
  if (open) return { problem: 'quotes', line: (open.row ?? 0) + 1 + before.length }
  return worthwhile([...before, ...data.map((row) => row.map(plain))])
}

/** The encoding of a text, by the mark at its beginning or by where zeros stand; null for UTF-8 and its likes. */
function wideEncoding([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'utf-16le'
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0)) return 'utf-16be'
  return null
}

/** Reads what spreadsheets write: UTF-8, UTF-16, and what Excel writes in Western Europe; null for what is no text. */
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
 * Reads a file, CSV or Excel's, by what its name ends in. What reads it is loaded then.
 * @returns its rows, the head first, or why there are none
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
