import { knownTimeZone, momentOf, timeZone } from '@core/zonedTime'
import { deviceZone } from '@core/zoneTexts'

/** Windows' names of zones, which Outlook writes, for those in which most people live (CLDR, `windowsZones`). */
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

/** The hours of one time zone. */
export interface Zone {
  /** Its name in the IANA Time Zone Database. */
  readonly id: string
  /**
   * A day and hour of the zone's clocks as a moment. An hour that the clocks leave out counts from before the change, and of one
   * that comes twice it is the first (RFC 5545, 3.3.5).
   * @param wall milliseconds, as if the clocks were those of Greenwich
   */
  momentOf(wall: number): number
}

const known = new Map<string, Zone | null>()

/** The zone of a name, or null for one that nobody knows. Some programs put a path before it. */
export function zoneNamed(name: string): Zone | null {
  const id = windowsZones.get(name) ?? /(?:^|\/)([A-Za-z_]+\/[\w+-]+(?:\/[\w+-]+)?)$/.exec(name)?.[1] ?? name
  const found = known.get(id)
  if (found !== undefined) return found
  const own = knownTimeZone(id)
  const zone = own === undefined ? null : { id, momentOf: (wall: number) => momentOf(new Date(wall), own).getTime() }
  known.set(id, zone)
  return zone
}

/** The clocks of whoever reads the file. */
export const ownZone: Zone = {
  get id() {
    return timeZone() ?? deviceZone()
  },
  momentOf: (wall) => momentOf(new Date(wall)).getTime(),
}

export const greenwich: Zone = { id: 'UTC', momentOf: (wall) => wall }
