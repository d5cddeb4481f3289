import { idSchema, z } from '@core/schema'
import { roleSchema } from '@/redux/shell/roles/schema'

export const roleHolderSchema = z.object({
  id: z.number(),
  fullName: z.string(),
  email: z.string(),
  company: z.string(),
  avatar: z.string(),
  avatarColor: z.enum(['primary', 'success', 'warning', 'danger', 'info', 'secondary']),
  status: z.enum(['active', 'pending', 'inactive']),
  role: z.string(),
})

export const roleCardSchema = z.extend(roleSchema, {
  /** Whether the caller has the role. Users cannot change their own rights. */
  isOwn: z.boolean(),
  userCount: z.number(),
  /** The first few users. */
  users: z.array(z.pick(roleHolderSchema, { id: true, fullName: true, avatar: true, avatarColor: true })),
})

export const newRoleSchema = z.object({
  name: roleSchema.shape.name,
  matrix: z.optional(roleSchema.shape.matrix),
})

export const roleChangeSchema = z.object({
  id: idSchema,
  name: z.optional(roleSchema.shape.name),
  matrix: z.optional(roleSchema.shape.matrix),
})

export const assignmentSchema = z.object({ userIds: z.array(idSchema), roleId: idSchema })

export type RoleHolder = z.infer<typeof roleHolderSchema>
export type RoleCard = z.infer<typeof roleCardSchema>
export type NewRole = z.infer<typeof newRoleSchema>
export type RoleChange = z.infer<typeof roleChangeSchema>
export type Assignment = z.infer<typeof assignmentSchema>
