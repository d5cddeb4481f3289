import { useCan } from '@core/auth/useCan'
import { Button } from '@core/components/button/Button'
import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useWrite } from '@/redux/app/useWrite'
import type { Supplier } from '@/redux/apps/suppliers/schema'
import { removeSuppliers, restoreSuppliers } from '@/redux/apps/suppliers/slice'
import { paths } from './paths'
import { SupplierDialog } from './SupplierDialog'

export function SupplierActions({ supplier }: { supplier: Supplier }) {
  const { t } = useTranslation('suppliers')
  const can = useCan()
  const { write } = useWrite()
  const navigate = useNavigate()
  const [isEditing, setEditing] = useState(false)

  async function remove({ id, name }: Supplier) {
    const done = await write(removeSuppliers, [id], {
      success: t('toast.removed', { name }),
      undo: () => write(restoreSuppliers, [id], { success: t('toast.restored', { name }) }),
    })
    if (done) await navigate(paths.suppliers.href())
  }

  return (
    <>
      {can('delete', 'Supplier') && (
        <Button icon={<Trash2 aria-hidden="true" />} onClick={() => void remove(supplier)}>
          {t('action.delete')}
        </Button>
      )}
      {can('update', 'Supplier') && (
        <Button variant="primary" icon={<Pencil aria-hidden="true" />} onClick={() => setEditing(true)}>
          {t('action.edit')}
        </Button>
      )}
      {isEditing && <SupplierDialog supplier={supplier} onClose={() => setEditing(false)} />}
    </>
  )
}
