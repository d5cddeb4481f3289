import { createContext, use } from 'react'

/** What pages tell of the one who is signed in. */
export interface SignedInUser {
  readonly id: string | number
  readonly fullName: string
  readonly username: string
  readonly email: string
  readonly role: string
  readonly avatar: string | null
}

export const UserContext = createContext<SignedInUser | null>(null)

/**
 * Who is signed in. A page that asks for no more need not know how a session is kept.
 * @returns null where nobody is
 */
export function useUser(): SignedInUser | null {
  return use(UserContext)
}

/** Signs out, unless something on the page is not saved and shall not be lost. */
export const SignOutContext = createContext<() => Promise<void>>(() => Promise.resolve())
