import { digitsOf } from '../../digits'

/** Removes direction marks, and the narrow space that `Intl` writes but users do not type. */
const plain = (text: string) => text.replace(/[\u200e\u200f\u061c]/g, '').replace(/\u202f/g, ' ')

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** Formats an ISO time, such as `14:30`, with 12 or 24 hours, as in a language (BCP 47 tag), such as `2:30 PM`. */
export function writeTime(time: string, language: string): string {
  const format = new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone: 'UTC', numberingSystem: 'latn' })
  return plain(format.format(new Date(`1970-01-01T${time}Z`)))
}

/** Parses a typed time, such as `9`, `930`, `9.30 am`, `14:30` or `14h30`. Returns an ISO time, or null if invalid. */
export function readTime(text: string): string | null {
  const groups = text
    .split(/[^\p{Nd}]+/u)
    .map(digitsOf)
    .filter(Boolean)
  const [first = ''] = groups
  const cut = groups.length === 1 && first.length > 2 ? [first.slice(0, -2), first.slice(-2)] : groups
  const [hourText = '', minuteText = '00', ...rest] = cut
  if (hourText === '' || hourText.length > 2 || minuteText.length !== 2 || rest.length > 0) return null

  const half =
    /[\p{L}]/u.exec(
      plain(text)
        .toLowerCase()
        .replace(/^[^\p{L}]*(h|uhr)/u, ''),
    )?.[0] ?? ''
  const isMorning = half === 'a' || half === 'ص'
  const isAfternoon = half === 'p' || half === 'م'
  if (half !== '' && !isMorning && !isAfternoon) return null
  const [hour, minute] = [Number(hourText), Number(minuteText)]
  const isTwelve = isMorning || isAfternoon
  if (minute > 59 || hour > (isTwelve ? 12 : 23) || (isTwelve && hour === 0)) return null
  return `${twoDigits(isTwelve ? (hour % 12) + (isAfternoon ? 12 : 0) : hour)}:${twoDigits(minute)}`
}

/** Returns the ISO times of a day every `step` minutes, from `min` to `max` (inclusive). */
export function timesOfDay(step: number, min = '00:00', max = '23:59'): string[] {
  return Array.from({ length: Math.ceil(1440 / step) }, (_, index) => index * step)
    .map((minutes) => `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`)
    .filter((time) => time >= min && time <= max)
}
