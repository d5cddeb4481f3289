import { createContext, use } from 'react'

export interface SignedInUser {
  readonly id: string | number
  readonly fullName: string
  readonly username: string
  readonly email: string
  readonly role: string
  readonly avatar: string | null
}

export const UserContext = createContext<SignedInUser | null>(null)

/** @returns the logged-in user; null while logged out */
export function useUser(): SignedInUser | null {
  return use(UserContext)
}

/** Logs out, unless the user chooses to keep unsaved changes. */
export const SignOutContext = createContext<() => Promise<void>>(() => Promise.resolve())
