import { RichText } from '@core/components/editor/RichText'
import { ErrorState } from '@core/components/ErrorState'
import { useZodForm } from '@core/components/forms/useZodForm'
import { LoadingRegion } from '@core/components/LoadingRegion'
import { Dialog } from '@core/components/overlay/Dialog'
import { FormDialog } from '@core/components/overlay/FormDialog'
import { Skeleton } from '@core/components/Skeleton'
import { useErrorText } from '@core/hooks/useErrorText'
import { useState } from 'react'
import { Controller } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useAppDispatch, useAppSelector } from '@/redux/app/hooks'
import { useFormWrite } from '@/redux/app/useFormWrite'
import { signatureSchema } from '@/redux/apps/email/schema'
import { fetchSignature, selectSignature, updateSignature } from '@/redux/apps/email/signatureSlice'

interface SignatureFormProps {
  before: string
  onClose: () => void
}

function SignatureForm({ before, onClose }: SignatureFormProps) {
  const { t } = useTranslation('email')
  const form = useZodForm(signatureSchema, { defaultValues: { signature: before } })
  const submit = useFormWrite(form, async ({ signature }, write) => {
    const undo = () => write(updateSignature, before)
    if (await write(updateSignature, signature, { success: t('signature.saved'), undo })) onClose()
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

/** Edits the signature. Rendered after loading, so saving never overwrites an unseen signature. */
export function SignatureDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['email', 'kit'])
  const dispatch = useAppDispatch()
  const errorText = useErrorText()
  const { signature, request } = useAppSelector(selectSignature)
  // The form stays mounted during a refetch, for example after another login.
  const [before, setBefore] = useState<string | null>(null)
  if (before === null && request.status === 'succeeded') setBefore(signature)
  if (before !== null) return <SignatureForm before={before} onClose={onClose} />
  return (
    <Dialog isOpen onClose={onClose} title={t('signature.title')}>
      {request.status === 'failed' ? (
        <ErrorState
          title={t('kit:card.failed', { name: t('signature.title') })}
          text={errorText(request.error)}
          onRetry={() => void dispatch(fetchSignature())}
        />
      ) : (
        <LoadingRegion>
          <Skeleton shape="block" height="12rem" />
        </LoadingRegion>
      )}
    </Dialog>
  )
}
