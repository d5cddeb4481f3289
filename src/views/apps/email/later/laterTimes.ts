import { dayFrom, wallOf } from '@core/zonedTime'

type LaterKey = 'today' | 'tomorrow' | 'weekend' | 'nextWeek'

const [morning, evening] = [8, 18]

/** Presets, earliest first. Omits duplicates. */
export function laterTimes(now: Date): [LaterKey, Date][] {
  const { hour, dayOfWeek } = wallOf(now)
  const isWeekend = dayOfWeek > 5
  // In 1 to 7 days: never today.
  const [saturday, monday] = [((12 - dayOfWeek) % 7) + 1, 8 - dayOfWeek]
  const times: [LaterKey, Date][] = []
  // From 16:00, three hours later; from 20:00, not offered.
  if (hour < 20) times.push(['today', dayFrom(now, 0, hour < evening - 2 ? evening : hour + 3)])
  times.push(['tomorrow', dayFrom(now, 1, morning)])
  if (!isWeekend && saturday > 1) times.push(['weekend', dayFrom(now, saturday, morning)])
  if (monday > 1) times.push(['nextWeek', dayFrom(now, monday, morning)])
  return times
}
