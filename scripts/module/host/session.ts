import type { AppStore } from '@/redux/app/store'

/** Nothing that was copied asks the store who is signed in; pages are told by `user.ts`. */
export function startSession(_store: AppStore): Promise<void> {
  return Promise.resolve()
}
