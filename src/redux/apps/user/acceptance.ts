import { createCallThunk } from '@/redux/app/thunks'
import { userApi } from './contract'
import type { Acceptance } from './invitationSchema'

/** Follows an invitation: whoever has its link chooses a name and a password. */
export const acceptInvitation = createCallThunk('user/acceptInvitation', userApi.accept, (body: Acceptance) => ({
  body,
}))
