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

export const frequencies = ['daily', 'weekly', 'monthly'] as const
/** Minutes before the start at which one is reminded. */
export const reminders = [0, 5, 10, 30, 60, 1440] as const
/** Whether a change is about an event that repeats and those after it, or about all of them. */
export const scopes = ['following', 'all'] as const
/** Of one that never ends, so many are made, and none later than two years after the first. */
export const mostRepetitions = 400

/** How an event comes again: on days of the week (1 for Monday to 7), and until a day or so many times in all. */
const repetitionSchema = z.object({
  frequency: z.enum(frequencies),
  /** Of a weekly one; the day of its start where there are none. */
  weekdays: z.optional(z.array(z.int().check(z.gte(1), z.lte(7)))),
  until: z.optional(z.iso.date()),
  count: z.optional(z.int().check(z.gte(1), z.lte(mostRepetitions))),
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
  /** Minutes before the start; null, or left out, for none. */
  reminder: z.optional(z.nullable(z.literal(reminders))),
  /** What it is one of, where it repeats. */
  series: z.optional(z.extend(repetitionSchema, { id: z.number() })),
})

/** One that waits for a day: it has no times yet. */
export const unscheduledEventSchema = z.extend(eventSchema, { start: z.null(), end: z.null() })

const anyPropsSchema = z.partial(extendedPropsSchema)

export const newEventSchema = z.extend(z.partial(z.omit(eventSchema, { id: true, series: true })), {
  title: eventSchema.shape.title,
  start: eventSchema.shape.start,
  extendedProps: z.optional(anyPropsSchema),
})

/** Like a new event, without its times. */
export const newUnscheduledEventSchema = z.omit(newEventSchema, { start: true, end: true, allDay: true })

export const eventChangeSchema = z.extend(z.partial(z.omit(eventSchema, { series: true })), {
  id: idSchema,
  extendedProps: z.optional(anyPropsSchema),
})

/** As many as a file of events brings at once. */
export const newEventsSchema = z.object({ events: z.array(newEventSchema).check(z.minLength(1), z.maxLength(2000)) })

export const newSeriesSchema = z.object({ event: newEventSchema, repetition: repetitionSchema })

/** An existing event, its new values, and how it repeats; null for a single event. */
export const repeatSchema = z.object({
  id: idSchema,
  event: newEventSchema,
  repetition: z.nullable(repetitionSchema),
})

export const seriesChangeSchema = z.object({ event: eventChangeSchema, scope: z.enum(scopes) })

export const seriesScopeSchema = z.object({ id: idSchema, scope: z.enum(scopes) })

export const eventIdsSchema = z.object({ ids: z.array(idSchema) })

export const eventChangesSchema = z.object({ events: z.array(eventChangeSchema) })

export type CalendarEvent = z.infer<typeof eventSchema>
export type UnscheduledEvent = z.infer<typeof unscheduledEventSchema>
export type NewUnscheduledEvent = z.infer<typeof newUnscheduledEventSchema>
export type NewEvent = z.infer<typeof newEventSchema>
export type EventChange = z.infer<typeof eventChangeSchema>
export type Repetition = z.infer<typeof repetitionSchema>
export type NewSeries = z.infer<typeof newSeriesSchema>
export type Repeat = z.infer<typeof repeatSchema>
export type SeriesChange = z.infer<typeof seriesChangeSchema>
export type SeriesScope = z.infer<typeof seriesScopeSchema>
export type Scope = (typeof scopes)[number]
export type Guest = z.infer<typeof guestSchema>
export type Kind = (typeof kinds)[number]
