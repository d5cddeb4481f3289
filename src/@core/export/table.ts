/** A number, and how it is shown. */
export interface NumberCell {
  readonly text: string
  readonly number: number
  /** Of an amount, in whole units of it, such as `USD`. */
  readonly currency?: string
}

/** A day, and how it is shown. */
interface DayCell {
  readonly text: string
  /** Such as `2026-11-17`: a day has no time zone. A time is to be given as the day it falls on for the reader. */
  readonly day: string
}

/** What stands in a column of texts, of numbers or of days. */
export type Cell = string | NumberCell | DayCell

/** A table as it leaves the product, in the reader's language. */
export interface ExportedTable {
  /** Title, and name of the file without its ending. */
  readonly name: string
  readonly head: readonly string[]
  readonly rows: readonly (readonly Cell[])[]
}

/** A cell as it is shown on screen. */
export function cellText(cell: Cell): string {
  return typeof cell === 'string' ? cell : cell.text
}

/**
 * Defuses a text that a spreadsheet would take for a formula, by a leading apostrophe (OWASP, "CSV Injection").
 * @param text what stands in a cell; phone numbers and negative figures are left as they are
 */
export function defuse(text: string): string {
  return /^[=@\t\r]|^[+-](?![\d\s().,-]*$)/.test(text) ? `'${text}` : text
}

/** Has the browser save something. @param file name with its ending */
export function download(content: Blob, file: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = file
  link.click()
  // The download has its own hold of the content once it has begun.
  setTimeout(() => {
    URL.revokeObjectURL(link.href)
  }, 1000)
}
