import { dayFrom, wallOf } from '@core/zonedTime'

type LaterKey = 'today' | 'tomorrow' | 'weekend' | 'nextWeek'

/** Hours at which a working day, and its evening, begin. */
const [morning, evening] = [8, 18]

/** Days until the next such day of the week, 0 for Sunday; never today. */
const daysUntil = (weekday: number, today: number) => ((weekday - today + 6) % 7) + 1

/**
 * When one may want to come back to something, the soonest first. What comes to the same as another is left out.
 */
export function laterTimes(now: Date): [LaterKey, Date][] {
  const wall = wallOf(now)
  const hour = wall.getUTCHours()
  const isWeekend = wall.getUTCDay() % 6 === 0
  const saturday = daysUntil(6, wall.getUTCDay())
  const monday = daysUntil(1, wall.getUTCDay())
  const times: [LaterKey, Date][] = []
  // Towards the evening it is some hours later, while the day lasts.
  if (hour < 20) times.push(['today', dayFrom(now, 0, hour < evening - 2 ? evening : hour + 3)])
  times.push(['tomorrow', dayFrom(now, 1, morning)])
  if (!isWeekend && saturday > 1) times.push(['weekend', dayFrom(now, saturday, morning)])
  if (monday > 1) times.push(['nextWeek', dayFrom(now, monday, morning)])
  return times
}
