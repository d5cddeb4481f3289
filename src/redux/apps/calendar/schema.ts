import { validationMessage } from '@core/validation/validationMessage'
import { dateTextSchema, optionalDateTextSchema } from '@core/dateText'
import { idSchema, pictureSchema, z } from '@core/schema'

export const kinds = ['Personal', 'Business', 'Family', 'Holiday', 'ETC'] as const

const webAddress = z.url({ protocol: /^https?$/ })

const urlSchema = z.string().check(
  z.trim(),
  z.maxLength(2000),
  z.refine((url) => url === '' || webAddress.safeParse(url).success, validationMessage('url')),
)

export const guestSchema = z.object({
  fullName: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
  avatar: z._default(pictureSchema, ''),
})

const extendedPropsSchema = z.object({
  calendar: z.enum(kinds),
  location: z.optional(z.string().check(z.trim(), z.maxLength(200))),
  guests: z.optional(z.array(guestSchema).check(z.maxLength(100))),
  description: z.optional(z.string().check(z.trim(), z.maxLength(10_000))),
})

/**
 * Start and end are days where it lasts all day, else times. The end is the first moment, or day, after it (as in RFC 5545); null
 * where it has none.
 */
export const eventSchema = z.object({
  id: z.number(),
  url: urlSchema,
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  start: dateTextSchema,
  end: optionalDateTextSchema,
  allDay: z.boolean(),
  extendedProps: extendedPropsSchema,
})

/** One that waits for a day: it has no times yet. */
export const unscheduledEventSchema = z.extend(eventSchema, { start: z.null(), end: z.null() })

const anyPropsSchema = z.partial(extendedPropsSchema)

export const newEventSchema = z.extend(z.partial(z.omit(eventSchema, { id: true })), {
  title: eventSchema.shape.title,
  start: eventSchema.shape.start,
  extendedProps: z.optional(anyPropsSchema),
})

/** Like a new event, without its times. */
export const newUnscheduledEventSchema = z.omit(newEventSchema, { start: true, end: true, allDay: true })

export const eventChangeSchema = z.extend(z.partial(eventSchema), {
  id: idSchema,
  extendedProps: z.optional(anyPropsSchema),
})

/** As many as a file of events brings at once. */
export const newEventsSchema = z.object({ events: z.array(newEventSchema).check(z.minLength(1), z.maxLength(2000)) })

export const eventIdSchema = z.object({ id: idSchema })

export type CalendarEvent = z.infer<typeof eventSchema>
export type UnscheduledEvent = z.infer<typeof unscheduledEventSchema>
export type NewUnscheduledEvent = z.infer<typeof newUnscheduledEventSchema>
export type NewEvent = z.infer<typeof newEventSchema>
export type EventChange = z.infer<typeof eventChangeSchema>
export type Guest = z.infer<typeof guestSchema>
export type Kind = (typeof kinds)[number]
