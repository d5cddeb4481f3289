import { z } from '@core/schema'
import { phoneSchema } from '@core/validation/phoneSchema'

/** Account data besides user data. Times are ISO 8601. */

export const deviceSchema = z.object({
  id: z.number(),
  browser: z.string(),
  device: z.string(),
  kind: z.enum(['desktop', 'phone', 'tablet']),
  location: z.string(),
  lastActive: z.string(),
  /** Device of the caller. */
  current: z.boolean(),
})

export const twoFactorSchema = z.object({
  enabled: z.boolean(),
  method: z.enum(['app', 'sms']),
  phone: phoneSchema,
})

export const channelsSchema = z.object({
  key: z.enum(['newForYou', 'accountActivity', 'newBrowser', 'newDevice']),
  email: z.boolean(),
  browser: z.boolean(),
  app: z.boolean(),
})

export type Device = z.infer<typeof deviceSchema>
export type TwoFactor = z.infer<typeof twoFactorSchema>
export type Channels = z.infer<typeof channelsSchema>
