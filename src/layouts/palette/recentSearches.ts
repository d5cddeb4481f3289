import { z } from '@core/schema'
import { readStored, storageKeys, writeStored } from '@/configs/storage'

const limit = 5
/** By user id, so the next user of this browser does not see them. */
const storedSchema = z.record(z.string(), z.array(z.string().check(z.minLength(1), z.maxLength(100))))

function readAll(): z.infer<typeof storedSchema> {
  const stored = storedSchema.safeParse(readStored(storageKeys.recentSearches))
  return stored.success ? stored.data : {}
}

/** Newest first. Ignores invalid storage. */
export function readRecentSearches(userId: string): readonly string[] {
  return readAll()[userId]?.slice(0, limit) ?? []
}

export function rememberSearch(userId: string, query: string): void {
  const word = query.trim().slice(0, 100)
  if (word === '') return
  const others = readRecentSearches(userId).filter((recent) => recent.toLocaleLowerCase() !== word.toLocaleLowerCase())
  writeStored(storageKeys.recentSearches, { ...readAll(), [userId]: [word, ...others].slice(0, limit) })
}

export function forgetSearches(userId: string): void {
  const { [userId]: _, ...others } = readAll()
  writeStored(storageKeys.recentSearches, Object.keys(others).length > 0 ? others : null)
}
