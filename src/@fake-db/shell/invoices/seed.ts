import type { Delivery, InvoiceLine, Payment, Sending, Service } from '@/redux/shell/invoices/schema'
import { amountsOf, paidOf } from '@/utility/money'
import { dayFrom, dayTextOf } from '@core/zonedTime'
import { addressOf, people, personNamed } from '@fake-db/shell/people/people'
import type { Bill } from './bills'

const [issuer, ...others] = people

export const seedClients = others.map((person) => ({
  id: person.id,
  userId: person.id,
  name: person.fullName,
  company: person.company,
  companyEmail: person.email,
  country: person.country,
  contact: person.contact,
  address: addressOf(person),
  avatar: person.avatar,
}))

export const senderEmail = issuer?.email ?? ''

const SOFTWARE = 'Software Development'
const DESIGN = 'UI/UX Design & Development'
const LICENSE = 'Unlimited Extended License'
const CUSTOM = 'Template Customization'

type Item = Pick<InvoiceLine, 'title' | 'description' | 'price'> & { readonly service: Service }

/** Prices in cents. */
export const items = {
  backend: {
    service: SOFTWARE,
    title: 'Backend development',
    description: 'APIs, imports, and scheduled jobs. Per hour.',
    price: 95_00,
  },
  frontend: {
    service: SOFTWARE,
    title: 'Frontend development',
    description: 'Screens, forms, and charts, tested in four browsers. Per hour.',
    price: 90_00,
  },
  pipeline: {
    service: SOFTWARE,
    title: 'Data pipeline setup',
    description: 'One source, from raw files to the first report, with alerts for late deliveries.',
    price: 2_400_00,
  },
  loadTest: {
    service: SOFTWARE,
    title: 'Load and security test',
    description: 'Ten times the usual traffic for an hour, with a written report on what failed.',
    price: 1_350_00,
  },
  sprint: {
    service: DESIGN,
    title: 'Design sprint',
    description: 'Four days from a question to a user-tested prototype.',
    price: 3_200_00,
  },
  screens: {
    service: DESIGN,
    title: 'Interface design',
    description: 'Per screen, in light and dark, from phones to wall displays.',
    price: 240_00,
  },
  accessibility: {
    service: DESIGN,
    title: 'Accessibility review',
    description: 'Keyboard, screen reader, and contrast, with a prioritized list of fixes.',
    price: 1_150_00,
  },
  usability: {
    service: DESIGN,
    title: 'Usability test',
    description: 'Per session with one of your customers, recorded, with a one-page summary.',
    price: 380_00,
  },
  licence: {
    service: LICENSE,
    title: 'Extended license',
    description: 'Unlimited products and developers for one year.',
    price: 1_490_00,
  },
  support: {
    service: LICENSE,
    title: 'Priority support',
    description: 'Response within four business hours. Per month.',
    price: 260_00,
  },
  onboarding: {
    service: LICENSE,
    title: 'Onboarding day',
    description: 'One of our trainers with your team, using your own data.',
    price: 780_00,
  },
  theme: {
    service: CUSTOM,
    title: 'Brand theme',
    description: 'Your colors, fonts, and logo in every skin.',
    price: 620_00,
  },
  rightToLeft: {
    service: CUSTOM,
    title: 'Right-to-left layout',
    description: 'Mirrored menus, tables, and charts, reviewed by a native speaker.',
    price: 540_00,
  },
  report: {
    service: CUSTOM,
    title: 'Extra report page',
    description: 'One page with filters and an export, for figures of your choice.',
    price: 310_00,
  },
  migration: {
    service: CUSTOM,
    title: 'Migration from an older version',
    description: 'Your changes migrated, with a before-and-after comparison.',
    price: 890_00,
  },
} as const satisfies Record<string, Item>

interface LineSeed extends Partial<Pick<InvoiceLine, 'qty' | 'discount' | 'tax' | 'description'>> {
  item: keyof typeof items
}

/** Amount in currency units, or `rest` for the open amount. Days count from the issue date. */
interface PaymentSeed extends Partial<Pick<Payment, 'method' | 'note'>> {
  amount: number | 'rest'
  afterDays: number
}

interface BillSeed {
  client: string
  service: Service
  /** Days since the issue date. */
  age: number
  term: number
  delivery: Delivery
  salesperson?: string
  note?: string
  lines: LineSeed[]
  payments?: PaymentSeed[]
}

const bills: readonly BillSeed[] = [
  {
    client: 'Haruka Nishimura',
    service: DESIGN,
    age: 183,
    term: 30,
    delivery: 'Sent',
    lines: [
      { item: 'sprint', tax: 10 },
      { item: 'usability', qty: 4, tax: 10, description: 'Four sessions with readers of the online magazine.' },
    ],
    payments: [{ amount: 'rest', afterDays: 21 }],
  },
  {
    client: 'Łukasz Wiśniewski',
    service: SOFTWARE,
    age: 177,
    term: 30,
    delivery: 'Sent',
    lines: [
      { item: 'backend', qty: 64, tax: 20, description: 'Customs documents for the Gdynia terminal. Per hour.' },
      { item: 'loadTest', tax: 20 },
    ],
    payments: [
      { amount: 4000, afterDays: 12, note: 'First half, as agreed' },
      { amount: 'rest', afterDays: 29 },
    ],
  },
  {
    client: 'Grace Whitfield',
    service: LICENSE,
    age: 171,
    term: 14,
    delivery: 'Downloaded',
    lines: [{ item: 'licence' }, { item: 'support', qty: 12, discount: 10 }],
    payments: [{ amount: 'rest', afterDays: 3, method: 'Credit Card' }],
  },
  {
    client: 'Siobhán Ní Bhriain',
    service: CUSTOM,
    age: 164,
    term: 30,
    delivery: 'Sent',
    note: 'Thank you for the package of poetry books. They have a place of honor in our kitchen.',
    lines: [
      { item: 'theme' },
      { item: 'report', qty: 2, description: 'Stock by store, and the 100 slowest-selling titles.' },
    ],
    payments: [{ amount: 'rest', afterDays: 30, method: 'Cheque' }],
  },
  {
    client: 'Tariq Al-Mansoori',
    service: SOFTWARE,
    age: 158,
    term: 30,
    delivery: 'Sent',
    note: 'We removed five hours after you paid. The difference will be credited on your next invoice.',
    lines: [
      {
        item: 'pipeline',
        qty: 2,
        discount: 5,
        description: 'Well sensors and irrigation billing, both nightly.',
      },
      { item: 'backend', qty: 40 },
    ],
    payments: [{ amount: 8835, afterDays: 16 }],
  },
  {
    client: 'Clément Roux',
    service: DESIGN,
    age: 151,
    term: 45,
    delivery: 'Downloaded',
    lines: [{ item: 'screens', qty: 15, tax: 20 }],
    payments: [{ amount: 'rest', afterDays: 40 }],
  },
  {
    client: 'Mateus Oliveira',
    service: SOFTWARE,
    age: 146,
    term: 30,
    delivery: 'Sent',
    note: 'The second installment is due at the end of the harvest.',
    lines: [
      { item: 'frontend', qty: 55, description: 'Wholesale price lists in Portuguese and Spanish. Per hour.' },
      { item: 'backend', qty: 30 },
    ],
    payments: [{ amount: 3500, afterDays: 28 }],
  },
  {
    client: '陈思远',
    service: SOFTWARE,
    age: 139,
    term: 30,
    delivery: 'Sent',
    salesperson: 'Efua Quartey',
    lines: [
      {
        item: 'pipeline',
        tax: 10,
        description: 'Harbor robot telemetry, from the gateway to the first report.',
      },
      { item: 'loadTest', tax: 10 },
    ],
    payments: [{ amount: 'rest', afterDays: 9 }],
  },
  {
    client: 'Maximiliano Augusto Fernández-Etchegaray de la Vega',
    service: LICENSE,
    age: 133,
    term: 30,
    delivery: 'Sent',
    lines: [
      { item: 'licence', qty: 2 },
      { item: 'onboarding', qty: 3, discount: 5 },
    ],
    payments: [{ amount: 'rest', afterDays: 25 }],
  },
  {
    client: 'Kofi Boateng',
    service: CUSTOM,
    age: 126,
    term: 14,
    delivery: 'Sent',
    lines: [{ item: 'report', qty: 3, description: 'Temperature, door openings, and delays by truck.' }],
    payments: [{ amount: 'rest', afterDays: 11, method: 'Cash', note: 'Paid at the office in Accra' }],
  },
  {
    client: 'Haruka Nishimura',
    service: DESIGN,
    age: 119,
    term: 30,
    delivery: 'Downloaded',
    lines: [
      { item: 'screens', qty: 20, discount: 10, tax: 10 },
      { item: 'accessibility', tax: 10 },
    ],
    payments: [{ amount: 'rest', afterDays: 30 }],
  },
  {
    client: 'Jakub Dvořák',
    service: SOFTWARE,
    age: 112,
    term: 45,
    delivery: 'Sent',
    lines: [
      {
        item: 'backend',
        qty: 48,
        tax: 20,
        description: 'Serial numbers, from the workbench to the warranty card. Per hour.',
      },
    ],
  },
  {
    client: 'Inés Echeverría Goñi',
    service: DESIGN,
    age: 104,
    term: 30,
    delivery: 'Sent',
    salesperson: 'Yaw Darko',
    lines: [
      { item: 'sprint', discount: 10, tax: 20 },
      { item: 'screens', qty: 6, tax: 20 },
    ],
    payments: [{ amount: 'rest', afterDays: 18, method: 'Debit Card' }],
  },
  {
    client: 'Adaeze Okonkwo',
    service: LICENSE,
    age: 97,
    term: 30,
    delivery: 'Downloaded',
    lines: [{ item: 'licence' }, { item: 'support', qty: 6 }],
  },
  {
    client: 'ليلى حدّاد',
    service: CUSTOM,
    age: 91,
    term: 30,
    delivery: 'Sent',
    lines: [{ item: 'rightToLeft' }, { item: 'theme', discount: 10 }],
    payments: [{ amount: 'rest', afterDays: 14 }],
  },
  {
    client: 'Łukasz Wiśniewski',
    service: SOFTWARE,
    age: 84,
    term: 30,
    delivery: 'Sent',
    lines: [
      { item: 'backend', qty: 36, tax: 20 },
      { item: 'frontend', qty: 24, tax: 20 },
    ],
    payments: [{ amount: 'rest', afterDays: 27 }],
  },
  {
    client: 'Priya Raghunathan',
    service: DESIGN,
    age: 78,
    term: 30,
    delivery: 'Sent',
    note: 'We canceled two of the sessions. We’ll refund them or deduct them from your next invoice.',
    lines: [
      { item: 'accessibility' },
      { item: 'usability', qty: 6, description: 'Six sessions with nurses, two of them at night.' },
    ],
    payments: [{ amount: 4190, afterDays: 6 }],
  },
  {
    client: 'Émilie Tremblay',
    service: CUSTOM,
    age: 71,
    term: 30,
    delivery: 'Sent',
    lines: [
      { item: 'migration', tax: 10 },
      { item: 'theme', tax: 10 },
    ],
  },
  {
    client: 'Mei-Ling Hsu',
    service: LICENSE,
    age: 65,
    term: 14,
    delivery: 'Downloaded',
    salesperson: 'Efua Quartey',
    lines: [{ item: 'licence', discount: 10 }, { item: 'onboarding' }],
    payments: [{ amount: 'rest', afterDays: 13, method: 'Credit Card' }],
  },
  {
    client: 'Tariq Al-Mansoori',
    service: SOFTWARE,
    age: 58,
    term: 30,
    delivery: 'Sent',
    lines: [{ item: 'frontend', qty: 70, discount: 5 }],
    payments: [{ amount: 'rest', afterDays: 22 }],
  },
  {
    client: 'Giulia Bernasconi',
    service: DESIGN,
    age: 52,
    term: 30,
    delivery: 'Sent',
    lines: [
      {
        item: 'screens',
        qty: 18,
        tax: 20,
        description: 'Lamp configurator: 18 screens, in light and dark.',
      },
      { item: 'usability', qty: 5, tax: 20 },
    ],
    payments: [{ amount: 2000, afterDays: 20 }],
  },
  {
    client: 'Dmytro Shevchenko',
    service: SOFTWARE,
    age: 47,
    term: 60,
    delivery: 'Sent',
    lines: [{ item: 'backend', qty: 80, discount: 10 }],
    payments: [{ amount: 2500, afterDays: 33, note: 'First of three installments' }],
  },
  {
    client: 'Hye-jin Park',
    service: DESIGN,
    age: 41,
    term: 60,
    delivery: 'Downloaded',
    lines: [{ item: 'sprint' }, { item: 'screens', qty: 9 }],
  },
  {
    client: 'Grace Whitfield',
    service: LICENSE,
    age: 36,
    term: 45,
    delivery: 'Sent',
    lines: [
      { item: 'licence', qty: 2, discount: 10 },
      { item: 'onboarding', qty: 2 },
    ],
    payments: [{ amount: 1500, afterDays: 10, method: 'Credit Card' }],
  },
  {
    client: 'Wanjiru Kamau',
    service: CUSTOM,
    age: 31,
    term: 30,
    delivery: 'Sent',
    salesperson: 'Yaw Darko',
    lines: [
      { item: 'report', qty: 4, discount: 5, description: 'Loans by branch, arrears, members, and the audit trail.' },
    ],
  },
  {
    client: 'Kofi Boateng',
    service: SOFTWARE,
    age: 27,
    term: 30,
    delivery: 'Sent',
    lines: [{ item: 'backend', qty: 42, description: 'Text message alerts when a cold room warms up. Per hour.' }],
  },
  {
    client: 'Clément Roux',
    service: CUSTOM,
    age: 24,
    term: 30,
    delivery: 'Downloaded',
    lines: [
      { item: 'theme', tax: 20 },
      { item: 'migration', tax: 20 },
    ],
    payments: [{ amount: 900, afterDays: 15 }],
  },
  {
    client: '陈思远',
    service: LICENSE,
    age: 21,
    term: 30,
    delivery: 'Sent',
    lines: [
      { item: 'licence', tax: 10 },
      { item: 'support', qty: 12, tax: 10 },
    ],
  },
  {
    client: 'Hans-Jürgen Oberhuber',
    service: DESIGN,
    age: 18,
    term: 30,
    delivery: 'Downloaded',
    lines: [
      { item: 'accessibility', tax: 20 },
      { item: 'usability', qty: 3, tax: 20 },
    ],
  },
  {
    client: 'Mateus Oliveira',
    service: SOFTWARE,
    age: 15,
    term: 30,
    delivery: 'Sent',
    lines: [{ item: 'loadTest' }, { item: 'frontend', qty: 16 }],
  },
  {
    client: 'Haruka Nishimura',
    service: DESIGN,
    age: 12,
    term: 30,
    delivery: 'Sent',
    lines: [{ item: 'screens', qty: 8, tax: 10 }],
    payments: [{ amount: 1056, afterDays: 7, note: 'Half now, the rest after the proofs' }],
  },
  {
    client: 'Jakub Dvořák',
    service: CUSTOM,
    age: 9,
    term: 14,
    delivery: 'Downloaded',
    lines: [
      { item: 'report', qty: 2, tax: 20 },
      { item: 'theme', tax: 20 },
    ],
  },
  {
    client: 'Sofía Márquez Villanueva',
    service: SOFTWARE,
    age: 7,
    term: 30,
    delivery: 'Sent',
    salesperson: 'Efua Quartey',
    lines: [
      { item: 'pipeline', description: 'Assay results from three labs in one table that geologists trust.' },
      { item: 'backend', qty: 22 },
    ],
  },
  {
    client: 'Adaeze Okonkwo',
    service: DESIGN,
    age: 4,
    term: 30,
    delivery: 'Draft',
    lines: [{ item: 'screens', qty: 10, discount: 5, description: 'The driver’s day at a glance: 10 phone screens.' }],
  },
  {
    client: 'Ottilie Käsermann',
    service: LICENSE,
    age: 2,
    term: 14,
    delivery: 'Draft',
    lines: [{ item: 'licence' }, { item: 'support', qty: 3 }],
  },
  {
    client: 'Aroha Ngata',
    service: SOFTWARE,
    age: 1,
    term: 30,
    delivery: 'Draft',
    note: '',
    lines: [
      {
        item: 'frontend',
        qty: 34,
        tax: 10,
        description: 'Track conditions on a map that works offline. Per hour.',
      },
      { item: 'loadTest', tax: 10 },
    ],
  },
]

const thanks = 'It was a pleasure working with you and your team. Thank you!'

function linesOf(seed: BillSeed): InvoiceLine[] {
  return seed.lines.map(({ item, qty = 1, discount = 0, tax = 0, description }) => {
    const { title, price, description: usual } = items[item]
    return { title, description: description ?? usual, qty, price, discount, tax }
  })
}

function paymentsOf(seed: BillSeed, total: number, dayAfter: (days: number) => Date): Payment[] {
  return (seed.payments ?? []).reduce<Payment[]>((made, { amount, afterDays, method = 'Bank Transfer', note = '' }) => {
    const cents = amount === 'rest' ? total - paidOf(made) : amount * 100
    const date = dayTextOf(dayAfter(afterDays))
    return [...made, { paymentId: made.length + 1, amount: cents, date, method, note }]
  }, [])
}

/** Emails an invoice at issue, and again a week after the due date if still open. */
function sendingsOf(id: number, seed: BillSeed, isOpen: boolean, dayAfter: (days: number) => Date): Sending[] {
  if (seed.delivery === 'Draft') return []
  const { fullName, email, company } = personNamed(seed.client)
  const mail = { from: senderEmail, to: email, isAttached: true }
  const first = {
    ...mail,
    time: dayAfter(0).toISOString(),
    subject: `Invoice ${id} from Baobab Analytics`,
    message: `Dear ${fullName},\n\nThe invoice for ${company} is attached. It is due in ${seed.term} days.\n\nBest regards,\nAmara Mensah`,
  }
  if (!isOpen || seed.age < seed.term + 7) return [first]
  const reminder = {
    ...mail,
    time: dayAfter(seed.term + 7).toISOString(),
    subject: `Reminder: Invoice ${id} from Baobab Analytics`,
    message: `Dear ${fullName},\n\nInvoice ${id} was due a week ago and still has a balance due. Could you take a look?\n\nBest regards,\nAmara Mensah`,
  }
  return [first, reminder]
}

/** Invoices 5001 to 5036; the newest was issued yesterday. Emails go out at noon. */
export function seedBills(now: Date): Bill[] {
  return bills.map((seed, index) => {
    const id = 5001 + index
    const dayAfter = (days: number) => dayFrom(now, days - seed.age, 12)
    const lines = linesOf(seed)
    const { total } = amountsOf(lines)
    const payments = paymentsOf(seed, total, dayAfter)
    return {
      id,
      clientId: personNamed(seed.client).id,
      service: seed.service,
      issuedDate: dayTextOf(dayAfter(0)),
      dueDate: dayTextOf(dayAfter(seed.term)),
      delivery: seed.delivery,
      lines,
      payments,
      sendings: sendingsOf(id, seed, total > paidOf(payments), dayAfter),
      salesperson: seed.salesperson ?? 'Amara Mensah',
      note: seed.note ?? thanks,
      hasPaymentTerms: true,
      hasClientNotes: seed.note !== '',
      hasPaymentStub: false,
    }
  })
}
