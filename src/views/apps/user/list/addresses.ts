import { userSchema } from '@/redux/apps/user/schema'

interface CheckedAddresses {
  readonly good: string[]
  /** Invalid addresses, as typed. */
  readonly wrong: readonly string[]
}

/**
 * Splits text at whitespace, commas and semicolons, also Arabic, and validates each address.
 * Drops duplicates, ignoring case.
 */
export function checkAddresses(text: string): CheckedAddresses {
  const isAddress = (word: string) => userSchema.shape.email.safeParse(word).success
  const words = new Map<string, string>()
  for (const word of text.split(/[\s,;،؛]+/).filter(Boolean))
    if (!words.has(word.toLowerCase())) words.set(word.toLowerCase(), word)
  return {
    good: [...words.values()].filter(isAddress),
    wrong: [...words.values()].filter((word) => !isAddress(word)),
  }
}
