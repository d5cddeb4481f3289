import { Archive, File, Inbox, OctagonAlert, Send, Star, Trash2 } from 'lucide-react'

export const folderIcons = {
  inbox: Inbox,
  starred: Star,
  sent: Send,
  draft: File,
  archive: Archive,
  spam: OctagonAlert,
  trash: Trash2,
} as const
