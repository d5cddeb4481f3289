import { Card } from '@core/components/Card'
import type { Description } from '@core/components/DescriptionList'
import { DescriptionList } from '@core/components/DescriptionList'
import { useTranslation } from 'react-i18next'
import type { Profile } from '@/redux/pages/profile/schema'
import { useFormat } from '@/utility/hooks/useFormat'
import styles from './profile.module.scss'

type ProfileParts = Pick<Profile, 'header' | 'userAbout'>

/** Contact details. Missing ones have no value. */
function useReach({ email, website }: Profile['userAbout']): Description[] {
  const { t } = useTranslation('profile')
  return [
    { term: t('about.email'), value: <a href={`mailto:${email}`}>{email}</a> },
    {
      term: t('field.website'),
      value: website ? (
        <a href={website} target="_blank" rel="noopener noreferrer nofollow" dir="ltr">
          {website.replace(/^https?:\/\//, '')}
        </a>
      ) : null,
    },
  ]
}

function AboutText({ about }: { about: string }) {
  if (about === '') return null
  return (
    <p className={styles.text} dir="auto">
      {about}
    </p>
  )
}

/** Print version: paper has no tabs. Omits facts that the header contains. */
export function PrintedAbout({ userAbout }: Pick<ProfileParts, 'userAbout'>) {
  return (
    <div className={`card-body d-none d-print-block ${styles.about}`}>
      <AboutText about={userAbout.about} />
      <DescriptionList items={useReach(userAbout).filter(({ value }) => value !== null)} />
    </div>
  )
}

interface AboutCardProps {
  profile: ProfileParts
  /** Includes the facts of the header */
  isWhole?: boolean
}

export function AboutCard({ profile: { header, userAbout }, isWhole = false }: AboutCardProps) {
  const { t } = useTranslation('profile')
  const format = useFormat()
  const { about, lives, joined } = userAbout
  const facts: Description[] = [
    { term: t('field.designation'), value: <bdi>{header.designation}</bdi> },
    { term: t('field.lives'), value: lives ? <bdi>{lives}</bdi> : null },
    { term: t('about.joined'), value: <time dateTime={joined}>{format.date(joined)}</time> },
  ]
  const items = [...(isWhole ? facts : []), ...useReach(userAbout)]
  return (
    <Card title={t('tabs.about')} className={styles.about}>
      <AboutText about={about} />
      <DescriptionList
        items={items.map(({ term, value }) => ({
          term,
          value: value ?? <span className="text-muted">{t('about.none')}</span>,
        }))}
      />
    </Card>
  )
}
