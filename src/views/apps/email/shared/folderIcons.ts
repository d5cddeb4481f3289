import { AlarmClock, Archive, CalendarClock, File, Inbox, OctagonAlert, Send, Star, Trash2 } from 'lucide-react'

export const folderIcons = {
  inbox: Inbox,
  starred: Star,
  sent: Send,
  draft: File,
  snoozed: AlarmClock,
  scheduled: CalendarClock,
  archive: Archive,
  spam: OctagonAlert,
  trash: Trash2,
} as const
