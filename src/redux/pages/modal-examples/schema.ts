import { ownPicture, z } from '@core/schema'
import { validationMessage } from '@core/validation/validationMessage'
import { twoFactorSchema } from '@/redux/shell/session/accountSchema'
import { billingAddressSchema, paymentMethodSchema } from '@/redux/shell/subscription/billingSchema'

export const memberRoles = ['owner', 'editor', 'viewer'] as const
export const appCategories = ['store', 'crm', 'site'] as const
export const frameworks = ['react', 'vue', 'angular', 'svelte'] as const
export const databases = ['postgres', 'mysql', 'mongo'] as const
export const signInMethods = ['password', 'link', 'key'] as const

const requiredText = z.string().check(z.trim(), z.minLength(1), z.maxLength(80))
export const emailSchema = z.string().check(z.trim(), z.minLength(1), z.email(), z.maxLength(120))

/** Case-insensitive, like mailboxes. */
export function hasEmail(rows: readonly { email: string }[], email: string): boolean {
  return rows.some((row) => row.email.toLowerCase() === email.trim().toLowerCase())
}

function isUnlike(rows: readonly { email: string }[]): boolean {
  return rows.every((row, index) => !hasEmail(rows.slice(0, index), row.email))
}

const contactSchema = z.object({
  /** `''` if only the email is known. */
  name: z.string().check(z.trim(), z.maxLength(80)),
  email: emailSchema,
  avatar: z.string().check(z.maxLength(400_000), z.regex(ownPicture)),
})

const memberSchema = z.extend(contactSchema, { id: z.number(), role: z.enum(memberRoles) })

export const personSchema = z.object({
  fullName: requiredText,
  username: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)),
  email: emailSchema,
  phone: twoFactorSchema.shape.phone,
  company: z.string().check(z.trim(), z.maxLength(80)),
})

/** Only brand and last digits of the card are sent and stored. */
export const appSchema = z.object({
  id: z.number(),
  name: requiredText,
  category: z.enum(appCategories),
  framework: z.enum(frameworks),
  database: z.enum(databases),
  ...z.pick(paymentMethodSchema, { brand: true, last4: true }).shape,
})

/** Data of one user. Times are ISO 8601. */
export const examplesSchema = z.object({
  projectLink: z.string(),
  members: z.array(memberSchema).check(
    z.maxLength(50),
    z.refine(isUnlike, validationMessage('taken')),
    z.refine((members) => members.some(({ role }) => role === 'owner'), validationMessage('required')),
  ),
  people: z.array(contactSchema),
  paymentMethods: z.array(paymentMethodSchema).check(z.maxLength(10)),
  billingAddress: z.nullable(billingAddressSchema),
  twoFactor: twoFactorSchema,
  signIn: z.enum(signInMethods),
  person: personSchema,
  referralLink: z.string(),
  referrals: z
    .array(z.object({ id: z.number(), email: emailSchema, sentAt: z.string() }))
    .check(z.maxLength(50), z.refine(isUnlike, validationMessage('taken'))),
  apps: z.array(appSchema).check(z.maxLength(20)),
})

export const examplesChangeSchema = z.partial(
  z.omit(examplesSchema, { projectLink: true, people: true, referralLink: true }),
)

export type Examples = z.infer<typeof examplesSchema>
export type ExamplesChange = z.infer<typeof examplesChangeSchema>
export type Member = z.infer<typeof memberSchema>
export type SampleApp = z.infer<typeof appSchema>
