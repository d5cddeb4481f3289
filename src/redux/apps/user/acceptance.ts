import { createCallThunk } from '@/redux/app/thunks'
import { userApi } from './contract'
import type { Acceptance } from './invitationSchema'

export const acceptInvitation = createCallThunk('user/acceptInvitation', userApi.accept, (body: Acceptance) => ({
  body,
}))
