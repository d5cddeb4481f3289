import type { Notification } from '@/redux/shell/notifications/schema'

type Row = Omit<Notification, 'id' | 'time'> & { minutesAgo: number }

/** Newest first. */
const rows = [
  {
    kind: 'message',
    title: 'Naledi Mokoena is waiting for approval',
    text: 'She registered with the Company plan and asked for the editor role.',
    minutesAgo: 6,
    isRead: false,
    avatar: '',
    link: '/apps/user/view/40',
  },
  {
    kind: 'security',
    title: 'New sign-in to your account',
    text: 'Firefox on a Windows laptop in Accra. If that was not you, change your password.',
    minutesAgo: 24,
    isRead: false,
    avatar: '',
    link: '/apps/user/view/1',
  },
  {
    kind: 'message',
    title: 'Haruka Nishimura changed her billing address',
    text: 'The next invoice of Komorebi Studio goes to the new one.',
    minutesAgo: 95,
    isRead: false,
    avatar: '/images/avatars/06.svg',
    link: '/apps/user/view/7',
  },
  {
    kind: 'order',
    title: 'Pampa Verde ordered ten more seats',
    text: 'They are free to use at once; the invoice follows at the end of the month.',
    minutesAgo: 210,
    isRead: false,
    avatar: '',
    link: '/apps/user/view/35',
  },
  {
    kind: 'message',
    title: 'Tariq Al-Mansoori mentioned you',
    text: '“Could you look at the storage limit before Friday?”',
    minutesAgo: 330,
    isRead: true,
    avatar: '/images/avatars/16.svg',
    link: '/apps/user/view/20',
  },
  {
    kind: 'system',
    title: 'Backup finished',
    text: 'All 50 accounts were copied in 4 minutes and 12 seconds.',
    minutesAgo: 1290,
    isRead: true,
    avatar: '',
    link: '/apps/user/list',
  },
  {
    kind: 'security',
    title: 'Access rules were reviewed',
    text: 'No role has more rights than it uses. The next review is in ninety days.',
    minutesAgo: 2760,
    isRead: true,
    avatar: '',
    link: '/access-control',
  },
  {
    kind: 'order',
    title: 'Grace Whitfield upgraded to Enterprise',
    text: 'Prairie Post now has 500 seats. The difference is on this month’s invoice.',
    minutesAgo: 4460,
    isRead: true,
    avatar: '/images/avatars/29.svg',
    link: '/apps/user/view/44',
  },
  {
    kind: 'system',
    title: 'Storage of Solpunto is 90 % full',
    text: 'At the present pace it lasts another eleven days.',
    minutesAgo: 7300,
    isRead: true,
    avatar: '',
    link: '/apps/user/view/5',
  },
] satisfies Row[]

/** The navbar's notifications, newest first, four of them unread; their times are counted back from `now`. */
export function seedNotifications(now: Date): Notification[] {
  return rows.map(({ minutesAgo, ...row }, index) => ({
    id: index + 1,
    ...row,
    time: new Date(now.getTime() - minutesAgo * 60_000).toISOString(),
  }))
}
