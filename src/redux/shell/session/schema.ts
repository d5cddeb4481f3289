import { actions } from '@core/auth/actions'
import { z } from '@core/schema'

const abilityRuleSchema = z.object({
  action: z.enum(actions),
  /** Unknown subjects have no effect. */
  subject: z.string(),
})

/** The logged-in user. No response contains the password. */
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

export const sessionAnswerSchema = z.object({
  userData: userDataSchema,
  accessToken: z.string().check(z.minLength(1)),
  refreshToken: z.string().check(z.minLength(1)),
})

/** A response whose rules are not checked yet. */
const receivedSchema = z.extend(sessionAnswerSchema, {
  userData: z.extend(userDataSchema, { ability: z.array(z.unknown()) }),
})

const isInCookie = import.meta.env.VITE_SESSION === 'cookie'

/** Scripts cannot read the cookie. Placeholders replace the response's tokens; a new value marks a renewed session. */
function placeholderTokens() {
  const token = `cookie ${String(Date.now())}`
  return { accessToken: token, refreshToken: token }
}

/**
 * Validates a session response. Drops rules with unknown actions, with a warning in the console, so that the user can
 * still log in.
 * @throws ZodError if it is not a session
 */
export function readSessionAnswer(answer: unknown): z.infer<typeof sessionAnswerSchema> {
  const { userData, ...tokens } = receivedSchema.parse(
    isInCookie ? { ...Object(answer), ...placeholderTokens() } : answer,
  )
  const ability = userData.ability.flatMap((rule) => {
    const { data } = abilityRuleSchema.safeParse(rule)
    // oxlint-disable-next-line no-console -- for backend developers, as users cannot fix it
    if (!data) console.warn('Ignored a session rule with an unknown action:', rule)
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
