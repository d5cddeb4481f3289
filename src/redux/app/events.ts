import { createAction } from '@reduxjs/toolkit'

/**
 * `localOnly`: the user logged out, but the server could not be reached. `elsewhere`: logged out in another tab.
 * `locked`: another tab locked the session.
 */
export type SignOutReason = 'asked' | 'localOnly' | 'expired' | 'elsewhere' | 'locked'

/** The user logged out. Clears all state except the layout. */
export const signedOut = createAction<SignOutReason>('session/signedOut')

/** The sample data was reset. Clears all state except layout and session. */
export const samplesReset = createAction('samples/reset')

/** Dispatched after every write, even a failed one; badge counts refetch. */
export const dataWritten = createAction('data/written')

/** Displayed data may be outdated: another tab wrote, the time zone changed, or the user logged in again. */
export const changedElsewhere = createAction('data/changedElsewhere')

/** Another user is logging in. Clears the data of the previous user. */
export const accountSwitched = createAction('session/accountSwitched')

/** Permissions changed. The session refetches the rules of the user. */
export const rightsChanged = createAction('session/rightsChanged')
