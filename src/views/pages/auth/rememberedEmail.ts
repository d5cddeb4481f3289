import { readStored, writeStored } from '@/configs/storage'

const storageKey = 'rememberedEmail'

/** The email of who asked to be remembered, or `''`. */
export function readRememberedEmail(): string {
  const stored = readStored(storageKey)
  return typeof stored === 'string' ? stored : ''
}

/** Remembers an email for the next visit; null forgets it. */
export function writeRememberedEmail(email: string | null): void {
  writeStored(storageKey, email)
}
