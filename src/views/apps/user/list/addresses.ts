import { userSchema } from '@/redux/apps/user/schema'

interface CheckedAddresses {
  readonly good: string[]
  /** What is no address, as it was written. */
  readonly wrong: readonly string[]
  /** Those that are there more than once, whatever the case of their letters. */
  readonly repeated: readonly string[]
}

/** Takes a text with addresses apart, be there lines, blanks, commas or semicolons between them, and looks at each. */
export function checkAddresses(text: string): CheckedAddresses {
  const isAddress = (word: string) => userSchema.shape.email.safeParse(word).success
  const firsts = new Map<string, string>()
  const repeated = new Map<string, string>()
  for (const word of text.split(/[\s,;،؛]+/).filter(Boolean)) {
    const key = word.toLowerCase()
    if (firsts.has(key)) repeated.set(key, word)
    else firsts.set(key, word)
  }
  const words = [...firsts.values()]
  return {
    good: words.filter(isAddress),
    wrong: words.filter((word) => !isAddress(word)),
    repeated: [...repeated.values()],
  }
}
