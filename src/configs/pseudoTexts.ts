export type Texts = Readonly<Record<string, unknown>>

const accented: Readonly<Record<string, string>> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ó',
  u: 'ú',
  c: 'ç',
  n: 'ñ',
  s: 'š',
  A: 'Á',
  E: 'É',
  I: 'Í',
  O: 'Ó',
  U: 'Ú',
  C: 'Ç',
  N: 'Ñ',
  S: 'Š',
}

/** Adds accents outside of `{{placeholders}}`, `<tags>` and `$t()`. */
function pseudoText(text: string): string {
  const parts = text.split(/(\{\{.*?\}\}|<[^>]*>|\$t\(.*?\))/)
  const body = parts.map((part, index) =>
    index % 2 ? part : part.replace(/[a-z]/gi, (char) => accented[char] ?? char),
  )
  return `⟦${body.join('')}⟧`
}

export function pseudoTexts(texts: Texts): Texts {
  return Object.fromEntries(
    Object.entries(texts).map(([key, value]) => {
      if (typeof value === 'string') return [key, pseudoText(value)]
      return [key, typeof value === 'object' && value !== null ? pseudoTexts({ ...value }) : value]
    }),
  )
}
