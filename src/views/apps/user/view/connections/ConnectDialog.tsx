import { TextField } from '@core/components/forms/TextField'
import { useZodForm } from '@core/components/forms/useZodForm'
import { FormDialog } from '@core/components/overlay/FormDialog'
import { z } from '@core/schema'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { UserDetails } from '@/redux/apps/user/detailsSchema'

type ConnectionKey = UserDetails['connections'][number]['key']

/** Services that know people by their email address; the others by a name of their own. */
const byEmail: ReadonlySet<ConnectionKey> = new Set(['google', 'slack', 'mailchimp', 'asana'])

function isByEmail(key: ConnectionKey): boolean {
  return byEmail.has(key)
}

/** `@name`, `name`, or the address of a profile. */
const handlePattern = /^(@?[\p{L}\p{N}._-]{2,40}|https:\/\/[^\s/]+\.[^\s]{2,200})$/u

/** What the one field of the dialog takes. */
function connectSchema(key: ConnectionKey) {
  const handle = z.string().check(z.trim(), z.minLength(1))
  return z.object({ handle: handle.check(isByEmail(key) ? z.email() : z.regex(handlePattern, 'handleWrong')) })
}

/** A bare name is written with its `@`. */
function toHandle(key: ConnectionKey, text: string): string {
  return isByEmail(key) || /^(@|https:)/.test(text) ? text : `@${text}`
}

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
