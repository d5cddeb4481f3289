import type { DayRange, Span } from '@fake-db/kit/dayRange'
import { dayText } from '@fake-db/kit/dayRange'
import type { Figures } from '@fake-db/shell/figures/figures'
import { changeOf, weekdayOf } from '@fake-db/shell/figures/figures'
import type { StatisticsName } from '@/redux/cards/statistics/contract'
import type { StatisticsCard } from '@/redux/cards/statistics/schema'
import type { Row } from './seed'
import { rows } from './seed'

/** What several cards show is counted once. */
const shared: Readonly<Partial<Record<StatisticsName, readonly [measure: string, perDay: number]>>> = {
  ordersBarChart: ['orders', 660],
  orders: ['orders', 660],
  revenue: ['revenue', 3480],
  target: ['revenue', 3480],
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

/** How far all parts got, such as orders that were packed, then shipped, then delivered: they are no sum. */
function areStages({ parts = [], data, stands }: Row): boolean {
  return !stands && parts.at(-1)?.value === sumOf(data)
}

/** Reads a card's figure, or one of its parts, over some days. */
function createReader(card: StatisticsName, row: Row, figures: Figures) {
  const days = row.data.length * row.every
  const whole = row.stands ? (row.data.at(-1) ?? 0) : sumOf(row.data)
  const [measure, perDay] = shared[card] ?? [card, row.stands ? whole : whole / days]

  function read(name: string, usual: number, span: Span): number {
    return row.stands ? Math.round(figures.stand(name, usual, span)) : figures.sum(name, usual, span)
  }
  function partsIn(span: Span) {
    const { parts = [] } = row
    if (areStages(row)) {
      const delivered = read(measure, perDay, span)
      return parts.map(({ name, value }) => ({ name, value: Math.round((delivered * value) / whole) }))
    }
    return parts.map(({ name, value }) => ({
      name,
      value: read(`${measure}/${name}`, row.stands ? value : value / days, span),
    }))
  }
  function figureIn(span: Span): number {
    if (!row.parts || areStages(row)) return read(measure, perDay, span)
    return sumOf(partsIn(span).map(({ value }) => value))
  }
  return { days, figureIn, partsIn }
}

/** What came on each day of the week, in the order in which the last seven days stand. */
function byWeekday({ whole }: DayRange, figureIn: (span: Span) => number) {
  const shown = Array.from({ length: 7 }, (_, place) => whole.last - 6 + place)
  const sums = new Map<number, number>()
  for (let day = whole.first; day <= whole.last; day += 1) {
    const weekday = weekdayOf(day)
    sums.set(weekday, (sums.get(weekday) ?? 0) + figureIn({ first: day, last: day }))
  }
  return { data: shown.map((day) => sums.get(weekdayOf(day)) ?? 0), times: shown.map(dayText) }
}

/** A card for the days that are asked for. */
export function cardInRange(card: StatisticsName, range: DayRange, figures: Figures): StatisticsCard {
  const row = rows[card]
  const { days, figureIn, partsIn } = createReader(card, row, figures)
  const { whole, before } = range
  const course = (spans: readonly Span[]) => spans.map(figureIn)
  const bars = { data: course(range.spans), times: range.spans.map(({ first }) => dayText(first)) }
  const { data, times } = card === 'ordersBarChart' && range.spans.length > 7 ? byWeekday(range, figureIn) : bars
  const figure = figureIn(whole)
  const partsBefore = before ? partsIn(before.whole) : []
  const length = whole.last - whole.first + 1
  const goal = row.goal && Math.max(1, Math.round(row.stands ? row.goal : goalOf(row, figure, row.goal, length / days)))
  return {
    series: [
      { name: row.name, data },
      ...(before?.spans.length === data.length ? [{ name: 'Before', data: course(before.spans) }] : []),
    ],
    times,
    figure,
    ...(before && { change: changeOf(figure, figureIn(before.whole)) }),
    ...(goal && { goal }),
    ...(row.parts && {
      parts: partsIn(whole)
        .map((part, place) => {
          const valueBefore = partsBefore[place]?.value
          return valueBefore === undefined ? part : { ...part, change: changeOf(part.value, valueBefore) }
        })
        .toSorted((a, b) => b.value - a.value),
    }),
  }
}

/** What is aimed at grows with the days; of orders that get ahead stage by stage, all are aimed at. */
function goalOf(row: Row, figure: number, goal: number, share: number): number {
  return areStages(row) ? (figure * goal) / sumOf(row.data) : goal * share
}
