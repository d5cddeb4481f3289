import { Button } from '@core/components/button/Button'
import { SelectField } from '@core/components/forms/SelectField'
import { Dialog } from '@core/components/overlay/Dialog'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RoleCard } from '@/redux/apps/roles/schema'
import { useRoleActions } from '../useRoleActions'

interface ReassignDialogProps {
  role: RoleCard
  others: readonly RoleCard[]
  onClose: () => void
}

/** Deletes a role in use, after its users get another role. */
export function ReassignDialog({ role, others, onClose }: ReassignDialogProps) {
  const { t } = useTranslation('roles')
  const formId = useId()
  const { remove } = useRoleActions()
  const [heirId, setHeirId] = useState(others.at(-1)?.id ?? 0)

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('reassign.title', { name: role.name })}
      footer={
        <>
          <Button variant="danger" type="submit" form={formId}>
            {t('reassign.confirm')}
          </Button>
          <Button onClick={onClose}>{t('form.cancel')}</Button>
        </>
      }
    >
      <form
        id={formId}
        className="form-stack"
        onSubmit={(event) => {
          event.preventDefault()
          onClose()
          void remove(role, heirId)
        }}
      >
        <p>{t('reassign.body', { count: role.userCount })}</p>
        <SelectField
          label={t('reassign.heir')}
          options={others.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={String(heirId)}
          onChange={({ target }) => setHeirId(Number(target.value))}
        />
      </form>
    </Dialog>
  )
}
