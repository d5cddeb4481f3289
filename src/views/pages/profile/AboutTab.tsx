import { useMay } from '@core/auth/useMay'
import { AboutCard } from './AboutCard'
import { CompletenessCard } from './CompletenessCard'
import { PagesCard } from './PagesCard'
import type { ProfileTabProps } from './profileTab'
import styles from './profile.module.scss'

/** All that somebody says of themselves. */
export function AboutTab({ profile, onEdit }: ProfileTabProps) {
  const may = useMay()
  return (
    <div className={styles.columns}>
      <AboutCard profile={profile} isWhole />
      <div className={styles.side}>
        {may('update', 'Data') && <CompletenessCard profile={profile} onEdit={onEdit} />}
        <PagesCard pages={profile.suggestedPages} />
      </div>
    </div>
  )
}
