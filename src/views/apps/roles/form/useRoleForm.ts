import { applyServerErrors } from '@core/components/forms/applyServerErrors'
import { useZodForm } from '@core/components/forms/useZodForm'
import { useErrorText } from '@core/hooks/useErrorText'
import { z } from '@core/schema'
import { toast } from '@core/toast/toast'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppDispatch, useAppSelector } from '@/redux/app/hooks'
import type { RoleCard } from '@/redux/apps/roles/schema'
import { addRole, selectRoles, updateRole } from '@/redux/apps/roles/slice'
import { closed, roleSchema } from '@/redux/shell/roles/schema'
import { subjects } from './matrix'

/** What is being written: a role of its own, one that begins as a copy of another, or a change of one. */
export type RoleTask =
  | { readonly kind: 'add' }
  | { readonly kind: 'copy'; readonly role: RoleCard }
  | { readonly kind: 'edit'; readonly role: RoleCard }

/**
 * The form of a role.
 * @param isLocked whether the matrix has to stay as it is, and only the name is sent
 * @param onSaved what to do once the backend has it
 */
export function useRoleForm(task: RoleTask, isLocked: boolean, onSaved: () => void) {
  const { t } = useTranslation('roles')
  const dispatch = useAppDispatch()
  const errorText = useErrorText()
  const { roles } = useAppSelector(selectRoles)
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

  const submit = form.handleSubmit(async ({ name, matrix }) => {
    const result = await (ownId === null
      ? dispatch(addRole({ name, matrix }))
      : dispatch(updateRole({ id: ownId, name, ...(!isLocked && { matrix }) })))
    if (addRole.fulfilled.match(result) || updateRole.fulfilled.match(result)) {
      toast.success(t(ownId === null ? 'toast.added' : 'toast.saved', { name: result.payload.role.name }))
      onSaved()
    } else if (result.payload && !applyServerErrors(form, result.payload.fields)) {
      toast.error(errorText(result.payload), { retry: () => void submit() })
    }
  })

  return { form, submit }
}
