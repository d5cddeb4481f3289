import { dayFrom, dayTextOf } from '@core/zonedTime'
import type {
  AvgSessions,
  Customers,
  GoalOverview,
  Period,
  ProductOrders,
  ReportYear,
  Revenue,
  RevenueReport,
  SessionsDevice,
  SupportTracker,
} from '@/redux/cards/analytics/schema'
import { periods, reportYears } from '@/redux/cards/analytics/schema'

type ByPeriod<Card> = Readonly<Record<Period, Card>>

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

const last_days = [...periods]

function supportTracker(
  totalTicket: number,
  newTicket: number,
  openTicket: number,
  responseTime: number,
): SupportTracker {
  return { title: 'Support Tracker', last_days, totalTicket, newTicket, openTicket, responseTime }
}

export const seedSupportTracker: ByPeriod<SupportTracker> = {
  'Last 28 Days': supportTracker(286, 31, 18, 3.5),
  'Last Month': supportTracker(312, 44, 12, 4),
  'Last Year': supportTracker(3541, 398, 61, 5.2),
}

interface SessionsRow extends Pick<AvgSessions, 'growth' | 'goal' | 'users' | 'retention' | 'duration'> {
  readonly data: number[]
  /** Days from one span to the next. */
  readonly every: number
}

const sessions: ByPeriod<SessionsRow> = {
  'Last 28 Days': {
    data: [1918, 2650, 2281, 3094, 3527, 2762, 2706],
    every: 4,
    growth: 5.2,
    goal: 100_000,
    users: 41_860,
    retention: 90,
    duration: 268,
  },
  'Last Month': {
    data: [1704, 2391, 2917, 2266, 3103, 2588, 2330],
    every: 4,
    growth: 2.8,
    goal: 100_000,
    users: 39_415,
    retention: 88,
    duration: 254,
  },
  'Last Year': {
    data: [1342, 1595, 1488, 1910, 1764, 2088, 2243, 2012, 2371, 2190, 2506, 2634],
    every: 30,
    growth: -1.4,
    goal: 1_100_000,
    users: 268_300,
    retention: 84,
    duration: 241,
  },
}

/** Spans of which the last ends today. */
export function seedAvgSessions(period: Period, now: Date): AvgSessions {
  const { data, every, ...figures } = sessions[period]
  return {
    last_days,
    sessions: Math.round(sum(data) / data.length),
    ...figures,
    series: [{ name: 'Sessions', data }],
    times: data.map((_, index) => dayTextOf(dayFrom(now, (index + 1 - data.length) * every))),
  }
}

function revenueReport(earning: number[], expense: number[], budget: number[]): RevenueReport {
  return {
    years: [...reportYears],
    price: sum(earning),
    budget: sum(budget),
    series: [
      { name: 'Earning', data: earning },
      { name: 'Expense', data: expense },
      { name: 'Budget', data: budget },
    ],
  }
}

/** Month by month, in US dollars. */
export const seedRevenueReport: Readonly<Record<ReportYear, RevenueReport>> = {
  2020: revenueReport(
    [1980, 2145, 1720, 1365, 1490, 1870, 2210, 2385, 2460, 2690, 2875, 2662],
    [1410, 1385, 1290, 1105, 1020, 1180, 1345, 1390, 1470, 1515, 1640, 1725],
    [1900, 1900, 1900, 1700, 1700, 1700, 2200, 2200, 2200, 2500, 2500, 2500],
  ),
  2019: revenueReport(
    [1540, 1612, 1705, 1830, 1798, 1902, 1955, 1874, 2012, 2130, 2248, 2391],
    [1180, 1205, 1190, 1260, 1315, 1288, 1342, 1301, 1365, 1410, 1478, 1520],
    [1600, 1600, 1600, 1850, 1850, 1850, 1900, 1900, 1900, 2100, 2100, 2100],
  ),
  2018: revenueReport(
    [860, 915, 1040, 1125, 1190, 1164, 1232, 1308, 1275, 1396, 1441, 1520],
    [980, 940, 955, 930, 968, 944, 1012, 1005, 1038, 1060, 1094, 1122],
    [1000, 1000, 1000, 1200, 1200, 1200, 1250, 1250, 1250, 1400, 1400, 1400],
  ),
}

/** Together the goal of 100 000. */
export const seedGoalOverview: GoalOverview = { completed: 78_640, inProgress: 21_360 }

const thisMonth = [8940, 10_215, 9780, 11_460, 12_305, 11_890, 12_740, 9259]
const lastMonth = [9310, 8865, 10_020, 9640, 10_875, 9930, 10_460, 8583]

/** In spans of four days, in US dollars. */
export const seedRevenue: Revenue = {
  thisMonth: sum(thisMonth),
  lastMonth: sum(lastMonth),
  days: [1, 5, 9, 13, 17, 21, 25, 29],
  series: [
    { name: 'This Month', data: thisMonth },
    { name: 'Last Month', data: lastMonth },
  ],
}

function productOrders(finished: number, pending: number, rejected: number): ProductOrders {
  return { last_days, chart_info: { finished, pending, rejected } }
}

export const seedProductOrders: ByPeriod<ProductOrders> = {
  'Last 28 Days': productOrders(2308, 416, 97),
  'Last Month': productOrders(2547, 38, 112),
  'Last Year': productOrders(27_914, 52, 1186),
}

type Share = readonly [usage: number, upDown: number]

function sessionsDevice([desktop, desktopChange]: Share, [tablet, tabletChange]: Share, [phone, phoneChange]: Share) {
  return {
    last_days,
    chart_info: [
      { icon: 'monitor', name: 'Desktop', iconColor: 'primary', usage: desktop, upDown: desktopChange },
      { icon: 'tablet', name: 'Tablet', iconColor: 'warning', usage: tablet, upDown: tabletChange },
      { icon: 'smartphone', name: 'Mobile', iconColor: 'danger', usage: phone, upDown: phoneChange },
    ],
  } satisfies SessionsDevice
}

/** Each three are all sessions. */
export const seedSessionsDevice: ByPeriod<SessionsDevice> = {
  'Last 28 Days': sessionsDevice([58.6, 2.1], [34.9, 7.8], [6.5, -5.3]),
  'Last Month': sessionsDevice([57.4, 1.3], [32.4, 4.6], [10.2, -2.9]),
  'Last Year': sessionsDevice([61.8, -3.7], [24.1, 6.2], [14.1, 1.9]),
}

function customers(added: number, returning: number, referred: number): Customers {
  return {
    last_days,
    listData: [
      { icon: 'user-plus', iconColor: 'primary', text: 'New', result: added },
      { icon: 'repeat', iconColor: 'warning', text: 'Returning', result: returning },
      { icon: 'share', iconColor: 'danger', text: 'Referrals', result: referred },
    ],
  }
}

export const seedCustomers: ByPeriod<Customers> = {
  'Last 28 Days': customers(894, 261, 73),
  'Last Month': customers(947, 284, 66),
  'Last Year': customers(10_386, 3742, 905),
}
