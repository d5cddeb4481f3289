import { Button } from '@core/components/button/Button'
import { TextField } from '@core/components/forms/TextField'
import { useZodForm } from '@core/components/forms/useZodForm'
import { FormDialog } from '@core/components/overlay/FormDialog'
import { z } from '@core/schema'
import { toast } from '@core/toast/toast'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(1)),
  email: z.string().check(z.trim(), z.minLength(1), z.email()),
})

export function FormExample() {
  const { t } = useTranslation('components')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="primary" onClick={() => setOpen(true)}>
        {t('demo.person.add')}
      </Button>
      {isOpen && <PersonDialog onClose={() => setOpen(false)} />}
    </>
  )
}

function PersonDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('components')
  const form = useZodForm(schema, { defaultValues: { name: '', email: '' } })
  const { errors } = form.formState
  const submit = form.handleSubmit(({ name }) => {
    toast.success(t('demo.person.added', { name }))
    onClose()
  })
  return (
    <FormDialog
      title={t('demo.person.add')}
      submitLabel={t('demo.action.add')}
      state={form.formState}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField label={t('demo.person.name')} {...form.register('name')} error={errors.name?.message} />
      <TextField
        label={t('demo.person.email')}
        type="email"
        {...form.register('email')}
        error={errors.email?.message}
      />
    </FormDialog>
  )
}
