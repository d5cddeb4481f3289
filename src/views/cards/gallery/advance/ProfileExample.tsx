import { useUser } from '@core/auth/user'
import { Avatar } from '@core/components/Avatar'
import { Badge } from '@core/components/Badge'
import { LinkButton } from '@core/components/button/LinkButton'
import { useModuleLink } from '@core/module/useModuleLink'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/utility/hooks/useFormat'
import { Landscape } from '../Landscape'
import styles from '../gallery.module.scss'

export function ProfileExample() {
  const place = useModuleLink()
  const { t } = useTranslation('cards')
  const format = useFormat()
  const user = useUser()
  if (!user) return null
  const name = user.fullName || user.username
  return (
    <section className={`card ${styles.profileCard}`} aria-label={t('profile.label')}>
      <Landscape className={styles.profileCover} />
      <div className="card-body">
        <Avatar name={name} src={user.avatar ?? undefined} size="xl" />
        <h3 className="card-title mb-0">
          <bdi>{name}</bdi>
        </h3>
        <Badge tone="primary">{t('profile.role')}</Badge>
        <dl className="figure-row">
          <div>
            <dt>{t('profile.projects')}</dt>
            <dd>{format.number(48)}</dd>
          </div>
          <div>
            <dt>{t('profile.tasks')}</dt>
            <dd>{format.number(312)}</dd>
          </div>
          <div>
            <dt>{t('profile.rank')}</dt>
            <dd>{format.number(7)}</dd>
          </div>
        </dl>
        <LinkButton to={place('/apps/user/view/:id?/:tab?', { id: user.id }) ?? '/'}>{t('profile.open')}</LinkButton>
      </div>
    </section>
  )
}
