import { z } from '@core/schema'
import { readStored, storageKeys, writeStored } from '@/configs/storage'

const limit = 5
const recentSchema = z.array(z.string().check(z.minLength(1), z.maxLength(100)))

/** The last words that led somewhere, newest first. Garbage in the storage counts as none. */
export function readRecentSearches(): readonly string[] {
  const recent = recentSchema.safeParse(readStored(storageKeys.recentSearches))
  return recent.success ? recent.data.slice(0, limit) : []
}

export function rememberSearch(query: string): void {
  const word = query.trim().slice(0, 100)
  if (word === '') return
  const others = readRecentSearches().filter((recent) => recent.toLocaleLowerCase() !== word.toLocaleLowerCase())
  writeStored(storageKeys.recentSearches, [word, ...others].slice(0, limit))
}

export function forgetSearches(): void {
  writeStored(storageKeys.recentSearches, null)
}
