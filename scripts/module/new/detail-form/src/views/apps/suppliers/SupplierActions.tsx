import { useCan } from '@core/auth/useCan'
import { Button } from '@core/components/button/Button'
import { LinkButton } from '@core/components/button/LinkButton'
import { Pencil, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useWrite } from '@/redux/app/useWrite'
import type { Supplier } from '@/redux/apps/suppliers/schema'
import { removeSuppliers, restoreSuppliers } from '@/redux/apps/suppliers/slice'
import { paths } from './paths'

export function SupplierActions({ supplier }: { supplier: Supplier }) {
  const { t } = useTranslation('suppliers')
  const can = useCan()
  const { write } = useWrite()
  const navigate = useNavigate()

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
        <LinkButton
          variant="primary"
          icon={<Pencil aria-hidden="true" />}
          to={paths.supplierEdit.href({ id: supplier.id })}
        >
          {t('action.edit')}
        </LinkButton>
      )}
    </>
  )
}
