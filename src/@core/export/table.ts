export interface NumberCell {
  readonly text: string
  readonly number: number
  /** Currency code, such as `USD`, of an amount in whole units. */
  readonly currency?: string
}

interface DayCell {
  readonly text: string
  /** `2026-11-17`, without a time zone. Convert times to the user's day first. */
  readonly day: string
}

export type Cell = string | NumberCell | DayCell

export interface ExportedTable {
  /** Title, and file name without extension. */
  readonly name: string
  readonly head: readonly string[]
  readonly rows: readonly (readonly Cell[])[]
}

/** Displayed text of a cell. */
export function cellText(cell: Cell): string {
  return typeof cell === 'string' ? cell : cell.text
}

/**
 * Adds an apostrophe to text that a spreadsheet would run as a formula (OWASP, "CSV Injection"), but not to numbers.
 * Phone numbers get it too: `+1-202-555` is a subtraction.
 */
export function defuse(text: string): string {
  return /^'*(?:[=@\t\r\n＝＠＋－]|[+-](?!\d+(?:[.,]\d+)*%?$))/.test(text) ? `'${text}` : text
}

/** Removes the apostrophe of {@link defuse}. */
export function withoutApostrophe(text: string): string {
  return text.replace(/^'(?='*[=@\t\r\n＝＠＋－+-])/, '')
}

/** Downloads a file. @param file name with extension */
export function download(content: Blob, file: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = file
  link.click()
  // The browser keeps the content once the download has started.
  setTimeout(() => {
    URL.revokeObjectURL(link.href)
  }, 1000)
}
