import { readStored, storageKeys, writeStored } from '@/configs/storage'

/** The email of who asked to be remembered, or `''`. */
export function readRememberedEmail(): string {
  const stored = readStored(storageKeys.rememberedEmail)
  return typeof stored === 'string' ? stored : ''
}

/** Remembers an email for the next visit; null forgets it. */
export function writeRememberedEmail(email: string | null): void {
  writeStored(storageKeys.rememberedEmail, email)
}
