import { Button } from '@core/components/button/Button'
import { TextField } from '@core/components/forms/TextField'
import { useZodForm } from '@core/components/forms/useZodForm'
import { FormDialog } from '@core/components/overlay/FormDialog'
import { z } from '@core/schema'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

const schema = z.object({ name: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)) })

export function InputExample() {
  const { t } = useTranslation('extensions')
  const [name, setName] = useState('Atlas')
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="cluster">
      <strong dir="auto" className="text-break">
        {name}
      </strong>
      <Button size="sm" icon={<Pencil aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t('demo.rename.open')}
      </Button>
      {isOpen && <RenameDialog name={name} onRename={setName} onClose={() => setOpen(false)} />}
    </div>
  )
}

interface RenameDialogProps {
  name: string
  onRename: (name: string) => void
  onClose: () => void
}

function RenameDialog({ name, onRename, onClose }: RenameDialogProps) {
  const { t } = useTranslation('extensions')
  const form = useZodForm(schema, { defaultValues: { name } })
  const submit = form.handleSubmit((values) => {
    onRename(values.name)
    onClose()
  })
  return (
    <FormDialog
      size="sm"
      title={t('demo.rename.title')}
      submitLabel={t('demo.rename.save')}
      state={form.formState}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={t('demo.rename.label')}
        error={form.formState.errors.name?.message}
        {...form.register('name')}
      />
    </FormDialog>
  )
}
