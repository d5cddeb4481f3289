import type { AppStore } from '@/redux/app/store'
import { signIn } from '@/redux/shell/session/slice'

/** Logs in as the demo administrator, because copied pages read the user from the store. */
export async function startSession(store: AppStore): Promise<void> {
  await store.dispatch(signIn({ email: 'admin@demo.com', password: 'admin' })).unwrap()
}
