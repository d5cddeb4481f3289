import type { Moment } from '@fake-db/kit/env'
import type { Attachment, Folder, SharedLabel } from '@/redux/apps/email/schema'

interface Content {
  readonly when: Moment
  /** Paragraphs with an empty line between them; lines that begin with a hyphen are a list. Tags are let through. */
  readonly text: string
  readonly attachments?: readonly Attachment[]
}

/** An answer that came within a thread. */
export interface SeedReply extends Content {
  /** The name of somebody of the sample data, or an outsider's. */
  readonly from: string
  readonly to?: readonly string[]
}

export interface SeedMail extends Content {
  readonly subject: string
  /** Amara unless told otherwise, as are the recipients of mails that came in. */
  readonly from?: string
  readonly to?: readonly string[]
  readonly cc?: readonly string[]
  readonly bcc?: readonly string[]
  readonly isUnread?: true
  readonly isStarred?: true
  readonly labels?: readonly SharedLabel[]
  readonly replies?: readonly SeedReply[]
  /** The subject of the mail that this one answers. */
  readonly answers?: string
}

export type SeedFolder = readonly [Folder, readonly SeedMail[]]
