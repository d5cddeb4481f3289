import { supplierSchema } from '@/redux/apps/suppliers/schema'
import { defineFields } from '@/views/shared/list/defineFields'

export const supplierFields = defineFields('suppliers', supplierSchema, {
  name: { isPrimary: true },
  status: { kind: 'choice', tones: { active: 'success', inactive: 'neutral' } },
  addedAt: { kind: 'date' },
})
