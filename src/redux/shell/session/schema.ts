import { actions } from '@core/auth/actions'
import { z } from '@core/schema'

const abilityRuleSchema = z.object({
  action: z.enum(actions),
  /** An area of the backend's. One that this product does not have is of no use, and does no harm. */
  subject: z.string(),
})

/** Whoever is signed in, without the password, which no answer holds. */
export const userDataSchema = z.object({
  id: z.union([z.number(), z.string()]),
  fullName: z.string(),
  username: z.string(),
  avatar: z.nullable(z.string()),
  email: z.string(),
  role: z.string(),
  ability: z.array(abilityRuleSchema),
  /** False until a new account has verified its email: until then, it sees only the verification page. */
  isEmailConfirmed: z.optional(z.boolean()),
  extras: z.optional(z.object({ eCommerceCartItemsCount: z.number() })),
})

/** What signing in and renewing answer. */
export const sessionAnswerSchema = z.object({
  userData: userDataSchema,
  accessToken: z.string().check(z.minLength(1)),
  refreshToken: z.string().check(z.minLength(1)),
})

/** The same before its rules have been looked at one by one. */
const receivedSchema = z.extend(sessionAnswerSchema, {
  userData: z.extend(userDataSchema, { ability: z.array(z.unknown()) }),
})

const isInCookie = import.meta.env.VITE_SESSION === 'cookie'

/** Scripts cannot read the cookie. A placeholder stands in for its tokens; a new value marks a renewed session. */
function placeholderTokens() {
  const token = `cookie ${String(Date.now())}`
  return { accessToken: token, refreshToken: token }
}

/**
 * Looks at a backend's answer before it is believed. A rule that cannot be told is left out, and the console says so: whoever may
 * do something else besides can still sign in.
 * @throws ZodError where it is anything but a session
 */
export function readSessionAnswer(answer: unknown): z.infer<typeof sessionAnswerSchema> {
  const { userData, ...tokens } = receivedSchema.parse(
    isInCookie ? { ...placeholderTokens(), ...Object(answer) } : answer,
  )
  const ability = userData.ability.flatMap((rule) => {
    const { data } = abilityRuleSchema.safeParse(rule)
    // oxlint-disable-next-line no-console -- for those who look after the backend; no one else can help
    if (!data) console.warn('A rule of the session is left out, as nobody knows its action:', rule)
    return data ?? []
  })
  return { userData: { ...userData, ability }, ...tokens }
}

export const credentialsSchema = z.object({
  email: z.string().check(z.trim(), z.minLength(1), z.email()),
  password: z.string().check(z.minLength(1)),
})

export const passwordReminderSchema = z.pick(credentialsSchema, { email: true })

export type UserData = z.infer<typeof userDataSchema>
export type Credentials = z.infer<typeof credentialsSchema>
export type PasswordReminder = z.infer<typeof passwordReminderSchema>
