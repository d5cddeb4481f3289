import { z } from '@core/schema'

const abilityRuleSchema = z.object({
  action: z.enum(['read', 'create', 'update', 'delete', 'manage']),
  subject: z.enum([
    'all',
    'Auth',
    'ACL',
    'Bookmark',
    'Calendar',
    'Chat',
    'Data',
    'Ecommerce',
    'Email',
    'Invoice',
    'Kanban',
    'Todo',
    'User',
  ]),
})

/** Whoever is signed in, without the password, which no answer holds. */
export const userDataSchema = z.object({
  id: z.number(),
  fullName: z.string(),
  username: z.string(),
  avatar: z.nullable(z.string()),
  email: z.string(),
  role: z.string(),
  ability: z.array(abilityRuleSchema),
  extras: z.optional(z.object({ eCommerceCartItemsCount: z.number() })),
})

/** What signing in and renewing answer. A real backend's answer is looked at before it is believed. */
export const sessionAnswerSchema = z.object({
  userData: userDataSchema,
  accessToken: z.string().check(z.minLength(1)),
  refreshToken: z.string().check(z.minLength(1)),
})

export const credentialsSchema = z.object({
  email: z.string().check(z.trim(), z.minLength(1), z.email()),
  password: z.string().check(z.minLength(1)),
})

export const passwordReminderSchema = z.pick(credentialsSchema, { email: true })

export type UserData = z.infer<typeof userDataSchema>
export type Credentials = z.infer<typeof credentialsSchema>
export type PasswordReminder = z.infer<typeof passwordReminderSchema>
