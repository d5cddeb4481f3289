import { use } from 'react'
import { useController } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useAppSelector } from '@/redux/app/hooks'
import { selectItemTemplates } from '@/redux/apps/invoice/formSlice'
import { useFormat } from '@/utility/hooks/useFormat'
import { Combobox } from '@core/components/forms/Combobox'
import { matches } from '../textMatch'
import type { InvoiceFormReturn } from '../useInvoiceForm'
import { CurrencyContext } from '../../shared/useMoney'
import { fieldId } from '../field'

/** Title of a line: free text, or an item template that also sets description and price. */
export function ItemField({ form, index }: { form: InvoiceFormReturn; index: number }) {
  const { t } = useTranslation('invoice')
  const format = useFormat()
  const { rows } = useAppSelector(selectItemTemplates)
  const { field, fieldState } = useController({ control: form.control, name: `lines.${index}.title` })
  // Templates have prices in US dollars; in other currencies the user types the price.
  const isInDollars = use(CurrencyContext) === 'USD'
  const isPicked = rows.some(({ title }) => title === field.value)
  const found = isPicked ? rows : rows.filter(({ title, description }) => matches(field.value, [title, description]))

  function pick(key: string) {
    const item = rows.find(({ id }) => String(id) === key)
    if (!item) return
    const options = { shouldDirty: true, shouldValidate: true }
    form.setValue(`lines.${index}.title`, item.title, options)
    form.setValue(`lines.${index}.description`, item.description, options)
    if (isInDollars) form.setValue(`lines.${index}.price`, item.price, options)
  }

  return (
    <Combobox
      id={fieldId(`lines.${index}.title`)}
      label={t('field.item')}
      placeholder={t('form.line.find')}
      text={field.value}
      onText={field.onChange}
      onBlur={() => fieldState.isDirty && field.onBlur()}
      inputRef={field.ref}
      options={found.map(({ id, title, price }) => ({
        key: String(id),
        label: title,
        ...(isInDollars && { sub: format.money(price) }),
      }))}
      onPick={pick}
      error={fieldState.error?.message}
    />
  )
}
