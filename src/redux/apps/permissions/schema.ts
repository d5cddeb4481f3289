import { idSchema, z } from '@core/schema'
import { roleKeys } from '@/redux/shell/roles/shipped'

export const permissionSchema = z.object({
  id: z.number(),
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
  assignedTo: z.array(z.enum(roleKeys)),
  /** Such as `24 Sep 2021, 5:45 PM`, in local time and English. */
  createdDate: z.string(),
  /** Only there where the product's own code asks for the permission; such a one cannot be deleted. */
  isCore: z.optional(z.boolean()),
})

export const newPermissionSchema = z.pick(permissionSchema, { name: true, isCore: true })

export const permissionChangeSchema = z.extend(newPermissionSchema, { id: idSchema })

export const permissionIdSchema = z.object({ id: idSchema })

export type Permission = z.infer<typeof permissionSchema>
export type NewPermission = z.infer<typeof newPermissionSchema>
export type PermissionChange = z.infer<typeof permissionChangeSchema>
