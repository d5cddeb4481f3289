import { z } from '@core/schema'

export const scopes = ['full-access', 'read-write', 'read-only'] as const

export const newApiKeySchema = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
  scope: z.enum(scopes),
})

/** A key as it is listed: enough to tell it from others, too little to use it. Times are ISO texts. */
export const apiKeySchema = z.extend(newApiKeySchema, {
  id: z.number(),
  /** Its last four characters. */
  last4: z.string(),
  createdAt: z.string(),
  /** Null until a call is made with it. */
  lastUsedAt: z.nullable(z.string()),
})

export type ApiKey = z.infer<typeof apiKeySchema>
export type NewApiKey = z.infer<typeof newApiKeySchema>
