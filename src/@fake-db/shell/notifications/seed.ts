import type { Notification } from '@/redux/shell/notifications/schema'

type Row = Omit<Notification, 'id' | 'time'> & { minutesAgo: number }

const rows = [
  {
    kind: 'message',
    title: 'Naledi Mokoena needs approval',
    text: 'She registered for the Company plan and requested the Support role.',
    minutesAgo: 6,
    isRead: false,
    avatar: '',
    link: '/apps/user/view/40',
  },
  {
    kind: 'security',
    title: 'New login to your account',
    text: 'Firefox on a Windows laptop in Accra. If this wasn’t you, change your password.',
    minutesAgo: 24,
    isRead: false,
    avatar: '',
    link: '/apps/user/view/1',
  },
  {
    kind: 'message',
    title: 'Haruka Nishimura changed her billing address',
    text: 'The next invoice for Komorebi Studio will use the new address.',
    minutesAgo: 95,
    isRead: false,
    avatar: '/images/avatars/06.svg',
    link: '/apps/user/view/7',
  },
  {
    kind: 'order',
    title: 'Pampa Verde added 10 seats',
    text: 'They’re available now and will be on this month’s invoice.',
    minutesAgo: 210,
    isRead: false,
    avatar: '',
    link: '/apps/user/view/35',
  },
  {
    kind: 'message',
    title: 'Tariq Al-Mansoori mentioned you',
    text: '“Could you check the storage limit before Friday?”',
    minutesAgo: 330,
    isRead: true,
    avatar: '/images/avatars/16.svg',
    link: '/apps/user/view/20',
  },
  {
    kind: 'system',
    title: 'Backup complete',
    text: 'All 50 accounts were backed up in 4 minutes and 12 seconds.',
    minutesAgo: 1290,
    isRead: true,
    avatar: '',
    link: '/apps/user/list',
  },
  {
    kind: 'security',
    title: 'Access review complete',
    text: 'No role has unused permissions. The next review is in 90 days.',
    minutesAgo: 2760,
    isRead: true,
    avatar: '',
    link: '/access-control',
  },
  {
    kind: 'order',
    title: 'Grace Whitfield upgraded to Enterprise',
    text: 'Prairie Post now has 500 seats. The price difference will be on this month’s invoice.',
    minutesAgo: 4460,
    isRead: true,
    avatar: '/images/avatars/29.svg',
    link: '/apps/user/view/44',
  },
  {
    kind: 'system',
    title: 'Solpunto is using 90% of its storage',
    text: 'At the current rate, it will be full in 11 days.',
    minutesAgo: 7300,
    isRead: true,
    avatar: '',
    link: '/apps/user/view/5',
  },
] satisfies Row[]

/** Newest first, four unread. Times are relative to `now`. */
export function seedNotifications(now: Date): Notification[] {
  return rows.map(({ minutesAgo, ...row }, index) => ({
    id: index + 1,
    ...row,
    time: new Date(now.getTime() - minutesAgo * 60_000).toISOString(),
  }))
}
