import { Card } from '@core/components/Card'
import type { Description } from '@core/components/DescriptionList'
import { DescriptionList } from '@core/components/DescriptionList'
import { useTranslation } from 'react-i18next'
import type { Profile } from '@/redux/pages/profile/schema'
import { useFormat } from '@/utility/hooks/useFormat'
import styles from './profile.module.scss'

interface AboutCardProps {
  profile: Pick<Profile, 'header' | 'userAbout'>
  /** With what the head of the page says, too. */
  isWhole?: boolean
}

/** What a person says of themselves. */
export function AboutCard({ profile: { header, userAbout }, isWhole = false }: AboutCardProps) {
  const { t } = useTranslation('profile')
  const format = useFormat()
  const { about, email, website, lives, joined } = userAbout
  const none = <span className="text-muted">{t('about.none')}</span>
  const reach: Description[] = [
    { term: t('about.email'), value: <a href={`mailto:${email}`}>{email}</a> },
    {
      term: t('field.website'),
      value: website ? (
        <a href={website} target="_blank" rel="noopener noreferrer nofollow" dir="ltr">
          {website.replace(/^https?:\/\//, '')}
        </a>
      ) : (
        none
      ),
    },
  ]
  const facts: Description[] = [
    { term: t('field.designation'), value: <bdi>{header.designation}</bdi> },
    { term: t('field.lives'), value: lives ? <bdi>{lives}</bdi> : none },
    { term: t('about.joined'), value: <time dateTime={joined}>{format.date(joined)}</time> },
  ]
  return (
    <Card title={t('tabs.about')} className={styles.about}>
      {about && (
        <p className={styles.text} dir="auto">
          {about}
        </p>
      )}
      <DescriptionList items={isWhole ? [...facts, ...reach] : reach} />
    </Card>
  )
}
