/** Line of a calendar file (RFC 5545, 3.1); the name is in upper case. */
export interface ContentLine {
  readonly name: string
  readonly params: Readonly<Record<string, string>>
  readonly value: string
}

/** Splits at a character outside quotation marks. */
function splitUnquoted(text: string, at: string): string[] {
  const parts: string[] = []
  let start = 0
  let isQuoted = false
  for (let index = 0; index < text.length; index += 1) {
    if (text[index] === '"') isQuoted = !isQuoted
    if (text[index] !== at || isQuoted) continue
    parts.push(text.slice(start, index))
    start = index + 1
  }
  return [...parts, text.slice(start)]
}

function readLine(line: string): ContentLine | null {
  const [head = '', ...rest] = splitUnquoted(line, ':')
  if (rest.length === 0) return null
  const [name = '', ...params] = splitUnquoted(head, ';')
  return {
    name: name.trim().toUpperCase(),
    params: Object.fromEntries(
      params.map((param) => {
        const [key = '', ...values] = param.split('=')
        return [key.toUpperCase(), values.join('=').replace(/^"|"$/g, '')]
      }),
    ),
    value: rest.join(':'),
  }
}

/** Decodes a file. Unfolds its bytes first, because a fold may split a character (RFC 5545, 3.1). */
export function decodeFile(bytes: Uint8Array): string {
  const [tab, newline, carriageReturn, space] = [9, 10, 13, 32]
  const unfolded = new Uint8Array(bytes.length)
  let length = 0
  for (let index = 0; index < bytes.length; index += 1) {
    const isFold = bytes[index] === newline && (bytes[index + 1] === space || bytes[index + 1] === tab)
    if (isFold && index > 0 && bytes[index - 1] === carriageReturn) length -= 1
    if (isFold) index += 1
    else unfolded[length++] = bytes[index] ?? 0
  }
  return new TextDecoder().decode(unfolded.subarray(0, length))
}

/** Unfolds and parses lines; skips invalid ones. */
export function readLines(file: string): ContentLine[] {
  return file
    .replace(/^\uFEFF/, '')
    .replace(/\r?\n[ \t]/g, '')
    .split(/\r\n|\n|\r/)
    .flatMap((line) => readLine(line) ?? [])
}

/** RFC 5545, 3.3.11. */
export function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n')
}

export function unescapeText(value: string): string {
  return value.replace(/\\([\\;,nN])/g, (_, letter: string) => (letter.toLowerCase() === 'n' ? '\n' : letter))
}

/** Folds a line longer than 75 bytes, never within a character. */
export function foldLine(line: string): string {
  const encoder = new TextEncoder()
  const lines: string[] = []
  let current = ''
  let size = 0
  for (const letter of line) {
    const bytes = encoder.encode(letter).length
    // The leading space of a continuation line counts.
    if (size + bytes > 75) {
      lines.push(current)
      current = ' '
      size = 1
    }
    current += letter
    size += bytes
  }
  return [...lines, current].join('\r\n')
}
