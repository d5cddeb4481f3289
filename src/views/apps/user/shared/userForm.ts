import { z } from '@core/schema'
import type { User } from '@/redux/apps/user/schema'
import { userSchema } from '@/redux/apps/user/schema'

/** What a person fills in about a user, new or not. */
export const userFormSchema = z.pick(userSchema, {
  fullName: true,
  username: true,
  email: true,
  company: true,
  country: true,
  contact: true,
  role: true,
  currentPlan: true,
  billing: true,
  status: true,
})

export type UserFormValues = z.infer<typeof userFormSchema>

const emptyUser: UserFormValues = {
  fullName: '',
  username: '',
  email: '',
  company: '',
  country: '',
  contact: '',
  role: 'subscriber',
  currentPlan: 'basic',
  billing: 'Auto Debit',
  status: 'pending',
}

/** What the form begins with: a user's fields, or those of somebody new. */
export function toFormValues(user?: User): UserFormValues {
  return user ? userFormSchema.parse(user) : emptyUser
}
