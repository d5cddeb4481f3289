import { useConfirm } from '@core/components/overlay/confirmContext'
import { useTranslation } from 'react-i18next'
import { useWrite } from '@/redux/app/useWrite'
import type { Permission } from '@/redux/apps/permissions/schema'
import { removePermission, restorePermission } from '@/redux/apps/permissions/slice'

/** Deletes a permission, once it is agreed, and brings it back. */
export function usePermissionActions() {
  const { t } = useTranslation('permissions')
  const { write } = useWrite()
  const confirm = useConfirm()

  async function removeNow({ id, name }: Permission) {
    await write(removePermission, id, {
      done: t('toast.removed', { name }),
      undo: () => write(restorePermission, id, { done: t('toast.restored', { name }) }),
    })
  }

  return {
    async remove(permission: Permission) {
      const isAgreed = await confirm({
        title: t('confirm.title'),
        body: t('confirm.body', { name: permission.name }),
        confirmLabel: t('confirm.delete'),
        isDanger: true,
      })
      if (isAgreed) await removeNow(permission)
    },
  }
}
