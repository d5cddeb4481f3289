import { Avatar } from '@core/components/Avatar'
import { Badge } from '@core/components/Badge'
import { Card } from '@core/components/Card'
import { DescriptionList } from '@core/components/DescriptionList'
import { CircleCheck, FolderCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/utility/hooks/useFormat'
import { RelativeTime } from '@/utility/format/RelativeTime'
import { factsOf } from '@/views/shared/list/fields'
import { statusTones, useUserFields } from '../../list/fields'
import type { UserPartProps } from '../userPart'
import styles from '../userView.module.scss'

export function PersonCard({ user, details: { about } }: UserPartProps) {
  const { t } = useTranslation('user')
  const format = useFormat()
  const { role } = useUserFields()
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
        <div className={styles.personBadges}>
          <Badge tone={statusTones[user.status]} hasDot>
            {t(`status.${user.status}`)}
          </Badge>
          <Badge tone="info">{role.cell(user)}</Badge>
          <Badge tone="primary">{t('view.plan.named', { plan: t(`currentPlan.${user.currentPlan}`) })}</Badge>
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
  const fields = useUserFields()
  const none = <span className="text-muted">{t('view.about.none')}</span>
  const { languages, timeZone, taxId, lastLogin } = about
  return (
    <DescriptionList
      items={[
        ...factsOf(fields, user, ['email', 'contact', 'company', 'country'], none),
        { term: t('view.about.languages'), value: languages.length > 0 ? format.list(languages) : none },
        { term: t('view.about.timeZone'), value: timeZone.replaceAll('_', ' ') || none },
        { term: t('view.about.taxId'), value: taxId === '' ? none : <bdi>{taxId}</bdi> },
        ...factsOf(fields, user, ['billing'], none),
        {
          term: t('view.about.lastLogin'),
          value:
            lastLogin === '' ? (
              <span className="text-muted">{t('view.about.never')}</span>
            ) : (
              <RelativeTime iso={lastLogin} />
            ),
        },
        { term: t('field.joinedAt'), value: <time dateTime={about.joined}>{format.date(about.joined)}</time> },
      ]}
    />
  )
}
