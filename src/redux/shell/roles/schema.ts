import { z } from '@core/schema'
import { userDataSchema } from '@/redux/shell/session/schema'

export const abilitiesSchema = z.object({
  read: z.boolean(),
  write: z.boolean(),
  create: z.boolean(),
  delete: z.boolean(),
})

/** Rights by area. A missing area grants no rights. Areas that only the backend has are preserved. */
const matrixSchema = z.record(z.string(), abilitiesSchema)

/** In display order. */
export const rights = ['read', 'write', 'create', 'delete'] as const satisfies readonly (keyof Abilities)[]

export const closed: Readonly<Abilities> = { read: false, write: false, create: false, delete: false }

export const accessLevels = ['full', 'partial', 'read', 'none'] as const

/** Sums up the rights in an area. */
export function levelOf(abilities: Abilities): AccessLevel {
  const allowed = rights.filter((right) => abilities[right])
  if (allowed.length === rights.length) return 'full'
  if (allowed.length === 0) return 'none'
  return allowed.length === 1 && abilities.read ? 'read' : 'partial'
}

export const roleSchema = z.object({
  id: z.number(),
  /** Stays the same when the role is renamed. */
  key: z.string(),
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
  /** Built-in roles cannot be deleted. */
  isBuiltIn: z.boolean(),
  matrix: matrixSchema,
})

export const roleAbilitySchema = z.extend(z.pick(roleSchema, { id: true, key: true, name: true }), {
  ability: userDataSchema.shape.ability,
})

const accessDeeds = [
  'roleAdded',
  'roleRenamed',
  'roleChanged',
  'roleDeleted',
  'roleRestored',
  'roleGiven',
  'permissionAdded',
  'permissionRenamed',
  'permissionDeleted',
  'permissionRestored',
] as const

export const accessChangeSchema = z.object({
  id: z.number(),
  time: z.string(),
  name: z.string(),
  img: z.string(),
  deed: z.enum(accessDeeds),
  /** Name of the role or permission after the change. */
  subject: z.string(),
  /** Previous name, after a rename. */
  before: z.optional(z.string()),
  /** Number of users who were given the role. */
  count: z.optional(z.number()),
})

export type Abilities = z.infer<typeof abilitiesSchema>
export type Right = (typeof rights)[number]
export type AccessLevel = (typeof accessLevels)[number]
export type Matrix = z.infer<typeof matrixSchema>
export type Role = z.infer<typeof roleSchema>
export type RoleAbility = z.infer<typeof roleAbilitySchema>
export type AccessChange = z.infer<typeof accessChangeSchema>
