import { useMay } from '@core/auth/useMay'
import { Button } from '@core/components/button/Button'
import type { MenuItem } from '@core/components/overlay/menuItems'
import { PageHeader } from '@core/components/PageHeader'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWrite } from '@/redux/app/useWrite'
import type { Supplier } from '@/redux/apps/suppliers/schema'
import { removeSuppliers, restoreSuppliers, suppliers } from '@/redux/apps/suppliers/slice'
import { useFormat } from '@/utility/hooks/useFormat'
import { ListCard } from '@/views/shared/list/ListCard'
import { ListExport } from '@/views/shared/list/ListExport'
import { useList } from '@/views/shared/list/useList'
import { supplierFields } from './fields'
import { SupplierDialog } from './SupplierDialog'

/** `/apps/suppliers`: the list, and what one may do with its entries. */
export function Component() {
  const { t } = useTranslation('suppliers')
  const format = useFormat()
  const may = useMay()
  const { write } = useWrite()
  /** What the dialog is about: nothing, a new entry, or one that is changed. */
  const [editing, setEditing] = useState<null | 'new' | Supplier>(null)
  const context = useMemo(() => ({ t, format }), [t, format])
  const list = useList({ resource: suppliers, fields: supplierFields, context })

  function remove({ id, name }: Supplier) {
    return write(removeSuppliers, [id], {
      done: t('toast.removed', { name }),
      undo: () => write(restoreSuppliers, [id], { done: t('toast.restored', { name }) }),
    })
  }

  function menuOf(supplier: Supplier): MenuItem[] {
    const items: MenuItem[] = []
    if (may('update', 'Supplier')) {
      items.push({
        key: 'edit',
        label: t('action.edit'),
        icon: <Pencil aria-hidden="true" />,
        onSelect: () => setEditing(supplier),
      })
    }
    if (may('delete', 'Supplier')) {
      items.push({
        key: 'delete',
        label: t('action.delete'),
        icon: <Trash2 aria-hidden="true" />,
        isDanger: true,
        onSelect: () => void remove(supplier),
      })
    }
    return items
  }

  const addButton = may('create', 'Supplier') && (
    <Button variant="primary" icon={<Plus aria-hidden="true" />} onClick={() => setEditing('new')}>
      {t('form.add')}
    </Button>
  )
  return (
    <>
      <PageHeader
        title={t('title')}
        actions={
          <>
            <ListExport list={list} name={t('title')} />
            {addButton}
          </>
        }
      />
      <ListCard
        list={list}
        texts={{
          title: t('title'),
          search: t('search'),
          failed: t('failed'),
          none: t('none'),
          noneText: t('noneText'),
        }}
        nameOf={({ name }) => name}
        menuOf={may('update', 'Supplier') || may('delete', 'Supplier') ? menuOf : undefined}
        firstStep={addButton}
      />
      {editing && <SupplierDialog {...(editing !== 'new' && { supplier: editing })} onClose={() => setEditing(null)} />}
    </>
  )
}
