import { TextField } from '@core/components/forms/TextField'
import { withInputFormat } from '@core/components/forms/withInputFormat'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'

/** Groups by four: `DE89 3704 …`. */
function writeIban(text: string): string {
  const signs = text.toUpperCase().replace(/[^A-Z0-9]/g, '')
  return signs.slice(0, 34).replace(/(.{4})(?=.)/g, '$1 ')
}

/** ISO 13616: letters count from 10, and the number modulo 97 is 1. */
function isIban(text: string): boolean {
  const signs = text.replaceAll(' ', '')
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(signs)) return false
  const digits = Array.from(signs.slice(4) + signs.slice(0, 4), (sign) => parseInt(sign, 36)).join('')
  return BigInt(digits) % 97n === 1n
}

export function IbanExample() {
  const { t } = useTranslation('formGallery')
  const { register, control } = useForm({ defaultValues: { iban: 'DE89 3704 0044 0532 0130 00' } })
  const iban = useWatch({ control, name: 'iban' })
  const isValid = isIban(iban)
  return (
    <TextField
      label={t('demo.iban')}
      hint={
        isValid ? t('demo.ibanValid') : t('demo.forExample', { example: '\u2066GB29 NWBK 6016 1331 9268 19\u2069' })
      }
      error={iban.length >= 18 && !isValid ? t('demo.ibanRule') : undefined}
      dir="ltr"
      spellCheck={false}
      autoCapitalize="characters"
      {...withInputFormat(register('iban'), writeIban, /[A-Z0-9]/gi)}
    />
  )
}
