import { Button } from '@core/components/button/Button'
import { TextField } from '@core/components/forms/TextField'
import { useZodForm } from '@core/components/forms/useZodForm'
import { Dialog } from '@core/components/overlay/Dialog'
import { useGuardedClose } from '@core/components/overlay/useGuardedClose'
import { useId, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { UserDetails } from '@/redux/apps/user/detailsSchema'
import { connectSchema, isByEmail, toHandle } from './connectForm'

interface ConnectDialogProps {
  service: UserDetails['connections'][number]['key']
  /** Resolves to whether it was saved. */
  onConnect: (handle: string) => Promise<boolean>
  onClose: () => void
}

/** Asks who somebody is at another service. */
export function ConnectDialog({ service, onConnect, onClose }: ConnectDialogProps) {
  const { t } = useTranslation('user')
  const formId = useId()
  const schema = useMemo(() => connectSchema(service), [service])
  const form = useZodForm(schema, { defaultValues: { handle: '' } })
  const { errors, isSubmitting, isDirty } = form.formState
  const close = useGuardedClose(isDirty, onClose)
  const isEmail = isByEmail(service)
  const message = errors.handle?.message

  const submit = form.handleSubmit(async ({ handle }) => {
    if (await onConnect(toHandle(service, handle))) onClose()
  })

  return (
    <Dialog
      isOpen
      size="sm"
      onClose={close}
      title={t('view.connections.connectNamed', { service: t(`view.connections.${service}`) })}
      footer={
        <>
          <Button onClick={close}>{t('form.cancel')}</Button>
          <Button variant="primary" type="submit" form={formId} pending={isSubmitting}>
            {t('view.connections.connect')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          label={t(isEmail ? 'field.email' : 'view.connections.handle')}
          hint={isEmail ? undefined : t('view.connections.handleHint')}
          type={isEmail ? 'email' : 'text'}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...form.register('handle')}
          error={message === 'handleWrong' ? t('view.connections.handleWrong') : message}
        />
      </form>
    </Dialog>
  )
}
