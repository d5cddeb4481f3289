import { createAction } from '@reduxjs/toolkit'

/** Why a session ended: asked for, no longer accepted by the backend, or ended in another tab. */
export type SignOutReason = 'asked' | 'expired' | 'elsewhere'

/** Nobody is signed in any more. Everything but the look goes back to its first state. */
export const signedOut = createAction<SignOutReason>('session/signedOut')
