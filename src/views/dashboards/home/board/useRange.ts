import type { Comparison, DayRangeQuery } from '@core/api/dayRange'
import { comparisons } from '@core/api/dayRange'
import type { CardRange } from '@core/components/data-card/cardContexts'
import { isDay } from '@core/dateText'
import { addDays, daysBetween } from '@core/days'
import { dayTextOf } from '@core/zonedTime'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { localeOf } from '@/utility/format/formatters'
import { useNow } from '@/utility/hooks/useNow'
import { ownPeriods } from '@/views/cards/analytics/widgets'

const lengths = { '7-days': 7, '30-days': 30, '90-days': 90 } as const

export const presets = ['7-days', '30-days', '90-days', 'year'] as const
export type Preset = (typeof presets)[number]
const usual: Preset = '30-days'

function daysOf(preset: Preset, today: string): readonly [from: string, to: string] {
  if (preset === 'year') return [`${today.slice(0, 4)}-01-01`, today]
  return [addDays(today, 1 - lengths[preset]), today]
}

/** Custom range of the URL. Null if it is invalid or starts in the future. */
function ownDays(search: URLSearchParams, today: string): readonly [from: string, to: string] | null {
  const [from, to] = [search.get('from') ?? '', search.get('to') ?? '']
  if (!isDay(from) || !isDay(to) || from > to || from > today) return null
  return [from, to < today ? to : today]
}

/**
 * Range of all cards: `?range=7-days`, or `?from=2026-10-01&to=2026-10-31`, and `?compare=year`.
 * Choosing a range resets the periods of single cards.
 */
export function useRange() {
  const { t, i18n } = useTranslation('dashboards')
  const [search, setSearch] = useSearchParams()
  const today = dayTextOf(useNow())
  const own = ownDays(search, today)
  const preset = own ? null : (presets.find((name) => name === search.get('range')) ?? usual)
  const compare = comparisons.find((name) => name === search.get('compare')) ?? 'before'
  const [from, to] = own ?? daysOf(preset ?? usual, today)

  const query = useMemo<DayRangeQuery>(() => ({ from, to, compare }), [from, to, compare])
  const days = useMemo(
    () =>
      new Intl.DateTimeFormat(localeOf(i18n.language), { dateStyle: 'medium', timeZone: 'UTC' }).formatRange(
        new Date(from),
        new Date(to),
      ),
    [from, to, i18n.language],
  )
  const label = preset ? t(`range.${preset}`) : days
  const range = useMemo<CardRange>(
    () => ({
      query,
      label,
      days,
      compared: compare === 'none' ? null : t(`range.against.${compare}`, { count: daysBetween(from, to) + 1 }),
      before: t(compare === 'year' ? 'range.year-earlier' : 'range.days-before'),
    }),
    [query, label, days, compare, from, to, t],
  )

  function change(names: Readonly<Record<string, string | null>>) {
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        for (const [name, value] of Object.entries(names)) {
          if (value === null) next.delete(name)
          else next.set(name, value)
        }
        return next
      },
      { preventScrollReset: true },
    )
  }
  const backToAll = Object.fromEntries(ownPeriods.map((name) => [name, null]))

  return {
    range,
    preset,
    compare,
    days,
    today,
    choose: (name: Preset) => change({ ...backToAll, from: null, to: null, range: name === usual ? null : name }),
    chooseDays: (first: string, last: string) => change({ ...backToAll, range: null, from: first, to: last }),
    chooseComparison: (name: Comparison) => change({ compare: name === 'before' ? null : name }),
  }
}
