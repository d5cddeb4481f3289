import { announce } from '@core/components/announce'
import { Button } from '@core/components/button/Button'
import { applyServerErrors } from '@core/components/forms/applyServerErrors'
import { RadioCards } from '@core/components/forms/RadioCards'
import { SwitchField } from '@core/components/forms/SwitchField'
import { TextArea } from '@core/components/forms/TextArea'
import { useZodForm } from '@core/components/forms/useZodForm'
import { Drawer } from '@core/components/overlay/Drawer'
import { hasUnsaved } from '@core/components/overlay/unsaved'
import { useDiscardQuestion } from '@core/components/overlay/useDiscardQuestion'
import { useErrorText } from '@core/hooks/useErrorText'
import { z } from '@core/schema'
import { toast } from '@core/toast/toast'
import { LogOut } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/redux/app/hooks'
import type { ProfileChange, ProfileUser } from '@/redux/apps/chat/schema'
import { longestAbout, profileUserSchema, statuses } from '@/redux/apps/chat/schema'
import { updateProfile } from '@/redux/apps/chat/slice'
import { signOut } from '@/redux/shell/session/slice'
import { PersonHead } from './PersonHead'
import styles from '../chat.module.scss'

const formSchema = z.pick(profileUserSchema, { about: true })

interface ProfileDrawerProps {
  user: ProfileUser
  onClose: () => void
}

/** One's own profile. Presence and settings are stored as they are chosen, what one says of oneself when it is saved. */
export function ProfileDrawer({ user, onClose }: ProfileDrawerProps) {
  const { t } = useTranslation('chat')
  const dispatch = useAppDispatch()
  const errorText = useErrorText()
  const mayDiscard = useDiscardQuestion()
  const form = useZodForm(formSchema, { defaultValues: { about: user.about } })
  const { errors, isDirty, isSubmitting } = form.formState
  const about = useWatch({ control: form.control, name: 'about' })

  async function store(change: ProfileChange): Promise<void> {
    const result = await dispatch(updateProfile(change))
    if (updateProfile.fulfilled.match(result)) announce(t('toast.profileSaved'))
    if (updateProfile.rejected.match(result) && result.payload) {
      toast.error(errorText(result.payload), { retry: () => void store(change) })
    }
  }

  const save = form.handleSubmit(async (values) => {
    const result = await dispatch(updateProfile(values))
    if (updateProfile.fulfilled.match(result)) {
      form.reset({ about: result.payload.profileUser.about })
      toast.success(t('toast.profileSaved'))
    } else if (result.payload && !applyServerErrors(form, result.payload.fields)) {
      toast.error(errorText(result.payload), { retry: () => void save() })
    }
  })

  async function leave() {
    if (!hasUnsaved() || (await mayDiscard())) await dispatch(signOut('asked'))
  }

  return (
    <Drawer isOpen side="start" title={t('profile.title')} isDirty={isDirty} onClose={onClose}>
      <div className={styles.chatDrawer}>
        <PersonHead person={user} />
        <form className="form-stack" noValidate onSubmit={(event) => void save(event)}>
          <TextArea
            label={t('field.about')}
            hint={t('profile.aboutHint', { used: about.length, limit: longestAbout })}
            error={errors.about?.message}
            rows={3}
            {...form.register('about')}
          />
          <div>
            <Button size="sm" variant="primary" type="submit" disabled={!isDirty} pending={isSubmitting}>
              {t('profile.save')}
            </Button>
          </div>
        </form>
        <RadioCards
          label={t('field.status')}
          layout="inline"
          value={user.status}
          options={statuses.map((status) => ({ value: status, label: t(`presence.${status}`) }))}
          onChange={(status) => void store({ status })}
        />
        <section className="form-stack">
          <h3 className={styles.chatDrawerTitle}>{t('profile.settings')}</h3>
          <SwitchField
            label={t('profile.notifications')}
            hint={t('profile.notificationsHint')}
            checked={user.settings.isNotificationsOn}
            onChange={(event) => void store({ settings: { isNotificationsOn: event.target.checked } })}
          />
          <SwitchField
            label={t('profile.twoStep')}
            hint={t('profile.twoStepHint')}
            checked={user.settings.isTwoStepAuthVerificationEnabled}
            onChange={(event) => void store({ settings: { isTwoStepAuthVerificationEnabled: event.target.checked } })}
          />
        </section>
        <div>
          <Button icon={<LogOut className="flip-rtl" aria-hidden="true" />} onClick={() => void leave()}>
            {t('profile.signOut')}
          </Button>
        </div>
      </div>
    </Drawer>
  )
}
