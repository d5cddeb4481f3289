import { z } from '@core/schema'
import { newPasswordSchema } from '@core/validation/newPassword'
import { userSchema } from './schema'

/** Per request. */
export const mostInvited = 50

export const invitationsSchema = z.object({
  emails: z.array(userSchema.shape.email).check(z.minLength(1), z.maxLength(mostInvited)),
  role: userSchema.shape.role,
})

export const acceptanceSchema = z.object({
  token: z.string().check(z.minLength(1), z.maxLength(500)),
  fullName: userSchema.shape.fullName,
  password: newPasswordSchema,
})

export type Invitations = z.infer<typeof invitationsSchema>
export type Acceptance = z.infer<typeof acceptanceSchema>
