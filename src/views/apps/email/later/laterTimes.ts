type LaterKey = 'today' | 'tomorrow' | 'weekend' | 'nextWeek'

/** Hours at which a working day, and its evening, begin. */
const [morning, evening] = [8, 18]

/** Days until the next such day of the week, 0 for Sunday; never today. */
const daysUntil = (weekday: number, now: Date) => ((weekday - now.getDay() + 6) % 7) + 1

function at(now: Date, days: number, hour: number): Date {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, hour)
}

/**
 * When one may want to come back to something, the soonest first. What comes to the same as another is left out.
 * @param now in whose calendar it is read
 */
export function laterTimes(now: Date): [LaterKey, Date][] {
  const hour = now.getHours()
  const isWeekend = now.getDay() % 6 === 0
  const saturday = daysUntil(6, now)
  const monday = daysUntil(1, now)
  const times: [LaterKey, Date][] = []
  // Towards the evening it is some hours later, while the day lasts.
  if (hour < 20) times.push(['today', at(now, 0, hour < evening - 2 ? evening : hour + 3)])
  times.push(['tomorrow', at(now, 1, morning)])
  if (!isWeekend && saturday > 1) times.push(['weekend', at(now, saturday, morning)])
  if (monday > 1) times.push(['nextWeek', at(now, monday, morning)])
  return times
}
