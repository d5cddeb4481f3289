import { rightsChanged } from '@/redux/app/events'
import type { RootState } from '@/redux/app/rootReducer'
import type { AppDispatch } from '@/redux/app/store'
import { createCallThunk } from '@/redux/app/thunks'
import { sessionApi } from './contract'
import type { CodeRequest, EmailProof, NewPassword } from './proofSchema'
import type { PasswordReminder } from './schema'
import { selectUserData, sessionRenewed } from './slice'
import { tokenStore, writeSession } from './storage'

export const remindOfPassword = createCallThunk(
  'session/remindOfPassword',
  sessionApi.forgotPassword,
  (body: PasswordReminder) => ({ body }),
)

/** Ends all sessions of the account, including this one. */
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

/** Unlocks the app at once; the next token refresh confirms it. */
function endConfirmation(dispatch: AppDispatch, getState: () => RootState): void {
  const userData = selectUserData(getState())
  const tokens = tokenStore.read()
  if (!userData || !tokens) return
  const session = { ...tokens, userData: { ...userData, isEmailConfirmed: true } }
  writeSession(session)
  dispatch(sessionRenewed(session))
}

export const confirmEmail = createCallThunk(
  'session/confirmEmail',
  sessionApi.confirmEmail,
  (body: EmailProof) => ({ body }),
  (dispatch, _, answer) => {
    if (answer) dispatch(endConfirmation)
  },
)

export const sendSignInCode = createCallThunk(
  'session/sendSignInCode',
  sessionApi.sendSignInCode,
  (body: CodeRequest) => ({ body }),
)
