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
/** Minutes before the start. */
export const reminders = [0, 5, 10, 30, 60, 1440] as const
export const scopes = ['following', 'all'] as const
/** Limit of events in a series. An endless series stops there, or two years after its first event. */
export const mostRepetitions = 400

/** Weekdays are ISO 8601: 1 (Monday) to 7. Ends on a day or after a count. */
const repetitionSchema = z.object({
  frequency: z.enum(frequencies),
  /** Weekly only. Default: weekday of the start. */
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

/** All-day events have days, others times. The end is exclusive (RFC 5545), or null. */
export const eventSchema = z.object({
  id: z.number(),
  url: urlSchema,
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  start: dateTextSchema,
  end: optionalDateTextSchema,
  allDay: z.boolean(),
  extendedProps: extendedPropsSchema,
  /** Null or omitted: none. */
  reminder: z.optional(z.nullable(z.literal(reminders))),
  series: z.optional(z.extend(repetitionSchema, { id: z.number() })),
})

export const unscheduledEventSchema = z.extend(eventSchema, { start: z.null(), end: z.null() })

const anyPropsSchema = z.partial(extendedPropsSchema)

export const newEventSchema = z.extend(z.partial(z.omit(eventSchema, { id: true, series: true })), {
  title: eventSchema.shape.title,
  start: eventSchema.shape.start,
  extendedProps: z.optional(anyPropsSchema),
})

export const newUnscheduledEventSchema = z.omit(newEventSchema, { start: true, end: true, allDay: true })

export const eventChangeSchema = z.extend(z.partial(z.omit(eventSchema, { series: true })), {
  id: idSchema,
  extendedProps: z.optional(anyPropsSchema),
})

/** Limit of an import. */
export const newEventsSchema = z.object({ events: z.array(newEventSchema).check(z.minLength(1), z.maxLength(2000)) })

export const newSeriesSchema = z.object({ event: newEventSchema, repetition: repetitionSchema })

/** Null `repetition`: a single event. */
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
