/** In bytes. */
const largest = 2_000_000

/** Why there is nothing to look at. */
export type FileProblem = 'type' | 'size' | 'empty' | 'broken'

function cellText(value: unknown): string {
  // Excel's days come as midnight in Greenwich.
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
}

async function readExcel(file: File): Promise<string[][]> {
  const { readSheet } = await import('read-excel-file/browser')
  const rows = await readSheet(file)
  return rows.map((row) => row.map(cellText))
}

/** Reads text with commas, semicolons or tabs between its cells. */
export async function readText(text: string): Promise<string[][]> {
  const { default: papa } = await import('papaparse')
  return papa.parse<string[]>(text, { skipEmptyLines: 'greedy' }).data
}

/**
 * Reads a file, CSV or Excel's, by what its name ends in. What reads it is loaded then.
 * @returns its rows, the head first, or why there are none
 */
export async function readRows(file: File): Promise<string[][] | FileProblem> {
  const [, ending] = /\.(csv|txt|xlsx)$/i.exec(file.name) ?? []
  if (ending === undefined) return 'type'
  if (file.size > largest) return 'size'
  try {
    const rows = ending.toLowerCase() === 'xlsx' ? await readExcel(file) : await readText(await file.text())
    const filled = rows.filter((row) => row.some((cell) => cell.trim() !== ''))
    return filled.length > 1 ? filled : 'empty'
  } catch {
    return 'broken'
  }
}
