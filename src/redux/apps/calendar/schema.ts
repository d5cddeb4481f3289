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

/** Minutes before the start. */
export const reminders = [0, 5, 10, 30, 60, 1440] as const

const extendedPropsSchema = z.object({
  calendar: z.enum(kinds),
  location: z.optional(z.string().check(z.trim(), z.maxLength(200))),
  guests: z.optional(z.array(guestSchema).check(z.maxLength(100))),
  description: z.optional(z.string().check(z.trim(), z.maxLength(10_000))),
})

/** All-day events have days, others times. The end is exclusive (RFC 5545), or null. */
const singleEventSchema = z.object({
  url: urlSchema,
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  start: dateTextSchema,
  end: optionalDateTextSchema,
  allDay: z.boolean(),
  extendedProps: extendedPropsSchema,
  /** Null or omitted: none. */
  reminder: z.optional(z.nullable(z.literal(reminders))),
})

const datesSchema = z.optional(z.array(dateTextSchema).check(z.maxLength(2000)))

/** How an event repeats (RFC 5545, 3.8.5). Its first occurrence is the event's start. Dates are written like the start. */
export const recurrenceSchema = z.object({
  /** `RRULE` without its name, such as `FREQ=WEEKLY;INTERVAL=2;BYDAY=MO`. Omitted: only on `rdates`. */
  rule: z.optional(z.string().check(z.maxLength(500), z.regex(/^FREQ=[A-Z]+(;[A-Z]+=[\dA-Z,+-]+)*$/))),
  /** Zone in which the occurrences keep their time of day, such as `Europe/Berlin`. All-day events have none. */
  timeZone: z.optional(z.string().check(z.maxLength(100))),
  rdates: datesSchema,
  exdates: datesSchema,
  /** Occurrences with other content; `at` is the start they replace (`RECURRENCE-ID`). */
  overrides: z.optional(z.array(z.extend(singleEventSchema, { at: dateTextSchema })).check(z.maxLength(2000))),
})

export const eventSchema = z.extend(singleEventSchema, {
  id: z.number(),
  /** Null or omitted: a single event. */
  recurrence: z.optional(z.nullable(recurrenceSchema)),
})

/** An event on one of its dates. `at` is its start by the rule, which names the occurrence; single events have none. */
export const occurrenceSchema = z.extend(eventSchema, { at: z.optional(dateTextSchema) })

export const unscheduledEventSchema = z.extend(z.omit(eventSchema, { recurrence: true }), {
  start: z.null(),
  end: z.null(),
})

const anyPropsSchema = z.partial(extendedPropsSchema)

export const newEventSchema = z.extend(z.partial(z.omit(eventSchema, { id: true })), {
  title: eventSchema.shape.title,
  start: eventSchema.shape.start,
  extendedProps: z.optional(anyPropsSchema),
})

export const newUnscheduledEventSchema = z.omit(newEventSchema, {
  start: true,
  end: true,
  allDay: true,
  recurrence: true,
})

export const eventChangeSchema = z.extend(z.partial(eventSchema), {
  id: idSchema,
  extendedProps: z.optional(anyPropsSchema),
})

/** Limit of an import. */
export const newEventsSchema = z.object({ events: z.array(newEventSchema).check(z.minLength(1), z.maxLength(2000)) })

/** Ends a recurring event before one of its occurrences, and adds the event that continues it. */
export const splitSchema = z.object({
  id: idSchema,
  recurrence: z.nullable(recurrenceSchema),
  event: newEventSchema,
})

export const eventIdsSchema = z.object({ ids: z.array(idSchema) })

export type CalendarEvent = z.infer<typeof eventSchema>
export type Occurrence = z.infer<typeof occurrenceSchema>
export type UnscheduledEvent = z.infer<typeof unscheduledEventSchema>
export type NewUnscheduledEvent = z.infer<typeof newUnscheduledEventSchema>
export type NewEvent = z.infer<typeof newEventSchema>
export type EventChange = z.infer<typeof eventChangeSchema>
export type Recurrence = z.infer<typeof recurrenceSchema>
export type Split = z.infer<typeof splitSchema>
export type Guest = z.infer<typeof guestSchema>
export type Kind = (typeof kinds)[number]
