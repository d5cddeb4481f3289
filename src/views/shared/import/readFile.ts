import { withoutApostrophe } from '@core/export/table'
import type Papa from 'papaparse'
import { decode, guessEncoding, type Encoding } from './encoding'

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

interface TextTable {
  readonly rows: readonly FileRow[]
  readonly separator: Separator
}

/** Undefined: guess. */
export interface FileChoices {
  readonly separator?: Separator | undefined
  readonly encoding?: Encoding | undefined
  /** Name of a sheet. */
  readonly sheet?: string | undefined
}

/** An Excel file has sheets, but neither separator nor encoding. */
export interface FileTable extends FileChoices {
  readonly rows: readonly FileRow[]
  /** Names of all sheets with cells. */
  readonly sheets?: readonly string[]
}

function worthwhile(rows: readonly (readonly string[])[]): readonly FileRow[] | FileProblem {
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

/** Reads the chosen sheet, or the first with two rows of several cells: the first may be a cover. */
async function readExcel(file: File, chosen?: string): Promise<FileTable | FileProblem> {
  const { default: readWorkbook } = await import('read-excel-file/browser')
  const tables = (await readWorkbook(file))
    .map(({ sheet, data }) => ({ sheet, rows: worthwhile(data.map((row) => row.map(cellText))) }))
    .filter(({ rows }) => !('problem' in rows && rows.problem === 'blank'))
  const isTable = ({ rows }: (typeof tables)[number]) =>
    'problem' in rows || rows.filter(({ cells }) => cells.filter(Boolean).length > 1).length > 1
  const table = tables.find(({ sheet }) => sheet === chosen) ?? tables.find(isTable) ?? tables[0]
  if (!table) return { problem: 'blank' }
  const { sheet, rows } = table
  return 'problem' in rows ? rows : { rows, sheet, sheets: tables.map((other) => other.sheet) }
}

/** Separators of cells. */
export const separators = [',', ';', '\t', '|'] as const

type Separator = (typeof separators)[number]

/** Rows from which the separator is guessed. */
const sampleRows = 100

/** Length of the longest run of rows with the same number of cells, at least two. */
function longestRun(rows: readonly (readonly string[])[]): { readonly rows: number; readonly width: number } {
  let longest = { rows: 0, width: 1 }
  let run = longest
  for (const { length: width } of rows) {
    run = { rows: width === run.width && width > 1 ? run.rows + 1 : Math.min(width - 1, 1), width }
    if (run.rows > longest.rows || (run.rows === longest.rows && width > longest.width)) longest = run
  }
  return longest
}

/** Some programs write a space before quoted cells. A lone quotation mark after a separator is never inside of one. */
function parse(text: string, papa: typeof Papa, delimiter: Separator, preview = 0) {
  const opening = new RegExp(`\\${delimiter} +"(?=[^"\\n\\${delimiter}])`, 'g')
  return papa.parse<string[]>(text.replace(opening, `${delimiter}"`), { delimiter, newline: '\n', preview })
}

/** The separator that forms the longest table. Lines above it have other numbers of cells. */
function guessSeparator(text: string, papa: typeof Papa): Separator {
  const tables = separators.map((separator) => {
    const { data } = parse(text, papa, separator, sampleRows)
    return { separator, ...longestRun(data) }
  })
  return tables.reduce((best, next) =>
    next.rows > best.rows || (next.rows === best.rows && next.width > best.width) ? next : best,
  ).separator
}

/**
 * Reads delimited text. Quoted cells may contain line breaks.
 * @param chosen overrules the separator that the text names or suggests
 */
export async function readText(text: string, chosen?: Separator): Promise<TextTable | FileProblem> {
  const { default: papa } = await import('papaparse')
  const lines = text.replace(/\r\n?/g, '\n')
  // Excel writes a `sep=` line for other separators than that of the locale.
  const [ownLine = '', own] = /^"?sep=([^\n])"?\n/i.exec(lines) ?? []
  const rest = lines.slice(ownLine.length)
  const separator = chosen ?? separators.find((known) => known === own) ?? guessSeparator(rest, papa)
  const { data, errors } = parse(rest, papa, separator)
  const before = ownLine === '' ? [] : [[]]
  // A misplaced quotation mark may swallow the next rows.
  const isSwallowed = (row = 0) => data[row]?.some((cell) => cell.includes('\n'))
  const open = errors.find(
    ({ code, row }) => code === 'MissingQuotes' || (code === 'InvalidQuotes' && isSwallowed(row)),
  )
  if (open) return { problem: 'quotes', line: (open.row ?? 0) + 1 + before.length }
  const rows = worthwhile([...before, ...data.map((row) => row.map(withoutApostrophe))])
  return 'problem' in rows ? rows : { rows, separator }
}

interface ReadOptions extends FileChoices {
  /** Language of the page, to guess the encoding. */
  readonly language: string
}

/**
 * Reads a CSV or Excel file, by its extension. The parser loads on demand.
 * Separator and encoding are guessed unless chosen.
 */
export async function readFile(
  file: File,
  { language, separator, encoding: chosen, sheet }: ReadOptions,
): Promise<FileTable | FileProblem> {
  const ending = /\.(\w+)$/.exec(file.name)?.[1]?.toLowerCase() ?? ''
  if (ending === 'xls') return { problem: 'oldExcel' }
  if (!['csv', 'tsv', 'txt', 'xlsx'].includes(ending)) return { problem: 'type' }
  if (file.size > largest) return { problem: 'size' }
  if (file.size === 0) return { problem: 'blank' }
  try {
    if (ending === 'xlsx') return await readExcel(file, sheet)
    const bytes = new Uint8Array(await file.arrayBuffer())
    const encoding = chosen ?? guessEncoding(bytes, language)
    const text = decode(bytes, encoding)
    if (text === null) return { problem: 'binary' }
    const table = await readText(text, separator)
    return 'problem' in table ? table : { ...table, encoding }
  } catch {
    return { problem: 'broken' }
  }
}
