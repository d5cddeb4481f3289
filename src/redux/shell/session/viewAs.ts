import { readStored, storageKeys, writeStored } from '@/configs/storage'

/** Where "View as" began. */
export interface Origin {
  readonly email: string
  readonly place: string
}

/** @param viewed email of the account that is viewed @returns null for accounts that logged in themselves */
export function readOrigin(viewed: string | undefined): Origin | null {
  const stored = readStored(storageKeys.viewAs)
  if (typeof stored !== 'object' || stored === null || !('viewed' in stored) || stored.viewed !== viewed) return null
  const { email, place }: { viewed: unknown; email?: unknown; place?: unknown } = stored
  return typeof email === 'string' && typeof place === 'string' ? { email, place } : null
}

/** Call before switching accounts. If that fails, the origin is of another account and ignored. */
export function writeOrigin(viewed: string, origin: Origin): void {
  writeStored(storageKeys.viewAs, { ...origin, viewed })
}
