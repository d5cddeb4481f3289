import { oneLine } from './sourceFile.ts'

export interface Comment {
  readonly text: string
  /** Texts of `@param`, by name. */
  readonly params: ReadonlyMap<string, string>
  /** Text of `@returns`. */
  readonly result: string
  /** Code of `@example`. */
  readonly example: string
}

const linked = (text: string) => oneLine(text.replace(/\{@link (\S+?)\}/g, '`$1`'))

/** Splits a doc comment into its description and tags. A tag may follow the description on the same line. */
export function readComment(comment: string): Comment {
  const [text = '', ...tags] = comment.split(/(?:^|\s)@(?=(?:param|returns|throws|example)\b)/)
  const params = new Map<string, string>()
  let result = ''
  let example = ''
  let failure = ''
  for (const tag of tags) {
    const [, name = '', value = ''] = /^(\w+)\s*([^]*)$/.exec(tag) ?? []
    if (name === 'returns') result = linked(value)
    else if (name === 'example') example = value.trim()
    else if (name === 'throws') failure = `Throws ${linked(value)}.`
    else {
      const [, param = '', about = ''] = /^(\S+)\s*([^]*)$/.exec(value) ?? []
      params.set(param, linked(about))
    }
  }
  const description = [linked(text), failure].join(' ').trim()
  // A comment that only describes the result describes the function.
  if (description === '' && result !== '') return { text: `Returns ${result}.`, params, result: '', example }
  return { text: description, params, result, example }
}
