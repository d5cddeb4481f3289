import { timeOn } from './env'

/** A moment of the sample data, told from now: minutes ago, or whole days ago and the time of day. */
export type Moment = number | readonly [daysAgo: number, timeOfDay: string]

/**
 * Says when that was. With a day or more it has gone by whatever the hour is now.
 * @param moment the time of day as `HH:MM`, in the local time of the page
 * @returns ISO 8601
 */
export function toTime(moment: Moment, now: Date): string {
  if (typeof moment === 'number') return new Date(now.getTime() - moment * 60_000).toISOString()
  const [daysAgo, timeOfDay] = moment
  return timeOn(now, -daysAgo, timeOfDay)
}
