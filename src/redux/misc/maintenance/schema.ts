import { z } from '@core/schema'

/** `until` is when it is expected to end. */
export const maintenanceSchema = z.object({ isUnderWay: z.boolean(), until: z.string() })
