import { dayTextOf, timeZone } from '@core/zonedTime'
import { search } from '@core/search'
import type { CalendarEvent, Occurrence } from '@/redux/apps/calendar/schema'
import type { Rules } from '../hooks/useRules'
import { spanOf, timeTextIn } from '../shared/times'

/** Maximum number of results in each half. */
const mostFound = 50

const year = 366 * 86_400_000

interface FoundEvents {
  /** Not over yet, next first. */
  ahead: Occurrence[]
  /** Over, latest first. */
  over: Occurrence[]
  count: number
}

interface Settings {
  /** Null while their code is loading; recurring events are then omitted. */
  rules: Rules | null
  now: Date
  language: string
  /** Label of an event's kind. */
  kindOf: (event: CalendarEvent) => string
}

function createTextsOf({ language, kindOf }: Settings) {
  const timeText = timeTextIn(language)
  const long = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: timeZone() })
  return (event: Occurrence): string[] => {
    const { location = '', guests = [], description = '' } = event.extendedProps
    const { start } = spanOf(event)
    const when = [timeText(event), long.format(start), dayTextOf(start)]
    return [event.title, location, description, kindOf(event), ...guests.map(({ fullName }) => fullName), ...when]
  }
}

/**
 * Searches title, location, guests, description, kind and day. A recurring event is listed twice at most: next and latest
 * occurrence that match, within a year.
 */
export function findEvents(events: readonly CalendarEvent[], q: string, settings: Settings): FoundEvents {
  if (q.trim() === '') return { ahead: [], over: [], count: 0 }
  const { rules, now } = settings
  const textsOf = createTextsOf(settings)
  const isOver = (event: Occurrence) => spanOf(event).end <= now

  function nearest(event: CalendarEvent): Occurrence[] {
    if (!event.recurrence) return [event]
    const [from, to] = [new Date(now.getTime() - year), new Date(now.getTime() + year)]
    const found = search(rules?.occurrencesOf(event, from, to) ?? [], q, textsOf)
    const [next, latest] = [found.find((one) => !isOver(one)), found.findLast(isOver)]
    return [next, latest].filter((one) => one !== undefined)
  }

  const placed = search(events, q, (event) => [
    ...textsOf(event),
    ...(event.recurrence?.overrides ?? []).flatMap((own) => textsOf({ ...event, ...own })),
  ])
    .flatMap(nearest)
    .sort((a, b) => spanOf(a).start.getTime() - spanOf(b).start.getTime())
  return {
    ahead: placed.filter((event) => !isOver(event)).slice(0, mostFound),
    over: placed.filter(isOver).reverse().slice(0, mostFound),
    count: placed.length,
  }
}
