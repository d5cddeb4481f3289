import { readDay, writeDay, writeDayAsTyped } from '@core/components/forms/dateEntry'
import { TextField } from '@core/components/forms/TextField'
import { withInputFormat } from '@core/components/forms/withInputFormat'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { SaveForm } from '../shared/SaveForm'

export function DayExample() {
  const { t, i18n } = useTranslation('formGallery')
  const { register, control } = useForm({ defaultValues: { day: '' } })
  const text = useWatch({ control, name: 'day' })
  const day = readDay(text, i18n.language)
  const isWhole = text.length === 10
  return (
    <SaveForm>
      <TextField
        label={t('demo.birthday')}
        hint={
          day && isWhole
            ? new Intl.DateTimeFormat(i18n.language, { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(day))
            : t('demo.forExample', { example: writeDay('1990-11-17', i18n.language) })
        }
        error={isWhole && !day ? 'date' : undefined}
        inputMode="numeric"
        dir="ltr"
        autoComplete="bday"
        {...withInputFormat(register('day'), (typed) => writeDayAsTyped(typed, i18n.language))}
      />
    </SaveForm>
  )
}
