import { knownTimeZone, timeZone } from '@core/zonedTime'
import type { Zone } from '@/redux/apps/calendar/walls'
import { createZone } from '@/redux/apps/calendar/walls'

export interface IcsZone extends Zone {
  /** IANA name; null for a zone that only the file defines. */
  readonly name: string | null
}

export const utc: IcsZone = { ...createZone('UTC'), name: 'UTC' }

/** Zone of times without one: the page's. */
export const pageZone: IcsZone = {
  ...createZone(),
  get name() {
    return timeZone() ?? Intl.DateTimeFormat().resolvedOptions().timeZone
  },
}

/** Windows zone names, as written by Outlook, for the most populated zones (CLDR, `windowsZones`). */
const windowsZones = new Map([
  ['AUS Eastern Standard Time', 'Australia/Sydney'],
  ['Arab Standard Time', 'Asia/Riyadh'],
  ['Arabian Standard Time', 'Asia/Dubai'],
  ['Argentina Standard Time', 'America/Buenos_Aires'],
  ['Central Europe Standard Time', 'Europe/Budapest'],
  ['Central European Standard Time', 'Europe/Warsaw'],
  ['Central Standard Time', 'America/Chicago'],
  ['China Standard Time', 'Asia/Shanghai'],
  ['E. Africa Standard Time', 'Africa/Nairobi'],
  ['E. South America Standard Time', 'America/Sao_Paulo'],
  ['Eastern Standard Time', 'America/New_York'],
  ['Egypt Standard Time', 'Africa/Cairo'],
  ['FLE Standard Time', 'Europe/Kiev'],
  ['GMT Standard Time', 'Europe/London'],
  ['GTB Standard Time', 'Europe/Bucharest'],
  ['Greenwich Standard Time', 'Africa/Accra'],
  ['India Standard Time', 'Asia/Calcutta'],
  ['Israel Standard Time', 'Asia/Jerusalem'],
  ['Korea Standard Time', 'Asia/Seoul'],
  ['Mountain Standard Time', 'America/Denver'],
  ['New Zealand Standard Time', 'Pacific/Auckland'],
  ['Pacific Standard Time', 'America/Los_Angeles'],
  ['Romance Standard Time', 'Europe/Paris'],
  ['Russian Standard Time', 'Europe/Moscow'],
  ['SE Asia Standard Time', 'Asia/Bangkok'],
  ['Singapore Standard Time', 'Asia/Singapore'],
  ['South Africa Standard Time', 'Africa/Johannesburg'],
  ['Tokyo Standard Time', 'Asia/Tokyo'],
  ['Turkey Standard Time', 'Europe/Istanbul'],
  ['W. Central Africa Standard Time', 'Africa/Lagos'],
  ['W. Europe Standard Time', 'Europe/Berlin'],
])

const known = new Map<string, string | null>()

/** IANA name of a file's time zone; null if unknown. Some programs prefix a path. */
export function zoneNamed(name: string): string | null {
  const id = windowsZones.get(name) ?? /(?:^|\/)([A-Za-z_]+\/[\w+-]+(?:\/[\w+-]+)?)$/.exec(name)?.[1] ?? name
  const zone = known.get(id) ?? knownTimeZone(id) ?? null
  known.set(id, zone)
  return zone
}

/** Returns a time zone by its name in the file; null if unknown. */
export type ZoneNamed = (name: string) => IcsZone | null

/** Time zones that need no definition in the file. */
export const knownZone: ZoneNamed = (text) => {
  const name = zoneNamed(text)
  return name === null ? null : { ...createZone(name), name }
}
