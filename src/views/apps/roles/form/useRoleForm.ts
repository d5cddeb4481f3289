import { useZodForm } from '@core/components/forms/useZodForm'
import { z } from '@core/schema'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormWrite } from '@/redux/app/useFormWrite'
import type { RoleCard } from '@/redux/apps/roles/schema'
import { addRole, updateRole } from '@/redux/apps/roles/slice'
import { closed, roleSchema } from '@/redux/shell/roles/schema'
import { useRoleName } from '@/redux/shell/roles/useRoleName'
import { useRoles } from '../useRoles'
import { subjects } from './matrix'

export type RoleTask =
  | { readonly kind: 'add' }
  | { readonly kind: 'copy'; readonly role: RoleCard }
  | { readonly kind: 'edit'; readonly role: RoleCard }

/** @param isLocked the matrix is fixed; only the name is sent */
export function useRoleForm(task: RoleTask, isLocked: boolean, onSaved: () => void) {
  const { t } = useTranslation('roles')
  const roles = useRoles()
  const roleName = useRoleName()
  const ownId = task.kind === 'edit' ? task.role.id : null

  const schema = useMemo(() => {
    const taken = new Set(roles.filter(({ id }) => id !== ownId).map(({ name }) => name.toLowerCase()))
    const isFree = (name: string) => !taken.has(name.trim().toLowerCase())
    return z.object({
      name: roleSchema.shape.name.check(z.refine(isFree, { error: t('form.taken') })),
      matrix: roleSchema.shape.matrix,
    })
  }, [roles, ownId, t])

  const form = useZodForm(schema, {
    defaultValues:
      task.kind === 'add'
        ? { name: '', matrix: Object.fromEntries(subjects.map((subject) => [subject, closed])) }
        : {
            name: task.kind === 'copy' ? t('form.copyName', { name: task.role.name }) : task.role.name,
            matrix: task.role.matrix,
          },
  })

  const submit = useFormWrite(form, async ({ name, matrix }, write) => {
    const options = {
      success: ({ role }: { role: RoleCard }) =>
        t(ownId === null ? 'toast.added' : 'toast.saved', { name: roleName(role.name) }),
    }
    // The field may show a translated name: send the name only if it changed.
    const isRenamed = task.kind === 'edit' && name !== task.role.name
    const saved = await (ownId === null
      ? write(addRole, { name, matrix }, options)
      : write(updateRole, { id: ownId, ...(isRenamed && { name }), ...(!isLocked && { matrix }) }, options))
    if (saved) onSaved()
  })

  return { form, submit }
}
