import type { UserDetails } from '@/redux/apps/user/detailsSchema'
import { planOffers } from '@/redux/apps/user/detailsSchema'
import type { User } from '@/redux/apps/user/schema'
import { placeIn } from '@fake-db/shell/people/places'
import { spin } from '@fake-db/shell/people/seedUsers'

type List<T> = readonly [T, ...T[]]

const projectPool: List<readonly [name: string, client: string]> = [
  ['Customer portal relaunch', 'Tidewater Insurance'],
  ['Warehouse barcode rollout', 'Orchard Row Grocers'],
  ['Quarterly reports', 'Meridian Credit Union'],
  ['Accessibility audit', 'City of Larkhaven'],
  ['Loyalty app, version 2', 'Copperleaf Coffee'],
  ['Payroll migration', 'Stonebridge Builders'],
  ['Fleet tracking pilot', 'Redwillow Couriers'],
  ['Brand guidelines', 'Papaya & Pine'],
  ['Help center rewrite', 'Nimbus Telecom'],
  ['Booking engine', 'Harbourlight Hotels'],
  ['Clinic scheduling', 'Elmfield Health'],
  ['Supplier onboarding', 'Quarry Lane Foods'],
  ['Annual conference site', 'Society of Field Botanists'],
  ['Energy dashboard', 'Brightmoor Housing'],
  ['Returns workflow', 'Thistle & Thread'],
  ['Course catalog', 'Westmarch College'],
  ['Ticket kiosk redesign', 'Old Mill Theater'],
]

type Event = (where: string, peer: string) => readonly [UserDetails['timeline'][number]['kind'], string, string]

const eventPool: List<Event> = [
  (where) => ['signin', 'Logged in', `From ${where}, on a trusted device.`],
  (_, peer) => ['meeting', 'Kickoff meeting', `With ${peer} and three others. The notes are in the project folder.`],
  () => ['invoice', 'Invoice paid', 'The monthly retainer was paid in full by bank transfer.'],
  (_, peer) => ['comment', 'Comment added', `To ${peer}: “Could we keep the old export for another month?”`],
  () => ['project', 'Project moved to review', 'All tasks are done. Two approvals are still missing.'],
  () => ['invoice', 'Invoice sent', 'Due in 14 days. A reminder will be sent three days before.'],
  (where) => ['signin', 'New device added', `A tablet near ${where} is now a trusted device.`],
  (_, peer) => ['meeting', 'Weekly review', `${peer} presented the numbers. The next review is on Thursday.`],
  (_, peer) => ['project', 'Project assigned', `Handed over by ${peer}, with a list of open questions.`],
  (_, peer) => ['comment', 'Question answered', `${peer} asked who approves the final copy.`],
  () => ['project', 'Milestone reached', 'The first 500 records were processed without corrections.'],
]

const shares: List<number> = [0.92, 0.64, 1, 0.37, 0.81, 0.15, 0.73]

const peers: List<string> = ['Noor Haddad', 'Theo Lindgren', 'Ifeoma Bello', 'Paola Rinaldi', 'Sunil Perera']

const devicePool: List<readonly [browser: string, device: string, kind: 'desktop' | 'phone' | 'tablet']> = [
  ['Firefox', 'Windows laptop', 'desktop'],
  ['Safari', 'iPhone', 'phone'],
  ['Chrome', 'Mac', 'desktop'],
  ['Chrome', 'Android phone', 'phone'],
  ['Edge', 'Windows desktop', 'desktop'],
  ['Safari', 'iPad', 'tablet'],
  ['Firefox', 'Linux workstation', 'desktop'],
]

const trips: List<string> = ['Lisbon, Portugal', 'Nairobi, Kenya', 'Vienna, Austria', 'Toronto, Canada']

const MINUTE = 60_000

function at<T>(list: List<T>, position: number): T {
  return list[position % list.length] ?? list[0]
}

function times<T>(count: number, make: (n: number) => T): T[] {
  return Array.from({ length: count }, (_, n) => make(n))
}

interface Life {
  index: number
  /** Days since the account was created. */
  tenure: number
  /** Minutes since the last activity. */
  quiet: number
  /** Minutes between account creation and last activity. */
  room: number
  back: (minutes: number) => string
}

function lifeOf(user: User, index: number, now: Date): Life {
  const { joinedAt = now.toISOString() } = user
  const tenure = Math.round((now.getTime() - Date.parse(joinedAt)) / (24 * 60 * MINUTE))
  const idleDays = user.status === 'inactive' ? 45 + (spin(index, 2) % 120) : 0
  const quiet = Math.min(tenure * 720, idleDays * 1440 + 4 + (spin(index, 3) % (user.id === 1 ? 20 : 900)))
  const room = tenure * 1440 - quiet
  return { index, tenure, quiet, room, back: (minutes) => new Date(now.getTime() - minutes * MINUTE).toISOString() }
}

function projectsOf({ index, tenure }: Life): UserDetails['projects'] {
  return times(3 + (spin(index, 4) % 4), (n) => {
    const [name, client] = at(projectPool, index + n * 5)
    const totalTasks = 18 + (spin(index, 20 + n) % 220)
    const share = tenure < 30 ? 0.1 : at(shares, index + n)
    const doneTasks = Math.round(totalTasks * share)
    return { id: n + 1, name, client, hours: Math.round(doneTasks * 1.7 * 2) / 2, totalTasks, doneTasks }
  })
}

function timelineOf({ index, quiet, room, back }: Life, where: string): UserDetails['timeline'] {
  return times(4 + (spin(index, 5) % 3), (n) => {
    const [kind, title, text] = at(eventPool, index + n * 3)(where, at(peers, index + n))
    const minutes = Math.min(n * n * 310 + n * (spin(index, 30 + n) % 90), (room * n) / 7)
    return { id: n + 1, kind, title, text, time: back(Math.round(quiet + minutes)) }
  })
}

function devicesOf({ index, quiet, room, back }: Life, user: User, where: string): UserDetails['devices'] {
  return times(2 + (spin(index, 7) % 4), (n) => {
    const [browser, device, kind] = at(devicePool, index + n * 2)
    const minutes = Math.min(n * n * 2100 + n * (spin(index, 50 + n) % 900), (room * n) / 6)
    const location = n === 2 ? at(trips, index) : where
    return {
      id: n + 1,
      browser,
      device,
      kind,
      location,
      lastActive: back(Math.round(quiet + minutes)),
      current: user.id === 1 && n === 0,
    }
  })
}

function paymentMethodsOf({ index }: Life, user: User, now: Date): UserDetails['paymentMethods'] {
  return times(1 + (spin(index, 8) % 3), (n) => {
    const draw = spin(index, 60 + n)
    const end = new Date(now.getFullYear(), now.getMonth() + 5 + (draw % 40), 1)
    return {
      id: n + 1,
      holder: n === 1 ? user.company : user.fullName,
      brand: at(['visa', 'mastercard', 'amex'] as const, index + n),
      last4: String(1000 + (draw % 9000)),
      expires: `${String(end.getMonth() + 1).padStart(2, '0')}/${String(end.getFullYear() % 100).padStart(2, '0')}`,
      primary: n === 0,
    }
  })
}

function connectionsOf({ index }: Life, user: User): UserDetails['connections'] {
  const connected = (n: number) => spin(index, 80 + n) % 5 < 2
  const handle = (n: number, text: string) => (connected(n) ? text : '')
  const social = ['github', 'facebook', 'x', 'instagram', 'dribbble', 'behance'] as const
  const business = ['google', 'slack', 'mailchimp', 'asana'] as const
  return [
    ...business.map((key, n) => ({ key, connected: connected(n), handle: handle(n, user.email) })),
    ...social.map((key, n) => ({ key, connected: connected(n + 4), handle: handle(n + 4, `@${user.username}`) })),
  ]
}

/** Details of users who have never logged in: only what is known about them. */
export function freshDetails(user: User, now: Date): Omit<UserDetails, 'invoices'> {
  const details = seedDetails(user, user.id - 1, now)
  const { joinedAt = now.toISOString() } = user
  const blank = { taxId: '', city: '', state: '', street: '', postalCode: '' }
  return {
    ...details,
    about: { languages: [], timeZone: '', taxId: '', lastLogin: '', joined: joinedAt, tasksDone: 0, projectsDone: 0 },
    projects: [],
    timeline: [],
    devices: [],
    twoFactor: { ...details.twoFactor, enabled: false },
    usage: { ...details.usage, users: 1, storageGb: 0 },
    paymentMethods: [],
    billingAddress: { ...details.billingAddress, ...blank },
    connections: details.connections.map(({ key }) => ({ key, connected: false, handle: '' })),
    passwordChangedAt: joinedAt,
  }
}

/** User page data besides row and invoices. @param index row index from 0; source of all variety */
export function seedDetails(user: User, index: number, now: Date): Omit<UserDetails, 'invoices'> {
  const life = lifeOf(user, index, now)
  const { city, languages, timeZone, ...address } = placeIn(user.country)
  const where = city === '' || city === user.country ? user.country : `${city}, ${user.country}`
  const projects = projectsOf(life)
  const taxId = `TIN ${100 + (spin(index, 9) % 900)}-${100 + (spin(index, 10) % 900)}-${100 + (spin(index, 11) % 900)}`
  const { userLimit, storageLimitGb } = planOffers[user.currentPlan]
  const fill = (purpose: number) => (15 + (spin(index, purpose) % 80)) / 100
  const on = (purpose: number) => spin(index, purpose) % 3 > 0
  return {
    userId: user.id,
    about: {
      languages: [...languages],
      timeZone,
      taxId,
      lastLogin: life.back(life.quiet),
      joined: user.joinedAt ?? now.toISOString(),
      tasksDone: projects.reduce((sum, project) => sum + project.doneTasks, Math.round(life.tenure * 0.8)),
      projectsDone: Math.floor(life.tenure / 55),
    },
    projects,
    timeline: timelineOf(life, where),
    devices: devicesOf(life, user, where),
    twoFactor: { enabled: on(12), method: on(13) ? 'app' : 'sms', phone: user.contact },
    usage: {
      users: Math.max(1, Math.round(userLimit * fill(14))),
      storageGb: Math.round(storageLimitGb * fill(15) * 10) / 10,
      renewsOn: life.back(-(3 + (spin(index, 16) % 25)) * 1440),
    },
    paymentMethods: paymentMethodsOf(life, user, now),
    billingAddress: {
      company: user.company,
      email: user.email,
      taxId,
      phone: user.contact,
      city,
      ...address,
      country: user.country,
    },
    notifications: [
      { key: 'newForYou', email: true, browser: on(70), app: on(71) },
      { key: 'accountActivity', email: true, browser: true, app: on(72) },
      { key: 'newBrowser', email: true, browser: on(73), app: on(74) },
      { key: 'newDevice', email: on(75), browser: false, app: on(76) },
    ],
    connections: connectionsOf(life, user),
    passwordChangedAt: life.back(Math.round(life.quiet + life.room * fill(17))),
  }
}
