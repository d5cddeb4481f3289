import { readStored, writeStored } from '@/configs/storage'

const storageKey = 'rememberedEmail'

export function readRememberedEmail(): string {
  const stored = readStored(storageKey)
  return typeof stored === 'string' ? stored : ''
}

/** Call after a successful login. @param email null: the user does not want it remembered */
export function writeRememberedEmail(email: string | null): void {
  writeStored(storageKey, email)
}
