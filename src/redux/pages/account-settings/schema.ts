import { optionalDaySchema } from '@core/dateText'
import { newPasswordSchema } from '@core/validation/newPassword'
import { validationMessage } from '@core/validation/validationMessage'
import { ownPicture, z } from '@core/schema'
import { phoneSchema } from '@core/validation/phoneSchema'
import { usernameSchema } from '@/redux/shell/session/registrationSchema'

const text = z.string().check(z.trim(), z.maxLength(120))
const requiredText = z.string().check(z.trim(), z.minLength(1), z.maxLength(120))
const link = z
  .string()
  .check(z.trim(), z.maxLength(200), z.regex(/^(https?:\/\/[^\s/][^\s/.]*\.\S+)?$/, validationMessage('url')))

/** Characters of a 300 kB picture as a data URL. */
const longestAvatar = 400_000

const generalSchema = z.object({
  /** Local path, data URL, or `''`. */
  avatar: z.string().check(z.maxLength(longestAvatar), z.regex(ownPicture)),
  username: usernameSchema,
  /** Empty right after registration. */
  fullName: text,
  email: z.string().check(z.trim(), z.minLength(1), z.email(), z.maxLength(120)),
  company: text,
})

const infoSchema = z.object({
  bio: z.string().check(z.trim(), z.maxLength(600)),
  dob: optionalDaySchema,
  country: text,
  website: link,
  phone: phoneSchema,
})

const socialLinksSchema = z.object({
  twitter: link,
  facebook: link,
  google: link,
  linkedIn: link,
  instagram: link,
  quora: link,
})

const connectionSchema = z.object({
  profileImg: z.string(),
  /** Username at the service; `''` if not connected. */
  id: z.string().check(z.trim(), z.maxLength(254)),
})

export const services = ['google', 'twitter', 'facebook', 'github'] as const

const connectionsSchema = z.object({
  twitter: connectionSchema,
  google: connectionSchema,
  facebook: connectionSchema,
  github: connectionSchema,
})

const socialSchema = z.object({
  socialLinks: socialLinksSchema,
  connections: connectionsSchema,
})

const notificationSchema = z.object({
  commentOnArticle: z.boolean(),
  answerOnForm: z.boolean(),
  followMe: z.boolean(),
  newAnnouncements: z.boolean(),
  productUpdates: z.boolean(),
  blogDigest: z.boolean(),
})

export const accountSettingsSchema = z.object({
  general: generalSchema,
  info: infoSchema,
  social: socialSchema,
  notification: notificationSchema,
})

export const generalFormSchema = z.extend(generalSchema, { fullName: requiredText })
export const generalChangeSchema = z.partial(generalFormSchema)
export const infoChangeSchema = z.partial(infoSchema)
export const notificationChangeSchema = z.partial(notificationSchema)
export const socialChangeSchema = z.object({
  socialLinks: z.optional(z.partial(socialLinksSchema)),
  connections: z.optional(z.partialRecord(z.keyof(connectionsSchema), z.pick(connectionSchema, { id: true }))),
})

export const passwordChangeSchema = z.object({
  currentPassword: z.string().check(z.minLength(1)),
  newPassword: newPasswordSchema,
})

export const deactivationSchema = z.object({ username: z.string().check(z.trim(), z.minLength(1)) })

export type AccountSettings = z.infer<typeof accountSettingsSchema>
export type GeneralChange = z.infer<typeof generalChangeSchema>
export type InfoChange = z.infer<typeof infoChangeSchema>
export type SocialChange = z.infer<typeof socialChangeSchema>
export type NotificationChange = z.infer<typeof notificationChangeSchema>
export type PasswordChange = z.infer<typeof passwordChangeSchema>
export type Deactivation = z.infer<typeof deactivationSchema>
