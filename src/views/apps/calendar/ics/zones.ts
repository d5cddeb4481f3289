import { knownTimeZone, momentOf, wallOf } from '@core/zonedTime'

/** Wall time in milliseconds, as if it were in UTC. */
export type Wall = number

/** Moments are milliseconds since 1970. */
export interface Zone {
  readonly momentOf: (wall: Wall) => number
  readonly wallOf: (moment: number) => Wall
}

const utc: Zone = { momentOf: (wall) => wall, wallOf: (moment) => moment }

/** @param name IANA name; undefined for the zone of the page */
export function createZone(name?: string): Zone {
  if (name === 'UTC') return utc
  return {
    momentOf: (wall) => momentOf(wallOf(new Date(wall), 'UTC'), name).getTime(),
    wallOf: (moment) => momentOf(wallOf(new Date(moment), name), 'UTC').getTime(),
  }
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
export type ZoneNamed = (name: string) => Zone | null

/** Time zones that need no definition in the file. */
export const knownZone: ZoneNamed = (name) => {
  const id = zoneNamed(name)
  return id === null ? null : createZone(id)
}
