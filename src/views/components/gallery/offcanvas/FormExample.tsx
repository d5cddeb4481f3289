import { Button } from '@core/components/button/Button'
import { TextArea } from '@core/components/forms/TextArea'
import { TextField } from '@core/components/forms/TextField'
import { useZodForm } from '@core/components/forms/useZodForm'
import { FormDrawer } from '@core/components/overlay/FormDrawer'
import { z } from '@core/schema'
import { toast } from '@core/toast/toast'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

const schema = z.object({
  title: z.string().check(z.trim(), z.minLength(1)),
  note: z.string(),
})

export function FormExample() {
  const { t } = useTranslation('components')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="primary" icon={<Plus aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t('demo.addTask')}
      </Button>
      {isOpen && <TaskDrawer onClose={() => setOpen(false)} />}
    </>
  )
}

function TaskDrawer({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('components')
  const form = useZodForm(schema, { defaultValues: { title: '', note: '' } })
  const { errors } = form.formState
  const submit = form.handleSubmit(({ title }) => {
    toast.success(t('demo.task.added', { title }))
    onClose()
  })
  return (
    <FormDrawer
      title={t('demo.addTask')}
      submitLabel={t('demo.action.add')}
      state={form.formState}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField label={t('demo.task.title')} {...form.register('title')} error={errors.title?.message} />
      <TextArea label={t('demo.task.note')} isOptional {...form.register('note')} error={errors.note?.message} />
    </FormDrawer>
  )
}
