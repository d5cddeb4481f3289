import type { AppStore } from '@/redux/app/store'

/** Copied pages take the user from `user.ts`, so the store needs no session. */
export function startSession(_store: AppStore): Promise<void> {
  return Promise.resolve()
}
