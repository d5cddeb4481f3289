import { RichText } from '@core/components/editor/RichText'
import { useZodForm } from '@core/components/forms/useZodForm'
import { FormDialog } from '@core/components/overlay/FormDialog'
import { Controller } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useAppSelector } from '@/redux/app/hooks'
import { useFormWrite } from '@/redux/app/useFormWrite'
import { signatureSchema } from '@/redux/apps/email/schema'
import { selectSignature, updateSignature } from '@/redux/apps/email/signatureSlice'

/** What stands below one's letters. */
export function SignatureDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('email')
  const { signature: before } = useAppSelector(selectSignature)
  const form = useZodForm(signatureSchema, { defaultValues: { signature: before } })
  const submit = useFormWrite(form, async ({ signature }, write) => {
    const undo = () => write(updateSignature, before)
    if (await write(updateSignature, signature, { done: t('signature.saved'), undo })) onClose()
  })

  return (
    <FormDialog
      title={t('signature.title')}
      submitLabel={t('signature.save')}
      state={form.formState}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="text-muted mb-0">{t('signature.text')}</p>
      <Controller
        control={form.control}
        name="signature"
        render={({ field }) => (
          <RichText label={t('signature.title')} value={field.value} onChange={field.onChange} hasFocus />
        )}
      />
    </FormDialog>
  )
}
