import { createAction } from '@reduxjs/toolkit'

/** `localOnly`: the user logged out, but the server could not be reached. `elsewhere`: logged out in another tab. */
export type SignOutReason = 'asked' | 'localOnly' | 'expired' | 'elsewhere'

/** Nobody is signed in any more. Everything but the look goes back to its first state. */
export const signedOut = createAction<SignOutReason>('session/signedOut')

/** The sample rows are as they were at the start. What was read of them goes back to its first state. */
export const samplesReset = createAction('samples/reset')

/** Something was written: numbers that are counted elsewhere may be others now. */
export const dataWritten = createAction('data/written')

/** Another tab has changed rows, or days begin at another hour: what is on screen is asked for again. */
export const changedElsewhere = createAction('data/changedElsewhere')

/** Somebody else is being signed in. What was read for the one before goes back to its first state. */
export const accountSwitched = createAction('session/accountSwitched')

/** What people may do is no longer what it was: the session asks again what that is for the one who is signed in. */
export const rightsChanged = createAction('session/rightsChanged')
