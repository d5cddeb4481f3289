import type { ChartSpec } from '@core/components/chart/chartSpec'
import { CardRangeContext, type CardRange } from '@core/components/data-card/cardContexts'
import { dateOf, timeZone, wallOf } from '@core/zonedTime'
import type { TFunction } from 'i18next'
import { use, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { StatisticsName } from '@/redux/cards/statistics/contract'
import type { StatisticsCard } from '@/redux/cards/statistics/schema'
import type { Formatters } from '@/utility/format/formatters'
import { localeOf } from '@/utility/format/formatters'
import { spanLabels } from '@/utility/format/spanLabels'
import { useFormat } from '@/utility/hooks/useFormat'

const amounts: readonly StatisticsName[] = ['profitLineChart', 'revenue', 'sales', 'target']

/** Height below the figure, in pixels: of the chart, or about that of the list. */
export const detailHeights: Readonly<Record<StatisticsName, number>> = {
  ordersBarChart: 176,
  profitLineChart: 176,
  subscribers: 104,
  revenue: 140,
  sales: 176,
  orders: 104,
  siteTraffic: 136,
  activeUsers: 96,
  newsletter: 72,
  channels: 184,
  fulfilment: 200,
  target: 200,
}

export function formatOf(name: StatisticsName, format: Formatters): (value: number) => string {
  return amounts.includes(name) ? format.dollars : format.number
}

/** Undefined without a comparison. */
export function changeOf({ change }: StatisticsCard, format: Formatters) {
  return change === undefined ? undefined : { text: format.change(change / 100), isUp: change >= 0 }
}

interface SubWords extends Pick<Words, 't' | 'language' | 'range'> {
  readonly write: (value: number) => string
  readonly now: Date
}

/** Line below the figure: the goal, else the comparison. Without a range on the page, it begins with the card's own. */
export function subOf({ goal, times }: StatisticsCard, words: SubWords): string | undefined {
  const { t, language, range, write, now } = words
  if (range) return goal ? t('goal', { goal: write(goal) }) : (range.compared ?? undefined)
  const compared = goal ? t('goal', { goal: write(goal) }) : t('compared')
  const [first] = times
  if (first === undefined) return compared
  // `times` are the first days of spans; the last one ends today.
  const style = { day: 'numeric', month: 'short', timeZone: timeZone() } as const
  return `${new Intl.DateTimeFormat(localeOf(language), style).formatRange(dateOf(first), now)} · ${compared}`
}

/** The title "Quarterly sales" does not fit other ranges. */
export function useCardTitle(name: StatisticsName): string {
  const { t } = useTranslation('statistics')
  return use(CardRangeContext) && name === 'sales' ? t('salesInRange') : t(`card.${name}`)
}

/** `chart` also shows the parts of a figure; `tile` is a figure with a sparkline. */
export type StatisticsShape = 'usual' | 'chart' | 'tile'

interface Words {
  readonly shape: StatisticsShape
  readonly t: TFunction<'statistics'>
  readonly format: Formatters
  readonly language: string
  readonly title: string
  readonly range: CardRange | null
}

function specOf(name: StatisticsName, card: StatisticsCard, words: Words): ChartSpec | null {
  const { t, format, language, shape, range } = words
  const title = words.title
  const share = {
    name: title,
    head: t('head.stage'),
    valueHead: t('ofGoal'),
    format: (percent: number) => format.percent(percent / 100),
  }
  const { goal = 1, parts = [], times, series } = card
  const course = {
    name: title,
    head: t('day'),
    // Two lines are distinguishable; twice as many bars are not.
    series: series.slice(0, name === 'revenue' ? 2 : 1).map(({ data }, place) => ({
      name: place > 0 ? (range?.before ?? t('before')) : title,
      data,
      isPast: place > 0,
    })),
    format: formatOf(name, format),
    shortFormat: format.compact,
  }
  const weekdays = times.map((time) => format.weekday(wallOf(dateOf(time)).dayOfWeek - 1))
  const days = spanLabels(times, format, language)
  if (shape === 'tile') return { ...course, kind: 'sparkline', labels: days }
  switch (name) {
    case 'ordersBarChart':
      return { ...course, kind: 'column', labels: range ? days : weekdays, accent: times.length - 1 }
    case 'profitLineChart':
      return { ...course, kind: 'area', labels: range ? days : weekdays }
    case 'revenue':
      return { ...course, kind: 'line', labels: days }
    case 'subscribers':
      return { ...course, kind: 'sparkline', labels: days }
    case 'target':
      return { ...share, kind: 'gauge', parts: [{ name: title, value: (card.figure / goal) * 100 }] }
    case 'fulfilment':
      return {
        ...share,
        kind: 'radial',
        parts: parts.map((part) => ({ name: t(`part.${part.name}`), value: (part.value / goal) * 100 })),
        middle: format.percent(card.figure / goal),
        middleHead: t('part.delivered'),
      }
    case 'sales': {
      const labels = parts.map((part) => t(`part.${part.name}`))
      const values = [{ name: title, data: parts.map(({ value }) => value) }]
      return shape === 'chart' ? { ...course, kind: 'bar', labels, series: values } : null
    }
    default:
      return null
  }
}

/** Null while loading, and for cards without a chart. */
export function useStatisticsSpec(
  name: StatisticsName,
  data: StatisticsCard | null,
  shape: StatisticsShape = 'usual',
): ChartSpec | null {
  const { t, i18n } = useTranslation('statistics')
  const format = useFormat()
  const range = use(CardRangeContext)
  const title = useCardTitle(name)
  return useMemo(
    () => data && specOf(name, data, { t, format, language: i18n.language, shape, range, title }),
    [data, name, t, format, i18n.language, shape, range, title],
  )
}
