import { Button } from '@core/components/button/Button'
import { Drawer } from '@core/components/overlay/Drawer'
import { useGuardedClose } from '@core/components/overlay/useGuardedClose'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '@/redux/apps/user/schema'
import { UserFields } from './UserFields'
import { useUserForm } from './useUserForm'

export interface UserDrawerProps {
  /** Whom to edit; without one, somebody new is added. */
  user?: User
  onClose: () => void
}

/** Adds or edits a user beside the list. It is mounted anew for each. */
export function UserDrawer({ user, onClose }: UserDrawerProps) {
  const { t } = useTranslation('user')
  const formId = useId()
  const { form, submit, isSubmitting } = useUserForm(user, onClose)
  const { isDirty } = form.formState
  const close = useGuardedClose(isDirty, onClose)

  return (
    <Drawer
      isOpen
      onClose={onClose}
      isDirty={isDirty}
      title={user ? t('form.edit', { name: user.fullName }) : t('form.add')}
      footer={
        <>
          <Button variant="primary" type="submit" form={formId} pending={isSubmitting}>
            {t(user ? 'form.save' : 'form.create')}
          </Button>
          <Button onClick={close}>{t('form.cancel')}</Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <UserFields form={form} />
      </form>
    </Drawer>
  )
}
