import { CardRangeContext } from '@core/components/data-card/cardContexts'
import { use, useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { PeriodQuery } from '@/redux/cards/analytics/contract'

/** By the value in the URL. Stable objects, so that a card sends one request. */
const queries = {
  '28-days': { last_days: 'Last 28 Days' },
  month: { last_days: 'Last Month' },
  year: { last_days: 'Last Year' },
} as const satisfies Record<string, PeriodQuery>

export type PeriodKey = keyof typeof queries
/** `range`: the range of `CardRangeContext`. */
export type CardPeriodKey = PeriodKey | 'range'

/** Stable query of cards without a period. */
export const asAlways: PeriodQuery = {}

/** Menu order. The first is the default. */
export const periodKeys = ['28-days', 'month', 'year'] as const satisfies readonly PeriodKey[]

function keyOf(value: string | null): PeriodKey | undefined {
  return periodKeys.find((key) => key === value)
}

const periodCards = ['tracker', 'sessions', 'orders', 'devices', 'customers'] as const
type PeriodCard = (typeof periodCards)[number]

export const ownPeriods = [...periodCards, 'year'] as const

/** Period of all cards: `?period=month`. Choosing it resets the periods of single cards. */
export function usePagePeriod() {
  const [search, setSearch] = useSearchParams()
  const period = keyOf(search.get('period')) ?? periodKeys[0]
  const choose = useCallback(
    (key: PeriodKey) => {
      setSearch(
        (before) => {
          const next = new URLSearchParams(before)
          for (const card of periodCards) next.delete(card)
          if (key === periodKeys[0]) next.delete('period')
          else next.set('period', key)
          return next
        },
        { preventScrollReset: true },
      )
    },
    [setSearch],
  )
  return { period, choose }
}

/** Period of a card: its own, for example `?customers=year`, else the page's period or range. */
export function useCardPeriod(card: PeriodCard) {
  const { t } = useTranslation('analytics')
  const [search, setSearch] = useSearchParams()
  const range = use(CardRangeContext)
  const ofPage: CardPeriodKey = range ? 'range' : (keyOf(search.get('period')) ?? periodKeys[0])
  const period: CardPeriodKey = keyOf(search.get(card)) ?? ofPage
  const choose = useCallback(
    (key: CardPeriodKey) => {
      setSearch(
        (before) => {
          const next = new URLSearchParams(before)
          if (key === ofPage) next.delete(card)
          else next.set(card, key)
          return next
        },
        { preventScrollReset: true },
      )
    },
    [setSearch, card, ofPage],
  )
  const isOfRange = period === 'range' && range
  return {
    period,
    choose,
    /** For pictures of the card's chart. */
    periodText: isOfRange ? range.days : t(`period.${period === 'range' ? periodKeys[0] : period}`),
    query: isOfRange ? range.query : queries[period === 'range' ? periodKeys[0] : period],
    /** Text below a figure that names the comparison. Undefined for the previous period. */
    compared: isOfRange ? range.compared : undefined,
  }
}
