import { userSchema } from '@/redux/apps/user/schema'

interface CheckedAddresses {
  readonly good: string[]
  /** Invalid addresses, as typed. */
  readonly wrong: readonly string[]
  /** Duplicates, ignoring case. */
  readonly repeated: readonly string[]
}

/** Splits text at whitespace, commas and semicolons, also Arabic, and validates each address. */
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
