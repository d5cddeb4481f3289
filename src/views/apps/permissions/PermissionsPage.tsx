import { useMay } from '@core/auth/useMay'
import { Button } from '@core/components/button/Button'
import { useConfirm } from '@core/components/overlay/confirmContext'
import type { MenuItem } from '@core/components/overlay/menuItems'
import { PageHeader } from '@core/components/PageHeader'
import { KeyRound, Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWrite } from '@/redux/app/useWrite'
import type { Permission } from '@/redux/apps/permissions/schema'
import { permissions, removePermissions, restorePermissions } from '@/redux/apps/permissions/slice'
import { ListCard } from '@/views/shared/list/ListCard'
import { ListExport } from '@/views/shared/list/ListExport'
import { useList } from '@/views/shared/list/useList'
import { permissionFields } from './fields'
import { GivingDialog } from './GivingDialog'
import { PermissionDialog } from './PermissionDialog'
import { usePermissionTexts } from './usePermissionTexts'

/** `/apps/permissions`: the permissions by name, and the roles that have them. */
export function Component() {
  const { t } = useTranslation('permissions')
  const may = useMay()
  const confirm = useConfirm()
  const { write } = useWrite()
  /** What the dialog is about: nothing, a new permission, or one that gets another name. */
  const [editing, setEditing] = useState<null | 'new' | Permission>(null)
  const [giving, setGiving] = useState<Permission | null>(null)
  const list = useList({ resource: permissions, fields: permissionFields, context: usePermissionTexts() })

  async function remove({ id, name }: Permission) {
    const isAgreed = await confirm({
      title: t('confirm.title'),
      body: t('confirm.body', { name }),
      confirmLabel: t('confirm.delete'),
      isDanger: true,
    })
    if (!isAgreed) return
    await write(removePermissions, [id], {
      done: t('toast.removed', { name }),
      undo: () => write(restorePermissions, [id], { done: t('toast.restored', { name }) }),
    })
  }

  function menuOf(permission: Permission): MenuItem[] {
    const items: MenuItem[] = []
    if (may('update', 'ACL')) {
      items.push(
        {
          key: 'give',
          label: t('action.give'),
          icon: <KeyRound aria-hidden="true" />,
          onSelect: () => setGiving(permission),
        },
        {
          key: 'rename',
          label: t('action.rename'),
          icon: <Pencil aria-hidden="true" />,
          onSelect: () => setEditing(permission),
        },
      )
    }
    if (may('delete', 'ACL')) {
      items.push({
        key: 'delete',
        label: t(permission.isCore ? 'action.deleteCore' : 'action.delete'),
        icon: <Trash2 aria-hidden="true" />,
        isDanger: true,
        isDisabled: permission.isCore === true,
        onSelect: () => void remove(permission),
      })
    }
    return items
  }

  const addButton = may('create', 'ACL') && (
    <Button variant="primary" icon={<Plus aria-hidden="true" />} onClick={() => setEditing('new')}>
      {t('add')}
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
      <div className="stack">
        <p className="text-muted">{t('intro')}</p>
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
          menuOf={may('update', 'ACL') || may('delete', 'ACL') ? menuOf : undefined}
          firstStep={addButton}
        />
      </div>
      {giving && <GivingDialog permission={giving} onClose={() => setGiving(null)} />}
      {editing && (
        <PermissionDialog {...(editing !== 'new' && { permission: editing })} onClose={() => setEditing(null)} />
      )}
    </>
  )
}
