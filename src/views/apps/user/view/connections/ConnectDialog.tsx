import { TextField } from '@core/components/forms/TextField'
import { useZodForm } from '@core/components/forms/useZodForm'
import { FormDialog } from '@core/components/overlay/FormDialog'
import { useMemo } from 'react'
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
  const schema = useMemo(() => connectSchema(service), [service])
  const form = useZodForm(schema, { defaultValues: { handle: '' } })
  const { errors } = form.formState
  const isEmail = isByEmail(service)
  const message = errors.handle?.message

  const submit = form.handleSubmit(async ({ handle }) => {
    if (await onConnect(toHandle(service, handle))) onClose()
  })

  return (
    <FormDialog
      title={t('view.connections.connectNamed', { service: t(`view.connections.${service}`) })}
      submitLabel={t('view.connections.connect')}
      state={form.formState}
      onSubmit={submit}
      onClose={onClose}
      size="sm"
    >
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
    </FormDialog>
  )
}
