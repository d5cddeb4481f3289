import { Card } from '@core/components/Card'
import { Button } from '@core/components/button/Button'
import { ErrorSummary } from '@core/components/forms/ErrorSummary'
import { useHold } from '@core/components/forms/useHold'
import { SwitchField } from '@core/components/forms/SwitchField'
import { TextArea } from '@core/components/forms/TextArea'
import { useMediaQuery } from '@core/hooks/useMediaQuery'
import { lazyPart } from '@core/lazy/lazyPart'
import { Eye } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router-dom'
import { useAppSelector, useRequest } from '@/redux/app/hooks'
import { fetchItemTemplates, selectClients } from '@/redux/apps/invoice/formSlice'
import type { Client } from '@/redux/shell/invoices/schema'
import { paidOf } from '@/utility/money'
import { paths } from '../paths'
import type { SheetInvoice } from '../shared/sheetInvoice'
import { CurrencyContext } from '../shared/useMoney'
import { ClientField } from './ClientField'
import { FormBar } from './FormBar'
import { HeadFields } from './HeadFields'
import { LivePreview } from './LivePreview'
import { targetId, wrongFields } from './formErrors'
import styles from './invoice-form.module.scss'
import type { InvoiceFormValues } from './invoiceForm'
import { LineList } from './lines/LineList'
import type { InvoiceControl, InvoiceFormReturn } from './useInvoiceForm'
import { useInvoiceForm } from './useInvoiceForm'
import { fieldId, useFieldError } from './field'

/** Note, and switches for the texts below the totals. */
function TextsCard({ form }: { form: InvoiceFormReturn }) {
  const { t } = useTranslation('invoice')
  const { register, formState } = form
  return (
    <Card title={t('form.texts')}>
      <div className="form-stack">
        <TextArea
          label={t('form.note')}
          isOptional
          id={fieldId('note')}
          {...register('note')}
          error={formState.errors.note?.message}
        />
        <SwitchField label={t('form.hasPaymentTerms')} {...register('hasPaymentTerms')} />
        <SwitchField label={t('form.hasClientNotes')} {...register('hasClientNotes')} />
        <SwitchField label={t('form.hasPaymentStub')} {...register('hasPaymentStub')} />
      </div>
    </Card>
  )
}

function FormErrors({ control }: { control: InvoiceControl }) {
  const { t } = useTranslation('invoice')
  const errorOf = useFieldError()
  const { errors, submitCount } = useFormState({ control })
  if (submitCount === 0) return null

  const fields = wrongFields(errors).map(({ name, line, field, message }) => {
    const label = t(`form.label.${field}`)
    return {
      id: targetId(name),
      label: line === null ? label : t('form.line.field', { place: line + 1, label }),
      error: errorOf(message),
    }
  })
  return <ErrorSummary fields={fields} />
}

const Dialog = lazyPart(() => import('@core/components/overlay/Dialog').then(({ Dialog }) => Dialog))
const ClientDrawer = lazyPart(() => import('./ClientDrawer').then(({ ClientDrawer }) => ClientDrawer))

interface InvoiceFormProps {
  /** Initial values; later changes are ignored. */
  start: InvoiceFormValues
  id: number | null
  client: Client | null
  isDraft: boolean
  /** Parts that the form does not change. */
  fixed: Pick<SheetInvoice, 'number' | 'bank' | 'payments'>
}

/** Invoice form with a live preview, beside it on wide screens, otherwise in a dialog. */
export function InvoiceForm({ start, id, client: first, isDraft, fixed }: InvoiceFormProps) {
  const { t } = useTranslation('invoice')
  const { form, save, saving, saved } = useInvoiceForm(start, id, paidOf(fixed.payments))
  const { control } = form
  const held = useHold(saving !== null)
  useRequest(fetchItemTemplates, undefined)
  const { rows } = useAppSelector(selectClients)
  const [added, setAdded] = useState<readonly Client[]>([])
  const [dialog, setDialog] = useState<'client' | 'preview' | null>(null)
  const isWide = useMediaQuery('(width >= 1200px)')
  const [clientEmail, currency] = useWatch({ control, name: ['clientEmail', 'currency'] })

  if (saved) return <Navigate to={paths.invoicePreview.href({ id: saved.id })} replace />

  const known = [...rows, ...added, ...(first ? [first] : [])]
  const client = known.find(({ companyEmail }) => companyEmail === clientEmail) ?? null
  const preview = <LivePreview control={control} client={client} fixed={fixed} />

  return (
    <>
      <div className={styles.invoiceForm}>
        <form
          ref={held}
          className="stack"
          noValidate
          aria-label={t('form.label.form')}
          onSubmit={(event) => {
            event.preventDefault()
            void save('keep')
          }}
        >
          <FormErrors control={control} />
          <Card title={t('form.head')}>
            <div className="form-stack">
              <ClientField control={control} client={client} onAdd={() => setDialog('client')} />
              <HeadFields form={form} number={fixed.number} isNew={id === null} isPaidOn={fixed.payments.length > 0} />
            </div>
          </Card>
          <CurrencyContext value={currency}>
            <LineList form={form} />
          </CurrencyContext>
          <TextsCard form={form} />
          <FormBar
            isDraft={isDraft}
            saving={saving}
            onSend={() => void save('send')}
            cancelTo={id === null ? paths.invoiceList.href() : paths.invoicePreview.href({ id })}
          >
            {!isWide && (
              <Button icon={<Eye aria-hidden="true" />} onClick={() => setDialog('preview')}>
                {t('form.preview')}
              </Button>
            )}
          </FormBar>
        </form>
        {isWide && (
          <Card className={styles.invoiceFormPreview} title={t('form.preview')}>
            {/* Keyboard users scroll it with the arrow keys. */}
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
            <div className={styles.previewScroll} role="region" aria-label={t('form.preview')} tabIndex={0}>
              {preview}
            </div>
          </Card>
        )}
      </div>
      {dialog === 'preview' && (
        <Suspense fallback={null}>
          <Dialog isOpen onClose={() => setDialog(null)} title={t('form.preview')} size="lg">
            {preview}
          </Dialog>
        </Suspense>
      )}
      {dialog === 'client' && (
        <Suspense fallback={null}>
          <ClientDrawer
            onClose={() => setDialog(null)}
            onAdded={(client) => {
              setAdded([...added, client])
              form.setValue('clientEmail', client.companyEmail, { shouldDirty: true, shouldValidate: true })
              setDialog(null)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
