import { Alert } from '@core/components/Alert'
import { Button } from '@core/components/button/Button'
import { SelectField } from '@core/components/forms/SelectField'
import { TextField } from '@core/components/forms/TextField'
import { useZodForm } from '@core/components/forms/useZodForm'
import { Dialog } from '@core/components/overlay/Dialog'
import { FormDialog } from '@core/components/overlay/FormDialog'
import { copyText } from '@core/toast/copyText'
import { Copy } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormWrite } from '@/redux/app/useFormWrite'
import { newApiKeySchema, scopes } from '@/redux/pages/api-key/schema'
import { createApiKey } from '@/redux/pages/api-key/slice'

/** The full key is shown only once. It cannot be fetched again. */
function WholeKey({ name, wholeKey, onClose }: { name: string; wholeKey: string; onClose: () => void }) {
  const { t } = useTranslation('apiKey')
  return (
    <Dialog
      isOpen
      title={t('whole.title', { name })}
      onClose={onClose}
      footer={
        <>
          <Button
            variant="primary"
            icon={<Copy aria-hidden="true" />}
            onClick={() => void copyText(wholeKey, { done: t('whole.copied'), failed: t('whole.notCopied') })}
          >
            {t('whole.copy')}
          </Button>
          <Button onClick={onClose}>{t('whole.close')}</Button>
        </>
      }
    >
      <div className="form-stack">
        <Alert tone="warning">{t('whole.once')}</Alert>
        <TextField
          label={t('whole.key')}
          value={wholeKey}
          readOnly
          dir="ltr"
          onFocus={({ target }) => target.select()}
        />
      </div>
    </Dialog>
  )
}

export function NewKey({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('apiKey')
  const [made, setMade] = useState<{ name: string; key: string } | null>(null)
  const form = useZodForm(newApiKeySchema, { defaultValues: { name: '', scope: 'read-only' } })
  const { errors } = form.formState

  const submit = useFormWrite(form, async (values, write) => {
    const done = await write(createApiKey, values)
    if (done) setMade({ name: values.name, key: done.answer.key })
  })

  if (made) return <WholeKey name={made.name} wholeKey={made.key} onClose={onClose} />
  return (
    <FormDialog
      title={t('create')}
      submitLabel={t('create')}
      state={form.formState}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={t('form.name')}
        hint={t('form.nameHint')}
        autoComplete="off"
        {...form.register('name')}
        error={errors.name?.message}
      />
      <SelectField
        label={t('form.scope')}
        options={scopes.map((scope) => ({ value: scope, label: t(`scope.${scope}`) }))}
        {...form.register('scope')}
        error={errors.scope?.message}
      />
    </FormDialog>
  )
}
