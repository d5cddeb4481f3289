import { useConfirm } from '@core/components/overlay/confirmContext'
import { useErrorText } from '@core/hooks/useErrorText'
import { toast } from '@core/toast/toast'
import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/redux/app/hooks'
import type { Permission } from '@/redux/apps/permissions/schema'
import { removePermission, restorePermission } from '@/redux/apps/permissions/slice'

/** Deletes a permission, once it is agreed, and brings it back. */
export function usePermissionActions() {
  const { t } = useTranslation('permissions')
  const dispatch = useAppDispatch()
  const confirm = useConfirm()
  const errorText = useErrorText()

  async function restore(permission: Permission) {
    const result = await dispatch(restorePermission(permission.id))
    if (restorePermission.fulfilled.match(result)) toast.info(t('toast.restored', { name: permission.name }))
    else if (result.payload) toast.error(errorText(result.payload), { retry: () => void restore(permission) })
  }

  async function removeNow(permission: Permission) {
    const result = await dispatch(removePermission(permission.id))
    if (removePermission.fulfilled.match(result)) {
      toast.success(t('toast.removed', { name: permission.name }), { undo: () => void restore(permission) })
    } else if (result.payload) {
      toast.error(errorText(result.payload), { retry: () => void removeNow(permission) })
    }
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
