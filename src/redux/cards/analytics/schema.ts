import { dateTextSchema } from '@core/dateText'
import { z } from '@core/schema'

/** The first is the one shown unless another is asked for. */
export const periods = ['Last 28 Days', 'Last Month', 'Last Year'] as const

/** The first is the one shown unless another is asked for. */
export const reportYears = [2020, 2019, 2018] as const

const colours = ['primary', 'success', 'warning', 'danger', 'info', 'secondary'] as const

const amount = z.int().check(z.gte(0))
const percent = z.number().check(z.gte(0), z.lte(100))

/** One line or one row of bars of a chart. */
const seriesSchema = z.object({ name: z.string(), data: z.array(amount) })

const change = z
  .number()
  .check(z.describe('Per cent against what the range is held against; left out where that is nothing.'))

const times = z
  .optional(z.array(dateTextSchema))
  .check(z.describe('Of a range: the days on which the spans of the series begin.'))

/** What a card with a menu of periods offers. */
const withPeriods = { last_days: z.array(z.enum(periods)) }

export const supportTrackerSchema = z.object({
  title: z.string(),
  ...withPeriods,
  totalTicket: amount,
  newTicket: amount,
  openTicket: amount,
  responseTime: z.number().check(z.describe('Hours until the first answer, on average.')),
  changes: z.optional(z.object({ totalTicket: change, newTicket: change, openTicket: change, responseTime: change })),
})

export const avgSessionsSchema = z.object({
  ...withPeriods,
  sessions: amount.check(z.describe('On average; the mean of the series.')),
  growth: z.optional(z.number().check(z.describe('Per cent against the period before.'))),
  changes: z.optional(z.object({ users: change, retention: change, duration: change })),
  goal: amount.check(z.describe('Sessions that are aimed at.')),
  users: amount,
  retention: percent,
  duration: amount.check(z.describe('Seconds that a session lasts.')),
  series: z.array(seriesSchema),
  times: z
    .array(dateTextSchema)
    .check(
      z.describe('The days on which the spans of the series end, the last one today; of a range, on which they begin.'),
    ),
})

export const revenueReportSchema = z.object({
  years: z.array(z.literal([...reportYears])),
  price: amount.check(z.describe("The year's earnings, or those of the range, in US dollars.")),
  budget: amount.check(z.describe("The year's budget, or that of the range, in US dollars.")),
  series: z
    .array(seriesSchema)
    .check(z.describe('Earnings, expenses and budget, from January to December or span by span.')),
  times,
  changes: z.optional(z.object({ price: change, budget: change })),
})

export const goalOverviewSchema = z.object({
  completed: amount,
  inProgress: amount,
  changes: z.optional(z.object({ completed: change })),
})

export const revenueSchema = z.object({
  thisMonth: amount.check(z.describe('In US dollars; of the range, where one is asked for.')),
  lastMonth: amount.check(z.describe('In US dollars; of what the range is held against, or 0 for nothing.')),
  days: z.array(z.int()).check(z.describe('The day of the month on which each span of the series begins.')),
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
      iconColor: z.enum(colours),
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
      iconColor: z.enum(colours),
      text: z.string(),
      result: amount,
      change: z.optional(change),
    }),
  ),
})

export const companyKinds = ['technology', 'trade', 'craft', 'energy', 'food', 'logistics'] as const

/** A row of the dashboard's company table. */
export const companySchema = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  kind: z.enum(companyKinds),
  views: amount.check(z.describe('In the last 24 hours, or in the range.')),
  revenue: amount.check(z.describe('In US dollars.')),
  sales: percent,
  change: z.optional(
    z.number().check(z.describe('Of the sales, in points against the day before, or what the range is held against.')),
  ),
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
