import { Badge } from '@core/components/Badge'
import { TextField } from '@core/components/forms/TextField'
import { withInputFormat } from '@core/components/forms/withInputFormat'
import { digitsOf } from '@core/digits'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { brandOf, codeLengthOf, isCardNumber, writeCardNumber, writeExpiry } from '@/utility/card'
import { SaveForm } from '../shared/SaveForm'

const brandNames = { visa: 'Visa', mastercard: 'Mastercard', amex: 'American Express' } as const

export function CardExample() {
  const { t } = useTranslation('formGallery')
  const { register, control } = useForm({ defaultValues: { number: '4242 4242 4242 4242', expires: '', code: '' } })
  const number = useWatch({ control, name: 'number' })
  const brand = brandOf(number)
  const codeLength = codeLengthOf(number)
  const isWhole = digitsOf(number).length >= 15
  const isWrong = isWhole && !isCardNumber(number)
  return (
    <SaveForm>
      <div className="form-row">
        <TextField
          label={t('demo.cardNumber')}
          hint={brand ? <Badge tone="info">{brandNames[brand]}</Badge> : t('demo.cardHint')}
          error={isWrong ? t('demo.cardRule') : undefined}
          inputMode="numeric"
          dir="ltr"
          autoComplete="cc-number"
          {...withInputFormat(register('number'), writeCardNumber)}
        />
        <TextField
          label={t('demo.expires')}
          hint={t('demo.expiresHint')}
          inputMode="numeric"
          dir="ltr"
          autoComplete="cc-exp"
          {...withInputFormat(register('expires'), writeExpiry)}
        />
        <TextField
          label={t('demo.code')}
          hint={t('demo.codeHint', { n: codeLength })}
          inputMode="numeric"
          dir="ltr"
          autoComplete="cc-csc"
          {...withInputFormat(register('code'), (text) => digitsOf(text).slice(0, codeLength))}
        />
      </div>
    </SaveForm>
  )
}
