import { dayFrom, dayTextOf } from '@core/zonedTime'
import { addDays } from '@fake-db/kit/env'
import { people } from '@fake-db/shell/people/people'
import { placeIn } from '@fake-db/shell/people/places'
import type { Account } from '@fake-db/shell/session/seed'
import type { AccountDetails } from '@/redux/pages/account-settings/detailsSchema'
import type { AccountSettings } from '@/redux/pages/account-settings/schema'

/** Stored settings. Other fields are in the account, which the profile shows too. */
export interface Settings extends Omit<AccountSettings, 'general' | 'info'> {
  company: string
  info: Omit<AccountSettings['info'], 'bio' | 'website'>
  details: AccountDetails
}

function connectionsOf(names: Partial<Record<keyof AccountSettings['social']['connections'], string>>) {
  const connection = (key: keyof typeof names) => ({
    profileImg: `/images/brands/${key === 'twitter' ? 'x' : key}.svg`,
    id: names[key] ?? '',
  })
  return {
    twitter: connection('twitter'),
    google: connection('google'),
    facebook: connection('facebook'),
    github: connection('github'),
  }
}

function emptySettings(now: Date): Settings {
  return {
    company: '',
    info: { dob: '', country: '', phone: '' },
    social: {
      socialLinks: { twitter: '', facebook: '', google: '', linkedIn: '', instagram: '', quora: '' },
      connections: connectionsOf({}),
    },
    notification: {
      commentOnArticle: true,
      answerOnForm: true,
      followMe: true,
      newAnnouncements: true,
      productUpdates: true,
      blogDigest: false,
    },
    details: {
      preferences: { notify: 'always' },
      twoFactor: { enabled: false, method: 'app', phone: '' },
      devices: [],
      passwordChangedAt: now.toISOString(),
      notifications: [
        { key: 'newForYou', email: true, browser: false, app: false },
        { key: 'accountActivity', email: true, browser: false, app: true },
        { key: 'newBrowser', email: true, browser: false, app: true },
        { key: 'newDevice', email: true, browser: false, app: true },
      ],
      paymentMethods: [],
      billingAddress: null,
      invoices: [],
    },
  }
}

type InvoiceRow = [id: number, daysAgo: number, total: number]

/** Enterprise for a year, before that Standard for a year, before that Standard by month. */
const invoiceRows: readonly InvoiceRow[] = [
  [2417, 222, 960_00],
  [1893, 587, 480_00],
  [1822, 618, 49_00],
  [1760, 648, 49_00],
  [1704, 679, 49_00],
]

type DeviceRow = [
  browser: string,
  device: string,
  kind: AccountDetails['devices'][number]['kind'],
  location: string,
  minutesAgo: number,
]

/** The first is the current device. */
const deviceRows: readonly DeviceRow[] = [
  ['Firefox', 'Windows laptop', 'desktop', 'Accra, Ghana', 0],
  ['Safari', 'Phone', 'phone', 'Accra, Ghana', 47],
  ['Chrome', 'Meeting room screen', 'desktop', 'Kumasi, Ghana', 2_950],
  ['Safari', 'Tablet', 'tablet', 'Lisbon, Portugal', 31_700],
]

function adminSettings(now: Date): Settings {
  const [amara] = people
  const empty = emptySettings(now)
  if (!amara) return empty
  const { city, state, street, postalCode } = placeIn(amara.country)
  const back = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString()
  const expires = (months: number) => {
    const end = new Date(now.getFullYear(), now.getMonth() + months, 1)
    return `${String(end.getMonth() + 1).padStart(2, '0')}/${String(end.getFullYear() % 100).padStart(2, '0')}`
  }
  return {
    company: amara.company,
    info: {
      dob: '1987-03-06',
      country: amara.country,
      phone: amara.contact,
    },
    social: {
      socialLinks: {
        ...empty.social.socialLinks,
        twitter: 'https://x.com/amara_counts',
        linkedIn: 'https://www.linkedin.com/in/amara-mensah-accra',
        instagram: 'https://www.instagram.com/amara.counts',
      },
      connections: connectionsOf({ twitter: '@amara_counts', google: amara.email }),
    },
    notification: { ...empty.notification, newAnnouncements: false, blogDigest: true },
    details: {
      preferences: { notify: 'always' },
      twoFactor: { enabled: false, method: 'sms', phone: amara.contact },
      devices: deviceRows.map(([browser, device, kind, location, minutesAgo], index) => ({
        id: index + 1,
        browser,
        device,
        kind,
        location,
        lastActive: back(minutesAgo),
        current: index === 0,
      })),
      passwordChangedAt: addDays(now, -96).toISOString(),
      notifications: [
        { key: 'newForYou', email: false, browser: false, app: true },
        { key: 'accountActivity', email: true, browser: true, app: true },
        { key: 'newBrowser', email: true, browser: true, app: false },
        { key: 'newDevice', email: true, browser: false, app: false },
      ],
      paymentMethods: [
        { id: 1, holder: amara.company, brand: 'mastercard', last4: '4471', expires: expires(17), primary: true },
        { id: 2, holder: amara.fullName, brand: 'visa', last4: '0926', expires: expires(2), primary: false },
      ],
      billingAddress: {
        company: amara.company,
        email: 'accounts@baobab.example',
        taxId: 'C0012847735',
        phone: amara.contact,
        street,
        city,
        state,
        postalCode,
        country: amara.country,
      },
      invoices: invoiceRows.map(([id, daysAgo, total]) => ({
        id,
        issuedDate: dayTextOf(dayFrom(now, -daysAgo)),
        dueDate: dayTextOf(dayFrom(now, 14 - daysAgo)),
        total,
        status: 'Paid',
      })),
    },
  }
}

/** The first account has sample settings; other accounts start empty. */
export function seedSettings({ id }: Account, now: Date): Settings {
  return id === 1 ? adminSettings(now) : emptySettings(now)
}
