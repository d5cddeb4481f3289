import { CardRangeContext } from '@core/components/data-card/cardContexts'
import { use, useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { PeriodQuery } from '@/redux/cards/analytics/contract'

/** Periods by the name that the address knows them by; each is one object, so that a card asks once for it. */
const queries = {
  '28-days': { last_days: 'Last 28 Days' },
  month: { last_days: 'Last Month' },
  year: { last_days: 'Last Year' },
} as const satisfies Record<string, PeriodQuery>

export type PeriodKey = keyof typeof queries
/** `range`: as the place of the card says. */
export type CardPeriodKey = PeriodKey | 'range'

/** Asks for the days that a card always shows. */
export const asAlways: PeriodQuery = {}

/** In the order of menus; the first is meant where the address names none. */
export const periodKeys = ['28-days', 'month', 'year'] as const satisfies readonly PeriodKey[]

function keyOf(value: string | null): PeriodKey | undefined {
  return periodKeys.find((key) => key === value)
}

/** Cards with a period of their own, as the address names it. */
const periodCards = ['tracker', 'sessions', 'orders', 'devices', 'customers'] as const
type PeriodCard = (typeof periodCards)[number]

/** What of the address single cards are set by. */
export const ownPeriods = [...periodCards, 'year'] as const

/** The period of all cards: `?period=month`. To choose one takes back what single cards have been set to. */
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

/** The period of one card: its own, such as `?customers=year`, or else the one of the page, which may be a range. */
export function useCardPeriod(card: PeriodCard) {
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
    query: isOfRange ? range.query : queries[period === 'range' ? periodKeys[0] : period],
    /** Says below a figure what its change is held against; undefined where that is the period before. */
    compared: isOfRange ? range.compared : undefined,
  }
}
