import { Link } from 'react-router-dom'
import { supplierSchema } from '@/redux/apps/suppliers/schema'
import { defineFields } from '@/views/shared/list/defineFields'
import { paths } from './paths'

export const supplierFields = defineFields('suppliers', supplierSchema, {
  name: { isPrimary: true, cell: ({ id, name }) => <Link to={paths.supplierView.href({ id })}>{name}</Link> },
  status: { kind: 'choice', tones: { active: 'success', inactive: 'neutral' } },
  addedAt: { kind: 'date' },
})
