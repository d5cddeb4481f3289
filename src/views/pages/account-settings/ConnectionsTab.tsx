import { cx } from '@core/components/cx'
import { noteSent } from '@core/components/forms/noteSent'
import { TextField } from '@core/components/forms/TextField'
import { useTranslation } from 'react-i18next'
import { useFormWrite } from '@/redux/app/useFormWrite'
import { useWrite } from '@/redux/app/useWrite'
import type { AccountSettings } from '@/redux/pages/account-settings/schema'
import { accountSettingsSchema, services } from '@/redux/pages/account-settings/schema'
import { saveSocial } from '@/redux/pages/account-settings/slice'
import { BrandMark } from '@/views/shared/BrandMark'
import { ConnectionsCard } from '@/views/shared/account/ConnectionsCard'
import { Editable } from './Editable'
import { SettingsForm } from './SettingsForm'
import { useSettingsForm, type SettingsPartProps } from './settings'
import styles from './account-settings.module.scss'

export function ConnectionsTab({ settings: { social } }: SettingsPartProps) {
  const { write } = useWrite()

  async function change(
    key: (typeof services)[number],
    id: string,
    options?: { success: string; undo?: () => unknown },
  ) {
    return (await write(saveSocial, { connections: { [key]: { id } } }, options)) !== null
  }

  return (
    <Editable>
      <ConnectionsCard
        connections={services.map((key) => ({ key, handle: social.connections[key].id }))}
        onChange={({ key, handle }, success, before) =>
          change(key, handle, { success, ...(before && { undo: () => change(key, before.handle) }) })
        }
      />
      <SocialLinksCard socialLinks={social.socialLinks} />
    </Editable>
  )
}

const { socialLinks: linksSchema } = accountSettingsSchema.shape.social.shape
const networks = ['twitter', 'linkedIn', 'facebook', 'instagram', 'google', 'quora'] as const

function SocialLinksCard({ socialLinks }: Pick<AccountSettings['social'], 'socialLinks'>) {
  const { t } = useTranslation('accountSettings')
  const { form, discard } = useSettingsForm(linksSchema, socialLinks)
  const { register, formState } = form

  const submit = useFormWrite(form, async (values, write) => {
    const takeSaved = noteSent(form)
    const saved = await write(saveSocial, { socialLinks: values }, { success: t('social.saved') })
    if (saved) takeSaved(saved.answer.social.socialLinks)
  })

  return (
    <SettingsForm title={t('social.title')} state={formState} onSubmit={submit} onDiscard={discard}>
      <p className="text-muted">{t('social.text')}</p>
      <div className={cx(styles.fields, styles.links)}>
        {networks.map((network) => (
          <TextField
            key={network}
            label={t(`social.${network}`)}
            icon={<BrandMark brand={network === 'twitter' ? 'x' : network.toLowerCase()} size={18} />}
            isOptional
            type="url"
            autoComplete="off"
            dir="ltr"
            {...register(network)}
            error={formState.errors[network]?.message}
          />
        ))}
      </div>
    </SettingsForm>
  )
}
