import { dayFrom, wallOf } from '@core/zonedTime'

type LaterKey = 'today' | 'tomorrow' | 'weekend' | 'nextWeek'

/** Hours at which a working day, and its evening, begin. */
const [morning, evening] = [8, 18]

/**
 * When one may want to come back to something, the soonest first. What comes to the same as another is left out.
 */
export function laterTimes(now: Date): [LaterKey, Date][] {
  const { hour, dayOfWeek } = wallOf(now)
  const isWeekend = dayOfWeek > 5
  // In one to seven days: never today.
  const [saturday, monday] = [((12 - dayOfWeek) % 7) + 1, 8 - dayOfWeek]
  const times: [LaterKey, Date][] = []
  // Towards the evening it is some hours later, while the day lasts.
  if (hour < 20) times.push(['today', dayFrom(now, 0, hour < evening - 2 ? evening : hour + 3)])
  times.push(['tomorrow', dayFrom(now, 1, morning)])
  if (!isWeekend && saturday > 1) times.push(['weekend', dayFrom(now, saturday, morning)])
  if (monday > 1) times.push(['nextWeek', dayFrom(now, monday, morning)])
  return times
}
