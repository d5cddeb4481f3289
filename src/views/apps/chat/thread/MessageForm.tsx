import { TextArea } from '@core/components/forms/TextArea'
import { useZodForm } from '@core/components/forms/useZodForm'
import { FormDialog } from '@core/components/overlay/FormDialog'
import { validationMessage } from '@core/validation/validationMessage'
import { useTranslation } from 'react-i18next'
import { useFormWrite } from '@/redux/app/useFormWrite'
import type { Message } from '@/redux/apps/chat/schema'
import { messageChangeSchema } from '@/redux/apps/chat/schema'
import { updateMessage } from '@/redux/apps/chat/slice'

interface MessageFormProps {
  contactId: number
  message: Message
  onClose: () => void
}

export function MessageForm({ contactId, message: before, onClose }: MessageFormProps) {
  const { t } = useTranslation('chat')
  const place = { id: contactId, messageId: before.id }
  const form = useZodForm(messageChangeSchema, { defaultValues: { ...place, message: before.message } })
  const submit = useFormWrite(form, async ({ message }, write) => {
    if (message === '' && !before.image) {
      form.setError('message', { message: validationMessage('required') }, { shouldFocus: true })
      return
    }
    if (message === before.message) {
      onClose()
      return
    }
    const saved = await write(
      updateMessage,
      { ...place, message },
      {
        success: t('toast.messageChanged'),
        undo: () => write(updateMessage, { ...place, message: before.message }, { success: t('toast.messageBack') }),
      },
    )
    if (saved) onClose()
  })

  return (
    <FormDialog
      title={t('edit.title')}
      submitLabel={t('edit.save')}
      state={form.formState}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextArea
        label={t('edit.words')}
        rows={5}
        dir="auto"
        {...form.register('message')}
        error={form.formState.errors.message?.message}
      />
    </FormDialog>
  )
}
