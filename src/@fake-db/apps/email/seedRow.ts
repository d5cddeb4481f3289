import type { TimePoint } from '@fake-db/kit/env'
import type { Attachment, StoredFolder, SharedLabel } from '@/redux/apps/email/schema'

interface Content {
  readonly when: TimePoint
  /** Paragraphs between blank lines; lines with a leading hyphen are a list. HTML tags are allowed. */
  readonly text: string
  readonly attachments?: readonly Attachment[]
}

export interface SeedReply extends Content {
  /** Full name of a sample person or outsider. */
  readonly from: string
  readonly to?: readonly string[]
}

export interface SeedEmail extends Content {
  readonly subject: string
  /** Default: Amara, also as recipient of received emails. */
  readonly from?: string
  readonly to?: readonly string[]
  readonly cc?: readonly string[]
  readonly bcc?: readonly string[]
  readonly isUnread?: true
  readonly isStarred?: true
  readonly labels?: readonly SharedLabel[]
  readonly replies?: readonly SeedReply[]
  /** Subject of the email it replies to. */
  readonly answers?: string
}

export type SeedFolder = readonly [StoredFolder, readonly SeedEmail[]]
