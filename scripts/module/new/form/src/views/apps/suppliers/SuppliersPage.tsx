import { Pencil, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useWrite } from '@/redux/app/useWrite'
import type { Supplier } from '@/redux/apps/suppliers/schema'
import { removeSuppliers, restoreSuppliers, suppliers } from '@/redux/apps/suppliers/slice'
import { useFields } from '@/views/shared/list/defineFields'
import { ListPage } from '@/views/shared/list/ListPage'
import { useList } from '@/views/shared/list/useList'
import { useRowMenu } from '@/views/shared/list/useRowMenu'
import { supplierFields } from './fields'
import { paths } from './paths'

export function SuppliersPage() {
  const { t } = useTranslation('suppliers')
  const { write } = useWrite()
  const navigate = useNavigate()
  const list = useList({ resource: suppliers, fields: useFields(supplierFields) })

  function remove({ id, name }: Supplier) {
    return write(removeSuppliers, [id], {
      success: t('toast.removed', { name }),
      undo: () => write(restoreSuppliers, [id], { success: t('toast.restored', { name }) }),
    })
  }

  const menuOf = useRowMenu<Supplier>('Supplier', [
    {
      key: 'edit',
      needs: 'update',
      label: t('action.edit'),
      icon: Pencil,
      onSelect: ({ id }) => navigate(paths.supplierEdit.href({ id })),
    },
    { key: 'delete', needs: 'delete', label: t('action.delete'), icon: Trash2, onSelect: remove },
  ])

  return (
    <ListPage
      list={list}
      texts={{
        title: t('title'),
        search: t('search'),
        failed: t('failed'),
        none: t('none'),
        noneText: t('noneText'),
      }}
      nameOf={({ name }) => name}
      menuOf={menuOf}
      add={{ label: t('form.add'), subject: 'Supplier', onAdd: () => void navigate(paths.supplierAdd.href()) }}
    />
  )
}
