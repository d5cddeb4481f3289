import { isDay } from '@core/dateText'
import { validationMessage } from '@core/validation/validationMessage'
import { z } from '@core/schema'
import type { Repetition } from '@/redux/apps/calendar/schema'
import { frequencies, mostRepetitions } from '@/redux/apps/calendar/schema'

export const repeats = ['none', ...frequencies] as const
export const endings = ['never', 'until', 'count'] as const

export const repeatFields = {
  repeat: z.enum(repeats),
  /** ISO weekday numbers as strings, as checkboxes return them. */
  weekdays: z.array(z.string()),
  ends: z.enum(endings),
  untilDay: z.string(),
  count: z.nullable(z.int().check(z.gte(1), z.lte(mostRepetitions))),
}

export type RepeatValues = { [Field in keyof typeof repeatFields]: z.infer<(typeof repeatFields)[Field]> }

interface Checked extends RepeatValues {
  startDay: string
}

const ends = ({ repeat, ends: how }: RepeatValues, wanted: RepeatValues['ends']) => repeat !== 'none' && how === wanted

export const repeatChecks = [
  z.refine<Checked>((values) => !ends(values, 'until') || isDay(values.untilDay), {
    path: ['untilDay'],
    error: validationMessage('date'),
    when: () => true,
  }),
  z.refine<Checked>(
    (values) =>
      !ends(values, 'until') ||
      !isDay(values.untilDay) ||
      !isDay(values.startDay) ||
      values.untilDay >= values.startDay,
    {
      path: ['untilDay'],
      error: validationMessage('dateOrder'),
      when: () => true,
    },
  ),
  z.refine<Checked>((values) => !ends(values, 'count') || values.count !== null, {
    path: ['count'],
    error: validationMessage('required'),
    when: () => true,
  }),
] as const

export function toRepeatValues(repetition: Repetition | undefined): RepeatValues {
  const { frequency = 'none', weekdays = [], until = '', count = null } = repetition ?? {}
  const how = until !== '' ? 'until' : count === null ? 'never' : 'count'
  return { repeat: frequency, weekdays: weekdays.map(String), ends: how, untilDay: until, count }
}

/** Null for an event that does not repeat. */
export function toRepetition(values: RepeatValues): Repetition | null {
  if (values.repeat === 'none') return null
  const weekdays = values.weekdays.map(Number).sort((a, b) => a - b)
  return {
    frequency: values.repeat,
    ...(values.repeat === 'weekly' && weekdays.length > 0 && { weekdays }),
    ...(values.ends === 'until' && { until: values.untilDay }),
    ...(values.ends === 'count' && values.count !== null && { count: values.count }),
  }
}

export function isSameRepetition(one: Repetition | null, other: Repetition | null): boolean {
  const valuesOf = (repetition: Repetition | null) =>
    JSON.stringify(toRepetition(toRepeatValues(repetition ?? undefined)))
  return valuesOf(one) === valuesOf(other)
}

/** Weekdays in the locale's order; `value` is the ISO number. */
export function weekdayChoices(language: string, firstDay: number): { value: string; label: string; title: string }[] {
  const short = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' })
  const long = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' })
  return Array.from({ length: 7 }, (_, index) => {
    const number = (firstDay + index) % 7 || 7
    // January 1, 2024 was a Monday.
    const day = new Date(`2024-01-0${number}`)
    return { value: String(number), label: short.format(day), title: long.format(day) }
  })
}
