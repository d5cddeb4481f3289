import { RadioCards } from '@core/components/forms/RadioCards'
import { TextField } from '@core/components/forms/TextField'
import { useZodForm } from '@core/components/forms/useZodForm'
import { FormDialog } from '@core/components/overlay/FormDialog'
import { ToneDot } from '@core/components/sidebar/ToneDot'
import { validationMessage } from '@core/validation/validationMessage'
import { Controller } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useFormWrite } from '@/redux/app/useFormWrite'
import { addLabel, updateLabel } from '@/redux/apps/email/labelSlice'
import type { OwnLabel } from '@/redux/apps/email/schema'
import { labelTones, newLabelSchema } from '@/redux/apps/email/schema'
import { useLabels } from '../hooks/useLabels'

interface LabelFormProps {
  /** Which one to change; without one, a new one is made. */
  label: OwnLabel | null
  onClose: () => void
}

/** Makes a label, or renames and recolors one. */
export function LabelForm({ label, onClose }: LabelFormProps) {
  const { t } = useTranslation('email')
  const labels = useLabels()
  const form = useZodForm(newLabelSchema, {
    defaultValues: label ? { name: label.name, tone: label.tone } : { name: '', tone: 'info' },
  })
  const submit = useFormWrite(form, async (given, write) => {
    // The backend does not know what this language calls the labels that every mailbox has.
    const isTaken = labels.some(({ id, name }) => id !== label?.id && name.toLowerCase() === given.name.toLowerCase())
    if (isTaken) {
      form.setError('name', { message: validationMessage('taken') }, { shouldFocus: true })
      return
    }
    const telling = { done: t(label ? 'ownLabels.changed' : 'ownLabels.made', { name: given.name }) }
    const back = label && { id: label.id, name: label.name, tone: label.tone }
    const done = await (back
      ? write(updateLabel, { id: back.id, ...given }, { ...telling, undo: () => write(updateLabel, back) })
      : write(addLabel, given, telling))
    if (done) onClose()
  })

  return (
    <FormDialog
      size="sm"
      title={t(label ? 'ownLabels.edit' : 'ownLabels.add')}
      submitLabel={t('ownLabels.save')}
      state={form.formState}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={t('ownLabels.name')}
        autoComplete="off"
        dir="auto"
        {...form.register('name')}
        error={form.formState.errors.name?.message}
      />
      <Controller
        control={form.control}
        name="tone"
        render={({ field }) => (
          <RadioCards
            layout="inline"
            label={t('ownLabels.tone')}
            options={labelTones.map((tone) => ({
              value: tone,
              label: t(`ownLabels.tones.${tone}`),
              picture: <ToneDot tone={tone} />,
            }))}
            value={field.value}
            onChange={field.onChange}
          />
        )}
      />
    </FormDialog>
  )
}
