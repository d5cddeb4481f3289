import { Button } from '@core/components/button/Button'
import { UserRoundPlus } from 'lucide-react'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useAppSelector, useRequest } from '@/redux/app/hooks'
import { fetchClients, selectClients } from '@/redux/apps/invoice/formSlice'
import type { Client } from '@/redux/shell/invoices/schema'
import { ClientBlock } from '../shared/ClientBlock'
import { Combobox } from '@core/components/forms/Combobox'
import { matches } from './textMatch'
import type { InvoiceControl } from './useInvoiceForm'
import { fieldId } from './field'
import styles from './invoice-form.module.scss'

interface ClientFieldProps {
  control: InvoiceControl
  client: Client | null
  onAdd: () => void
}

const isSame = (email: string, other: string) => email.toLowerCase() === other.toLowerCase()

export function ClientField({ control, client, onAdd }: ClientFieldProps) {
  const { t } = useTranslation('invoice')
  const retry = useRequest(fetchClients, undefined)
  const { rows, request } = useAppSelector(selectClients)
  const { field, fieldState } = useController({ control, name: 'clientEmail' })
  const [typed, setTyped] = useState<string>()
  const found = rows.filter(
    ({ name, company, companyEmail, country }) =>
      typed === undefined || matches(typed, [name, company, companyEmail, country]),
  )

  /** Accepts a fully typed name or email. Other text keeps the last choice. */
  function handleBlur() {
    const text = typed?.trim() ?? ''
    const meant = rows.find(({ name, companyEmail }) => isSame(text, name) || isSame(text, companyEmail))
    if (meant) field.onChange(meant.companyEmail)
    else if (typed !== undefined && text === '') field.onChange('')
    if (meant ?? (text === '' || client)) setTyped(undefined)
    if (typed !== undefined || fieldState.isDirty) field.onBlur()
  }

  return (
    <div className={styles.clientField}>
      <div className={`d-grid gap-2 align-items-start ${styles.clientPick}`}>
        <Combobox
          id={fieldId('clientEmail')}
          label={t('field.client')}
          placeholder={t('form.client.find')}
          text={typed ?? client?.name ?? ''}
          onText={setTyped}
          onBlur={handleBlur}
          inputRef={field.ref}
          options={found.map(({ name, company, companyEmail }) => ({ key: companyEmail, label: name, sub: company }))}
          onPick={(email) => {
            setTyped(undefined)
            field.onChange(email)
          }}
          emptyText={t(request.status === 'succeeded' ? 'form.client.nothing' : 'form.client.loading')}
          error={fieldState.error?.message}
        />
        <Button icon={<UserRoundPlus aria-hidden="true" />} onClick={onAdd}>
          {t('form.client.add')}
        </Button>
      </div>
      {request.status === 'failed' && (
        <div className={`cluster ${styles.clientFailure}`} role="alert">
          {t('form.client.failed')}
          <Button size="sm" onClick={retry}>
            {t('form.client.retry')}
          </Button>
        </div>
      )}
      {client && <ClientBlock client={client} />}
    </div>
  )
}
