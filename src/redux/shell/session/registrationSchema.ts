import { z } from '@core/schema'

/** Any script, spaces and emoji: the contract rejects only empty, long and duplicate usernames. */
export const usernameSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(120))

export const registrationSchema = z.object({
  username: usernameSchema,
  email: z.string().check(z.trim(), z.minLength(1), z.email(), z.maxLength(120)),
  password: z.string().check(z.minLength(1)),
  /** Only the multi-step form has this field. */
  fullName: z.optional(z.string().check(z.trim(), z.maxLength(120))),
})

export type Registration = z.infer<typeof registrationSchema>
