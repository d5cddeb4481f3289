import { Avatar } from '@core/components/Avatar'
import { Badge } from '@core/components/Badge'
import { Card } from '@core/components/Card'
import { DescriptionList } from '@core/components/DescriptionList'
import { CircleCheck, FolderCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { countryName } from '@/utility/format/countryName'
import { useFormat } from '@/utility/hooks/useFormat'
import { useUserRoles } from '../../shared/useUserRoles'
import { billingKeys, statusTones } from '../../shared/userLabels'
import { RelativeTime } from '@/utility/format/RelativeTime'
import type { UserPartProps } from '../userPart'
import styles from '../userView.module.scss'

/** Who somebody is. */
export function PersonCard({ user, details: { about } }: UserPartProps) {
  const { t } = useTranslation('user')
  const format = useFormat()
  const { nameOf } = useUserRoles()
  return (
    <Card className={styles.personCard}>
      <div className={styles.personHead}>
        <Avatar name={user.fullName} src={user.avatar} size="xl" />
        <p className={styles.personName}>
          <bdi>{user.fullName}</bdi>
        </p>
        <p className="text-muted">
          <bdi>{`@${user.username}`}</bdi>
        </p>
        <div className="d-flex flex-wrap gap-1 justify-content-center mt-2">
          <Badge tone={statusTones[user.status]} hasDot>
            {t(`status.${user.status}`)}
          </Badge>
          <Badge tone="info">{nameOf(user.role)}</Badge>
          <Badge tone="primary">{t('view.plan.named', { plan: t(`plan.${user.currentPlan}`) })}</Badge>
        </div>
      </div>
      <ul className={styles.personCounts}>
        <li>
          <CircleCheck aria-hidden="true" />
          <span className={styles.personCount}>{format.number(about.tasksDone)}</span>
          <span className="text-muted text-sm">{t('view.about.tasksDone')}</span>
        </li>
        <li>
          <FolderCheck aria-hidden="true" />
          <span className={styles.personCount}>{format.number(about.projectsDone)}</span>
          <span className="text-muted text-sm">{t('view.about.projectsDone')}</span>
        </li>
      </ul>
      <PersonFacts user={user} about={about} />
    </Card>
  )
}

function PersonFacts({ user, about }: { user: UserPartProps['user']; about: UserPartProps['details']['about'] }) {
  const { t } = useTranslation('user')
  const format = useFormat()
  const none = <span className="text-muted">{t('view.about.none')}</span>
  return (
    <DescriptionList
      items={[
        { term: t('field.email'), value: <a href={`mailto:${user.email}`}>{user.email}</a> },
        {
          term: t('field.contact'),
          value: user.contact ? (
            <a href={`tel:${user.contact.replace(/[^\d+]/g, '')}`}>
              <bdi dir="ltr">{user.contact}</bdi>
            </a>
          ) : (
            none
          ),
        },
        { term: t('field.company'), value: user.company || none },
        { term: t('field.country'), value: user.country ? countryName(user.country, format.language) : none },
        { term: t('view.about.languages'), value: format.list(about.languages) },
        { term: t('view.about.timeZone'), value: about.timeZone.replaceAll('_', ' ') },
        { term: t('view.about.taxId'), value: <bdi>{about.taxId}</bdi> },
        { term: t('field.billing'), value: t(`billing.${billingKeys[user.billing]}`) },
        { term: t('view.about.lastLogin'), value: <RelativeTime iso={about.lastLogin} /> },
        { term: t('view.about.joined'), value: <time dateTime={about.joined}>{format.date(about.joined)}</time> },
      ]}
    />
  )
}
