import type { EventApi } from '@fullcalendar/react'
import type { Kind } from '@/redux/apps/calendar/schema'
import { kinds } from '@/redux/apps/calendar/schema'

/** The kind of an event of the grid, which knows our fields as unknown ones. */
export function kindOf({ extendedProps }: EventApi): Kind {
  const named: unknown = extendedProps.calendar
  return kinds.find((kind) => kind === named) ?? 'ETC'
}
