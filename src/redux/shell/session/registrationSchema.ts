import { validationMessage } from '@core/validation/validationMessage'
import { z } from '@core/schema'

/** A user name: one rule wherever one is chosen or changed. */
export const usernameSchema = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(40), z.regex(/^[\p{L}\p{N}._-]+$/u, validationMessage('username')))

export const registrationSchema = z.object({
  username: usernameSchema,
  email: z.string().check(z.trim(), z.minLength(1), z.email(), z.maxLength(120)),
  password: z.string().check(z.minLength(1)),
  /** Only the multi-step form has this field. */
  fullName: z.optional(z.string().check(z.trim(), z.maxLength(120))),
})

export type Registration = z.infer<typeof registrationSchema>
