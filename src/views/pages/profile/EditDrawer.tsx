import { TextArea } from '@core/components/forms/TextArea'
import { TextField } from '@core/components/forms/TextField'
import { useZodForm } from '@core/components/forms/useZodForm'
import { FormDrawer } from '@core/components/overlay/FormDrawer'
import { useController, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useFormWrite } from '@/redux/app/useFormWrite'
import type { Profile } from '@/redux/pages/profile/schema'
import { longestAbout, profileFormSchema } from '@/redux/pages/profile/schema'
import { updateProfile } from '@/redux/pages/profile/slice'
import { useFormat } from '@/utility/hooks/useFormat'
import { PictureField } from '@/views/shared/PictureField'
import { accountSettingsHref } from './paths'
import { usePictureTexts } from './usePictureTexts'

/** Mount it again for each edit. */
export function EditDrawer({
  profile: { header, userAbout },
  onClose,
}: {
  profile: Pick<Profile, 'header' | 'userAbout'>
  onClose: () => void
}) {
  const { t } = useTranslation('profile')
  const format = useFormat()
  const pictureTexts = usePictureTexts()
  const { designation, coverImg } = header
  const { about, lives, website } = userAbout
  const form = useZodForm(profileFormSchema, { defaultValues: { designation, coverImg, about, lives, website } })
  const { control, register } = form
  const { errors } = form.formState
  const cover = useController({ control, name: 'coverImg' }).field
  const written = useWatch({ control, name: 'about' })

  const submit = useFormWrite(form, async (values, write) => {
    if (await write(updateProfile, values, { success: t('toast.saved') })) onClose()
  })

  return (
    <FormDrawer title={t('edit')} submitLabel={t('save')} state={form.formState} onSubmit={submit} onClose={onClose}>
      <p className="text-muted text-sm">
        {t('field.elsewhere')} <Link to={accountSettingsHref}>{t('field.settings')}</Link>
      </p>
      <TextField
        label={t('field.designation')}
        autoComplete="organization-title"
        maxLength={80}
        dir="auto"
        {...register('designation')}
        error={errors.designation?.message}
      />
      <TextArea
        label={t('field.about')}
        hint={t('field.aboutHint', { used: format.number(written.length), limit: format.number(longestAbout) })}
        maxLength={longestAbout}
        rows={6}
        dir="auto"
        {...register('about')}
        error={errors.about?.message}
      />
      <TextField
        label={t('field.lives')}
        autoComplete="address-level2"
        maxLength={120}
        dir="auto"
        {...register('lives')}
        error={errors.lives?.message}
      />
      <TextField
        label={t('field.website')}
        hint={t('field.websiteHint')}
        type="url"
        autoComplete="url"
        maxLength={200}
        dir="ltr"
        {...register('website')}
        error={errors.website?.message}
      />
      <PictureField
        value={cover.value}
        onChange={cover.onChange}
        label={t('field.cover')}
        texts={pictureTexts}
        isRequired
      />
    </FormDrawer>
  )
}
