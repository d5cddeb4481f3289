import { z } from '@core/schema'

export const launchSchema = z.object({ launchesAt: z.string() })

export const noticeSchema = z.object({
  email: z.string().check(z.trim(), z.minLength(1), z.email(), z.maxLength(120)),
})

export const waitingSchema = z.object({ emails: z.array(z.string()) })

export type Launch = z.infer<typeof launchSchema>
export type Notice = z.infer<typeof noticeSchema>
