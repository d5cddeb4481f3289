import { idSchema, z } from '@core/schema'
import { phoneSchema } from '@core/validation/phoneSchema'
import { usernameSchema } from '@/redux/shell/session/registrationSchema'

export const plans = ['basic', 'team', 'company', 'enterprise'] as const
export const statuses = ['active', 'pending', 'inactive'] as const
const billings = ['Auto Debit', 'Manual - Credit Card', 'Manual - Paypal', 'Manual - Cash'] as const
const avatarColors = ['primary', 'success', 'warning', 'danger', 'info', 'secondary'] as const

const requiredText = z.string().check(z.trim(), z.minLength(1), z.maxLength(120))
const optionalText = z.string().check(z.trim(), z.maxLength(120))

/** A user in lists; `detailsSchema.ts` adds the details. */
export const userSchema = z.object({
  id: z.number(),
  billing: z.enum(billings),
  fullName: requiredText,
  company: optionalText,
  /** Built-in roles have fixed names (`shippedRoles`); custom roles use their key. */
  role: z.string().check(z.minLength(1), z.maxLength(120)),
  username: usernameSchema,
  country: optionalText,
  contact: phoneSchema,
  email: z.string().check(z.trim(), z.minLength(1), z.email(), z.maxLength(120)),
  currentPlan: z.enum(plans),
  status: z.enum(statuses),
  avatar: z.string(),
  avatarColor: z.enum(avatarColors),
  /** Time of the last invitation, ISO 8601. */
  invitedAt: z.optional(z.string()),
  /** ISO 8601 */
  joinedAt: z.optional(z.string()),
})

/** Defaults of a new user, in the form and in the backend. */
export const userDefaults = {
  company: '',
  country: '',
  contact: '',
  billing: 'Auto Debit',
  currentPlan: 'basic',
  status: 'pending',
  avatar: '',
  avatarColor: 'primary',
} as const

export const newUserSchema = z.extend(z.partial(z.omit(userSchema, { id: true, invitedAt: true, joinedAt: true })), {
  fullName: userSchema.shape.fullName,
  email: userSchema.shape.email,
  role: userSchema.shape.role,
})

/** Per request. */
export const mostAdded = 10_000

/** Each row is validated separately with {@link newUserSchema}, so an invalid row does not block the others. */
export const newUsersSchema = z.object({
  users: z.array(z.custom<NewUser>()).check(z.minLength(1), z.maxLength(mostAdded)),
})

export const refusedRowSchema = z.object({ index: z.int(), error: z.record(z.string(), z.string()) })

export const userChangeSchema = z.extend(z.partial(z.omit(userSchema, { invitedAt: true, joinedAt: true })), {
  id: idSchema,
})

export const userIdsSchema = z.object({ userIds: z.array(idSchema) })

export const usersChangeSchema = z.extend(userIdsSchema, {
  dataToUpdate: z.partial(z.pick(userSchema, { status: true, role: true, currentPlan: true })),
})

export type User = z.infer<typeof userSchema>
export type NewUser = z.infer<typeof newUserSchema>
export type RefusedRow = z.infer<typeof refusedRowSchema>
export type UserChange = z.infer<typeof userChangeSchema>
export type UsersChange = z.infer<typeof usersChangeSchema>
