import { z } from '@core/schema'

export const scopes = ['full-access', 'read-write', 'read-only'] as const

export const newApiKeySchema = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
  scope: z.enum(scopes),
})

/** Times are ISO 8601. */
export const apiKeySchema = z.extend(newApiKeySchema, {
  id: z.number(),
  last4: z.string(),
  createdAt: z.string(),
  /** Null before the first use. */
  lastUsedAt: z.nullable(z.string()),
})

export type ApiKey = z.infer<typeof apiKeySchema>
export type NewApiKey = z.infer<typeof newApiKeySchema>
