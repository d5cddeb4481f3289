/** A table as it leaves the product: texts only, in the reader's language. */
export interface ExportedTable {
  /** Title, and name of the file without its ending. */
  readonly name: string
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/**
 * Defuses a text that a spreadsheet would take for a formula, by a leading apostrophe (OWASP, "CSV Injection").
 * @param text a cell's content; phone numbers and negative figures are left as they are
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
