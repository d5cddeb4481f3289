import { dateTextSchema, daySchema } from '@core/dateText'
import { z } from '@core/schema'

/** The first is the default. */
export const periods = ['Last 28 Days', 'Last Month', 'Last Year'] as const

/** The first is the default. */
export const reportYears = [2020, 2019, 2018] as const

const colors = ['primary', 'success', 'warning', 'danger', 'info', 'secondary'] as const

const amount = z.int().check(z.gte(0))
const percent = z.number().check(z.gte(0), z.lte(100))

const seriesSchema = z.object({ name: z.string(), data: z.array(amount) })

const change = z.number().check(z.describe('Percent change from the comparison range. Omitted without one.'))

const times = z.array(dateTextSchema).check(z.describe('The first day of each span in the series.'))

const withPeriods = { last_days: z.array(z.enum(periods)) }

export const supportTrackerSchema = z.object({
  title: z.string(),
  ...withPeriods,
  totalTicket: amount,
  newTicket: amount,
  openTicket: amount,
  responseTime: z.number().check(z.describe('Average hours until the first reply.')),
  changes: z.optional(z.object({ totalTicket: change, newTicket: change, openTicket: change, responseTime: change })),
})

export const avgSessionsSchema = z.object({
  ...withPeriods,
  sessions: amount.check(z.describe('Average of a day.')),
  growth: z.optional(z.number().check(z.describe('Percent change from the previous period.'))),
  changes: z.optional(z.object({ users: change, retention: change, duration: change })),
  goal: amount.check(z.describe('Session goal.')),
  users: amount,
  retention: percent,
  duration: amount.check(z.describe('Session duration in seconds.')),
  series: z.array(seriesSchema).check(z.describe('Average of a day, by span.')),
  times,
})

export const revenueReportSchema = z.object({
  years: z.array(z.literal([...reportYears])),
  price: amount.check(z.describe("The year's earnings, or those of the range, in US dollars.")),
  budget: amount.check(z.describe("The year's budget, or that of the range, in US dollars.")),
  series: z.array(seriesSchema).check(z.describe('Earnings, expenses and budget, by month or by span.')),
  times,
  changes: z.optional(z.object({ price: change, budget: change })),
})

export const goalOverviewSchema = z.object({
  completed: amount,
  inProgress: amount,
  changes: z.optional(z.object({ completed: change })),
})

export const revenueSchema = z.object({
  thisMonth: amount.check(z.describe('In US dollars. This month up to today, or the date range.')),
  lastMonth: amount.check(
    z.describe('In US dollars. The same days of last month, or the comparison range; 0 without one.'),
  ),
  days: z.array(z.int()).check(z.describe('First day of the month of each span in the series.')),
  times,
  series: z.array(seriesSchema),
})

export const productOrdersSchema = z.object({
  ...withPeriods,
  chart_info: z.object({ finished: amount, pending: amount, rejected: amount }),
  changes: z.optional(z.object({ finished: change, pending: change, rejected: change })),
})

export const sessionsDeviceSchema = z.object({
  ...withPeriods,
  chart_info: z.array(
    z.object({
      icon: z.enum(['monitor', 'tablet', 'smartphone']),
      name: z.string(),
      iconColor: z.enum(colors),
      usage: percent,
      upDown: z.optional(change),
    }),
  ),
})

export const customersSchema = z.object({
  ...withPeriods,
  listData: z.array(
    z.object({
      icon: z.enum(['user-plus', 'repeat', 'share']),
      iconColor: z.enum(colors),
      text: z.string(),
      result: amount,
      change: z.optional(change),
    }),
  ),
})

export const companyKinds = ['technology', 'trade', 'craft', 'energy', 'food', 'logistics'] as const

export const companySchema = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  kind: z.enum(companyKinds),
  views: amount.check(z.describe('In the last 28 days, or in the date range.')),
  revenue: amount.check(z.describe('In US dollars.')),
  sales: percent.check(z.describe('Share of the shop’s revenue.')),
  change: z.optional(
    z
      .number()
      .check(
        z.describe('Change in the share, in percentage points, from the previous period or the comparison range.'),
      ),
  ),
})

export const orderStates = ['pending', 'packed', 'shipped', 'delivered', 'rejected'] as const

export const recentOrderSchema = z.object({
  id: z.int(),
  number: z.string(),
  placedOn: daySchema,
  customer: z.string(),
  company: z.string(),
  total: amount.check(z.describe('In US dollars.')),
  state: z.enum(orderStates),
})

export type Period = (typeof periods)[number]
export type ReportYear = (typeof reportYears)[number]
export type SupportTracker = z.infer<typeof supportTrackerSchema>
export type AvgSessions = z.infer<typeof avgSessionsSchema>
export type RevenueReport = z.infer<typeof revenueReportSchema>
export type GoalOverview = z.infer<typeof goalOverviewSchema>
export type Revenue = z.infer<typeof revenueSchema>
export type ProductOrders = z.infer<typeof productOrdersSchema>
export type SessionsDevice = z.infer<typeof sessionsDeviceSchema>
export type Customers = z.infer<typeof customersSchema>
export type Company = z.infer<typeof companySchema>
export type RecentOrder = z.infer<typeof recentOrderSchema>
