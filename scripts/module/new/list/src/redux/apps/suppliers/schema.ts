import { idSchema, z } from '@core/schema'

export const statuses = ['active', 'inactive'] as const

export const supplierSchema = z.object({
  id: z.number(),
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
  status: z.enum(statuses),
  addedAt: z.iso.datetime(),
})

export const newSupplierSchema = z.pick(supplierSchema, { name: true, status: true })

export const supplierChangeSchema = z.extend(newSupplierSchema, { id: idSchema })

export type Supplier = z.infer<typeof supplierSchema>
export type NewSupplier = z.infer<typeof newSupplierSchema>
export type SupplierChange = z.infer<typeof supplierChangeSchema>
