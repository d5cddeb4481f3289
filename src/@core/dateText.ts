import { validationMessage } from './validation/validationMessage'
import { z } from './schema'

const day = z.iso.date()
const time = z.iso.datetime({ offset: true, local: true })

function messageFor({ input }: { input?: unknown }): string | undefined {
  return input === undefined || input === null || input === '' ? undefined : validationMessage('date')
}

/**
 * A date as ISO 8601 text: a day (`2026-11-17`), or a time with or without an offset (`2026-11-17T09:30:00.000Z`).
 * `dateOf` of `zonedTime.ts` reads it.
 */
export const dateTextSchema = z.union([day, time], { error: messageFor })

/** The same where there may be none, which is null. A form's empty field means that too. */
export const optionalDateTextSchema = z.pipe(
  z
    .union([day, time, z.literal(''), z.null()], { error: messageFor })
    .check(z.overwrite((text) => (text === '' ? null : text))),
  z.nullable(dateTextSchema),
)

/**
 * Tells a day from other text.
 *
 * @param text Any text.
 * @returns Whether it is a day of the calendar, such as `2026-11-17`: there is no `2026-02-30`.
 */
export function isDay(text: string): boolean {
  return day.safeParse(text).success
}

/** A time of day, such as `14:30`. `''` is for the form to allow or not. */
export const clockTextSchema = z.union([z.iso.time({ precision: -1 }), z.literal('')], {
  error: validationMessage('time'),
})
