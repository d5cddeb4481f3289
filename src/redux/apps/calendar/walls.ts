import { knownTimeZone, momentOf, wallOf } from '@core/zonedTime'

/** Wall time in milliseconds, as if it were in UTC. */
export type Wall = number

/** Moments are milliseconds since 1970. */
export interface Zone {
  readonly momentOf: (wall: Wall) => number
  readonly wallOf: (moment: number) => Wall
}

const utc: Zone = { momentOf: (wall) => wall, wallOf: (moment) => moment }

/** @param given IANA name; undefined and unknown names are the zone of the page */
export function createZone(given?: string): Zone {
  if (given === 'UTC') return utc
  const name = knownTimeZone(given)
  return {
    momentOf: (wall) => momentOf(wallOf(new Date(wall), 'UTC'), name).getTime(),
    wallOf: (moment) => momentOf(wallOf(new Date(moment), name), 'UTC').getTime(),
  }
}
