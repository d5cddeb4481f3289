import { validationMessage } from './validation/validationMessage'
import { z } from './schema'

const time = z.iso.datetime({ offset: true, local: true })

function messageFor({ input }: { input?: unknown }): string | undefined {
  return input === undefined || input === null || input === '' ? undefined : validationMessage('date')
}

/** An existing day (`2026-11-17`), the same in every time zone. Required in a form. */
export const daySchema = z.iso.date({ error: messageFor })

/** A day, or `''` for none. */
export const optionalDaySchema = z.union([daySchema, z.literal('')], { error: messageFor })

/** ISO 8601 day (`2026-11-17`), or time with or without an offset (`2026-11-17T09:30:00.000Z`); `dateOf` parses it. */
export const dateTextSchema = z.union([daySchema, time], { error: messageFor })

/** Optional date; an empty field becomes null. */
export const optionalDateTextSchema = z.pipe(
  z
    .union([daySchema, time, z.literal(''), z.null()], { error: messageFor })
    .check(z.overwrite((text) => (text === '' ? null : text))),
  z.nullable(dateTextSchema),
)

/** Whether a text is an existing day: `2026-11-17`, but not `2026-02-30`. */
export function isDay(text: string): boolean {
  return daySchema.safeParse(text).success
}

/** Time of day, such as `14:30`. May be empty; forms decide whether it is required. */
export const clockTextSchema = z.union([z.iso.time({ precision: -1 }), z.literal('')], {
  error: validationMessage('time'),
})
