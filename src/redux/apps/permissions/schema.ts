import { idSchema, z } from '@core/schema'
import { abilitiesSchema } from '@/redux/shell/roles/schema'

/** Any other right implies `read`. */
const allowedSchema = z.extend(abilitiesSchema, { area: z.string().check(z.minLength(1), z.maxLength(120)) })

export const permissionSchema = z.object({
  id: z.number(),
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
  /** Keys of the roles that were given the permission and whose matrix grants what it allows. */
  assignedTo: z.array(z.string()),
  /** Such as `24 Sep 2021, 5:45 PM`: local time, in English. */
  createdDate: z.string(),
  /** Omitted unless the product's code checks the permission. Core permissions cannot be deleted. */
  isCore: z.optional(z.boolean()),
  /** Rights that it grants to its roles. Without it, a permission is only a name. */
  allows: z.optional(allowedSchema),
})

export const newPermissionSchema = z.pick(permissionSchema, { name: true, isCore: true })

export const permissionChangeSchema = z.extend(newPermissionSchema, { id: idSchema })

export const permissionGivingSchema = z.object({
  id: idSchema,
  allows: allowedSchema,
  assignedTo: permissionSchema.shape.assignedTo,
})

export type Permission = z.infer<typeof permissionSchema>
export type NewPermission = z.infer<typeof newPermissionSchema>
export type PermissionChange = z.infer<typeof permissionChangeSchema>
export type PermissionGiving = z.infer<typeof permissionGivingSchema>
export type Allowed = z.infer<typeof allowedSchema>
