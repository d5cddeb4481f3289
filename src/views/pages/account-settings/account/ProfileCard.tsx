import { noteSent } from '@core/components/forms/noteSent'
import { TextField } from '@core/components/forms/TextField'
import { useController, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useFormWrite } from '@/redux/app/useFormWrite'
import type { AccountSettings } from '@/redux/pages/account-settings/schema'
import { generalFormSchema } from '@/redux/pages/account-settings/schema'
import { saveGeneral } from '@/redux/pages/account-settings/slice'
import { useSettingsForm } from '../settings'
import { SettingsForm } from '../SettingsForm'
import { AvatarField } from './AvatarField'
import styles from '../account-settings.module.scss'

/** The shell shows changes at once. */
export function ProfileCard({ general }: Pick<AccountSettings, 'general'>) {
  const { t } = useTranslation('accountSettings')
  const { form, discard } = useSettingsForm(generalFormSchema, general)
  const { control, register, formState } = form
  const { errors } = formState
  const avatar = useController({ control, name: 'avatar' }).field
  const fullName = useWatch({ control, name: 'fullName' })

  const submit = useFormWrite(form, async (values, write) => {
    const takeSaved = noteSent(form)
    const saved = await write(saveGeneral, values, { success: t('profile.saved') })
    if (saved) takeSaved(saved.answer.general)
  })

  return (
    <SettingsForm title={t('profile.title')} state={formState} onSubmit={submit} onDiscard={discard}>
      <AvatarField name={fullName} value={avatar.value} saved={general.avatar} onChange={avatar.onChange} />
      <div className={styles.fields}>
        <TextField
          label={t('field.fullName')}
          autoComplete="name"
          dir="auto"
          {...register('fullName')}
          error={errors.fullName?.message}
        />
        <TextField
          label={t('field.username')}
          autoComplete="nickname"
          dir="auto"
          autoCapitalize="none"
          spellCheck={false}
          {...register('username')}
          error={errors.username?.message}
        />
        <TextField
          label={t('field.email')}
          hint={t('field.emailHint')}
          type="email"
          autoComplete="email"
          dir="ltr"
          {...register('email')}
          error={errors.email?.message}
        />
        <TextField
          label={t('field.company')}
          isOptional
          autoComplete="organization"
          dir="auto"
          {...register('company')}
          error={errors.company?.message}
        />
      </div>
    </SettingsForm>
  )
}
