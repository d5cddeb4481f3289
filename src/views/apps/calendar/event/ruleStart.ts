import { addDays, daysBetween } from '@core/days'
import { clockOf, dateOf, dayTextOf, knownTimeZone, wallOf } from '@core/zonedTime'
import type { Occurrence } from '@/redux/apps/calendar/schema'
import type { RepeatValues, RuleStart } from './repetition'
import { valuesOf } from './repetition'

type Stored = Pick<Occurrence, 'start' | 'allDay' | 'recurrence' | 'at'>

/** A moved occurrence still belongs to its day by the rule. */
export function ruleStartOf({ start, at, allDay }: Stored): RuleStart {
  const moment = dateOf(at ?? start)
  const isDay = at === undefined ? allDay : at.length === 10
  return { day: dayTextOf(moment), clock: isDay ? null : clockOf(moment) }
}

/** The start by the rule that a form's start implies. @param event its occurrence; undefined for a new event */
export function movedRuleStart(
  { startDay, startClock, allDay }: { startDay: string; startClock: string; allDay: boolean },
  event: Stored | undefined,
): RuleStart {
  const clock = allDay ? null : startClock
  if (event?.at === undefined) return { day: startDay, clock }
  return { day: addDays(ruleStartOf(event).day, daysBetween(dayTextOf(dateOf(event.start)), startDay)), clock }
}

/** The form shows days of its own time zone, but a rule counts them in the event's. */
function hasOtherDays(event: Stored): boolean {
  const zone = knownTimeZone(event.recurrence?.timeZone)
  const moment = dateOf(event.at ?? event.start)
  return (
    ruleStartOf(event).clock !== null &&
    zone !== undefined &&
    wallOf(moment, zone).toString().slice(0, 10) !== dayTextOf(moment)
  )
}

export function repeatValuesOf(event: Stored): RepeatValues {
  if (!event.recurrence) return valuesOf(null, ruleStartOf(event))
  const { rule } = event.recurrence
  return valuesOf(hasOtherDays(event) ? undefined : rule, ruleStartOf(event))
}
