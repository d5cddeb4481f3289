import type { AppStore } from '@/redux/app/store'
import { signIn } from '@/redux/shell/session/slice'

/** Pages that were copied ask the store who is signed in: the demo account that may do everything. */
export async function startSession(store: AppStore): Promise<void> {
  await store.dispatch(signIn({ email: 'admin@demo.com', password: 'admin' })).unwrap()
}
