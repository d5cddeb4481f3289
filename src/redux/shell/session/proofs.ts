import { createCallThunk } from '@/redux/app/thunks'
import { rightsChanged } from '@/redux/app/events'
import { sessionApi } from './contract'
import type { CodeRequest, EmailProof, NewPassword } from './proofSchema'
import type { PasswordReminder } from './schema'

/** Asks for a mail that lets its reader choose a new password. */
export const remindOfPassword = createCallThunk(
  'session/remindOfPassword',
  sessionApi.forgotPassword,
  (body: PasswordReminder) => ({ body }),
)

/** Chooses a new password. All sessions of the account end with the old one: whoever is signed in here is asked who they are. */
export const resetPassword = createCallThunk(
  'session/resetPassword',
  sessionApi.resetPassword,
  (body: NewPassword) => ({ body }),
  (dispatch, _, answer) => {
    if (answer) dispatch(rightsChanged())
  },
)

export const sendEmailCode = createCallThunk(
  'session/sendEmailCode',
  sessionApi.sendEmailCode,
  (body: PasswordReminder) => ({ body }),
)

export const confirmEmail = createCallThunk('session/confirmEmail', sessionApi.confirmEmail, (body: EmailProof) => ({
  body,
}))

export const sendSignInCode = createCallThunk(
  'session/sendSignInCode',
  sessionApi.sendSignInCode,
  (body: CodeRequest) => ({ body }),
)
