import { TextField } from '@core/components/forms/TextField'
import { useZodForm } from '@core/components/forms/useZodForm'
import { FormDialog } from '@core/components/overlay/FormDialog'
import { z } from '@core/schema'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

/** Services with a `connections` text in the locale files. */
export type Service =
  | 'google'
  | 'slack'
  | 'github'
  | 'mailchimp'
  | 'asana'
  | 'facebook'
  | 'x'
  | 'twitter'
  | 'instagram'
  | 'dribbble'
  | 'behance'

/** Services that identify users by email; the others use a username. */
const byEmail: ReadonlySet<Service> = new Set(['google', 'slack', 'mailchimp', 'asana'])

/** `@name`, `name`, or a profile URL. */
const handlePattern = /^(@?[\p{L}\p{N}._-]{2,40}|https:\/\/[^\s/]+\.[^\s]{2,200})$/u

function connectSchema(service: Service) {
  const handle = z.string().check(z.trim(), z.minLength(1))
  return z.object({ handle: handle.check(byEmail.has(service) ? z.email() : z.regex(handlePattern, 'handleWrong')) })
}

function toHandle(service: Service, text: string): string {
  return byEmail.has(service) || /^(@|https:)/.test(text) ? text : `@${text}`
}

interface ConnectDialogProps {
  service: Service
  onConnect: (handle: string) => Promise<boolean>
  onClose: () => void
}

export function ConnectDialog({ service, onConnect, onClose }: ConnectDialogProps) {
  const { t } = useTranslation('account')
  const schema = useMemo(() => connectSchema(service), [service])
  const form = useZodForm(schema, { defaultValues: { handle: '' } })
  const { errors } = form.formState
  const isEmail = byEmail.has(service)
  const message = errors.handle?.message

  const submit = form.handleSubmit(async ({ handle }) => {
    if (await onConnect(toHandle(service, handle))) onClose()
  })

  return (
    <FormDialog
      title={t('connections.connectNamed', { service: t(`connections.${service}`) })}
      submitLabel={t('connections.connect')}
      state={form.formState}
      onSubmit={submit}
      onClose={onClose}
      size="sm"
    >
      <TextField
        label={t(isEmail ? 'connections.handleEmail' : 'connections.handle')}
        hint={isEmail ? undefined : t('connections.handleHint')}
        type={isEmail ? 'email' : 'text'}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...form.register('handle')}
        error={message === 'handleWrong' ? t('connections.handleWrong') : message}
      />
    </FormDialog>
  )
}
