import { z } from '@core/schema'

/** `until` is the expected end. */
export const maintenanceSchema = z.object({ isUnderWay: z.boolean(), until: z.string() })
