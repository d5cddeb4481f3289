import { TextField } from '@core/components/forms/TextField'
import { withInputFormat } from '@core/components/forms/withInputFormat'
import { digitsOf } from '@core/digits'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { SaveForm } from '../shared/SaveForm'

/** North American format while typing: (212) 555-0148. */
function writePhone(text: string): string {
  const digits = digitsOf(text).replace(/^1/, '').slice(0, 10)
  if (digits.length < 4) return digits
  const [area, exchange, line] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)]
  return `(${area}) ${exchange}${line && `-${line}`}`
}

const sample = '(212) 555-0148'

export function PhoneExample() {
  const { t } = useTranslation('formGallery')
  const { register } = useForm({ defaultValues: { phone: sample } })
  return (
    <SaveForm>
      <TextField
        label={t('demo.phone')}
        hint={t('demo.forExample', { example: `\u2066${sample}\u2069` })}
        type="tel"
        dir="ltr"
        autoComplete="tel-national"
        placeholder={sample}
        {...withInputFormat(register('phone'), writePhone)}
      />
    </SaveForm>
  )
}
