import { idSchema, z } from '@core/schema'
import { abilitiesSchema } from '@/redux/shell/roles/schema'

/** Some rights in one area. Whoever has another may read as well. */
const allowedSchema = z.extend(abilitiesSchema, { area: z.string().check(z.minLength(1), z.maxLength(120)) })

export const permissionSchema = z.object({
  id: z.number(),
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
  /** The keys of the roles that were given it, and whose matrix has what it allows. */
  assignedTo: z.array(z.string()),
  /** Such as `24 Sep 2021, 5:45 PM`, in local time and English. */
  createdDate: z.string(),
  /** Only there where the product's own code asks for the permission; such a one cannot be deleted. */
  isCore: z.optional(z.boolean()),
  /** What the roles may do that have it; without it, it is no more than a name. */
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
