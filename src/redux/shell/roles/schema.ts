import { z } from '@core/schema'
import { userDataSchema } from '@/redux/shell/session/schema'

/** What may be done in one area. */
export const abilitiesSchema = z.object({
  read: z.boolean(),
  write: z.boolean(),
  create: z.boolean(),
  delete: z.boolean(),
})

/**
 * What a role may do, by area. Nothing in an area that is missing; and one that this product does not have, but the backend, is
 * kept as it is.
 */
const matrixSchema = z.record(z.string(), abilitiesSchema)

/** The rights in an area, in the order in which they are shown. */
export const rights = ['read', 'write', 'create', 'delete'] as const satisfies readonly (keyof Abilities)[]

/** Nothing at all. */
export const closed: Readonly<Abilities> = { read: false, write: false, create: false, delete: false }

export const roleSchema = z.object({
  id: z.number(),
  /** Stays the same when the role is renamed. */
  key: z.string(),
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
  /** Whether it comes with the product; such a role cannot be deleted. */
  isBuiltIn: z.boolean(),
  matrix: matrixSchema,
})

/** A role by name, and the rules that its matrix stands for, in the form that user data carry them. */
export const roleAbilitySchema = z.extend(z.pick(roleSchema, { id: true, key: true, name: true }), {
  ability: userDataSchema.shape.ability,
})

/** What can be done to roles and permissions, as their history tells it. */
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
  /** Whose doing it was. */
  name: z.string(),
  img: z.string(),
  deed: z.enum(accessDeeds),
  /** The role's or the permission's name since then. */
  subject: z.string(),
  /** The name before, where that was what changed. */
  before: z.optional(z.string()),
  /** How many people were given the role. */
  count: z.optional(z.number()),
})

export type Abilities = z.infer<typeof abilitiesSchema>
export type Right = (typeof rights)[number]
export type Matrix = z.infer<typeof matrixSchema>
export type Role = z.infer<typeof roleSchema>
export type RoleAbility = z.infer<typeof roleAbilitySchema>
export type AccessChange = z.infer<typeof accessChangeSchema>
