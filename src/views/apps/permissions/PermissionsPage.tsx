import { useConfirm } from '@core/components/overlay/confirmContext'
import { KeyRound, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWrite } from '@/redux/app/useWrite'
import type { Permission } from '@/redux/apps/permissions/schema'
import { permissions, removePermissions, restorePermissions } from '@/redux/apps/permissions/slice'
import { useFields } from '@/views/shared/list/defineFields'
import { ListPage } from '@/views/shared/list/ListPage'
import { useList } from '@/views/shared/list/useList'
import { useRowMenu } from '@/views/shared/list/useRowMenu'
import { permissionFields, usePermissionChoices } from './fields'
import { GivingDialog } from './GivingDialog'
import { PermissionDialog } from './PermissionDialog'
import styles from './permissions.module.scss'

/** `/apps/permissions` */
export function PermissionsPage() {
  const { t } = useTranslation('permissions')
  const confirm = useConfirm()
  const { write } = useWrite()
  const [editing, setEditing] = useState<null | 'new' | Permission>(null)
  const [giving, setGiving] = useState<Permission | null>(null)
  const fields = useFields(permissionFields, usePermissionChoices())
  const list = useList({ resource: permissions, fields })

  async function remove({ id, name }: Permission) {
    const isAgreed = await confirm({
      title: t('confirm.title'),
      body: t('confirm.body', { name }),
      confirmLabel: t('confirm.delete'),
      isDanger: true,
    })
    if (!isAgreed) return
    await write(removePermissions, [id], {
      success: t('toast.removed', { name }),
      undo: () => write(restorePermissions, [id], { success: t('toast.restored', { name }) }),
    })
  }

  const menuOf = useRowMenu<Permission>('ACL', [
    { key: 'give', needs: 'update', label: t('action.give'), icon: KeyRound, onSelect: setGiving },
    { key: 'rename', needs: 'update', label: t('action.rename'), icon: Pencil, onSelect: setEditing },
    {
      key: 'delete',
      needs: 'delete',
      label: ({ isCore }) => t(isCore ? 'action.deleteCore' : 'action.delete'),
      icon: Trash2,
      isDisabled: ({ isCore }) => isCore === true,
      onSelect: remove,
    },
  ])

  return (
    <div className={styles.appPermissions}>
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
        add={{ label: t('add'), subject: 'ACL', onAdd: () => setEditing('new') }}
      >
        <p className="text-muted">{t('intro')}</p>
      </ListPage>
      {giving && <GivingDialog permission={giving} onClose={() => setGiving(null)} />}
      {editing && (
        <PermissionDialog {...(editing !== 'new' && { permission: editing })} onClose={() => setEditing(null)} />
      )}
    </div>
  )
}
