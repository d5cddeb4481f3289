import { SignOutContext } from '@core/auth/user'
import { announce } from '@core/components/announce'
import { Button } from '@core/components/button/Button'
import { noteSent } from '@core/components/forms/noteSent'
import { RadioCards } from '@core/components/forms/RadioCards'
import { SwitchField } from '@core/components/forms/SwitchField'
import { TextArea } from '@core/components/forms/TextArea'
import { useZodForm } from '@core/components/forms/useZodForm'
import { Drawer } from '@core/components/overlay/Drawer'
import { z } from '@core/schema'
import { LogOut } from 'lucide-react'
import { use } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useFormWrite } from '@/redux/app/useFormWrite'
import { useWrite } from '@/redux/app/useWrite'
import type { ProfileChange, ProfileUser } from '@/redux/apps/chat/schema'
import { longestAbout, profileUserSchema, statuses } from '@/redux/apps/chat/schema'
import { updateProfile } from '@/redux/apps/chat/slice'
import { PersonHead } from './PersonHead'
import styles from '../chat.module.scss'

const formSchema = z.pick(profileUserSchema, { about: true })

interface ProfileDrawerProps {
  user: ProfileUser
  onClose: () => void
}

/** Status and settings are saved at once, the "About" text on submit. */
export function ProfileDrawer({ user, onClose }: ProfileDrawerProps) {
  const { t } = useTranslation('chat')
  const { write } = useWrite()
  const signOut = use(SignOutContext)
  const form = useZodForm(formSchema, { defaultValues: { about: user.about } })
  const { errors, isDirty, isSubmitting } = form.formState
  const about = useWatch({ control: form.control, name: 'about' })

  async function store(change: ProfileChange): Promise<void> {
    if (await write(updateProfile, change)) announce(t('toast.profileSaved'))
  }

  const save = useFormWrite(form, async (values, writeForm) => {
    const takeSaved = noteSent(form)
    const saved = await writeForm(updateProfile, values, { success: t('toast.profileSaved') })
    if (saved) takeSaved({ about: saved.answer.profileUser.about })
  })

  return (
    <Drawer isOpen side="start" title={t('profile.title')} isDirty={isDirty} onClose={onClose}>
      <div className={`d-grid gap-4 ${styles.chatDrawer}`}>
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
          <Button icon={<LogOut className="flip-rtl" aria-hidden="true" />} onClick={() => void signOut()}>
            {t('profile.signOut')}
          </Button>
        </div>
      </div>
    </Drawer>
  )
}
