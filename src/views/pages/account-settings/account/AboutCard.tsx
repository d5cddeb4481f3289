import { DateField } from '@core/components/forms/DateField'
import { TextArea } from '@core/components/forms/TextArea'
import { noteSent } from '@core/components/forms/noteSent'
import { TextField } from '@core/components/forms/TextField'
import { useController, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useFormWrite } from '@/redux/app/useFormWrite'
import type { AccountSettings } from '@/redux/pages/account-settings/schema'
import { accountSettingsSchema } from '@/redux/pages/account-settings/schema'
import { saveInfo } from '@/redux/pages/account-settings/slice'
import { useFormat } from '@/utility/hooks/useFormat'
import { SettingsForm } from '../SettingsForm'
import { useSettingsForm } from '../settings'
import styles from '../account-settings.module.scss'

const longestBio = 600

export function AboutCard({ info }: Pick<AccountSettings, 'info'>) {
  const { t } = useTranslation('accountSettings')
  const format = useFormat()
  const { form, discard } = useSettingsForm(accountSettingsSchema.shape.info, info)
  const { control, register, formState } = form
  const { errors } = formState
  const birthday = useController({ control, name: 'dob' }).field
  const bio = useWatch({ control, name: 'bio' })

  const submit = useFormWrite(form, async (values, write) => {
    const takeSaved = noteSent(form)
    const saved = await write(saveInfo, values, { success: t('about.saved') })
    if (saved) takeSaved(saved.answer.info)
  })

  return (
    <SettingsForm title={t('about.title')} state={formState} onSubmit={submit} onDiscard={discard}>
      <TextArea
        label={t('field.bio')}
        isOptional
        hint={t('field.bioHint', { used: format.number(bio.length), limit: format.number(longestBio) })}
        maxLength={longestBio}
        dir="auto"
        {...register('bio')}
        error={errors.bio?.message}
      />
      <div className={styles.fields}>
        <DateField label={t('field.dob')} isOptional autoComplete="bday" {...birthday} error={errors.dob?.message} />
        <TextField
          label={t('field.country')}
          isOptional
          autoComplete="country-name"
          dir="auto"
          {...register('country')}
          error={errors.country?.message}
        />
        <TextField
          label={t('field.website')}
          isOptional
          type="url"
          autoComplete="url"
          dir="ltr"
          {...register('website')}
          error={errors.website?.message}
        />
        <TextField
          label={t('field.phone')}
          isOptional
          type="tel"
          autoComplete="tel"
          dir="ltr"
          {...register('phone')}
          error={errors.phone?.message}
        />
      </div>
    </SettingsForm>
  )
}
