import { placeOf } from '@/redux/apps/email/changes'
import type { Email } from '@/redux/apps/email/schema'

/** Whether a mail came in: only such a one can be spam. */
export const isReceived = ({ folder }: Email) => folder === 'inbox'

/** Whether a mail came in and is not archived yet. */
export const canBeArchived = (email: Email) => isReceived(email) && placeOf(email) !== 'archive'

/** Whether a mail waits to be sent: until it is taken back it stays where it is. */
export const isScheduled = (email: Email) => placeOf(email) === 'scheduled'
