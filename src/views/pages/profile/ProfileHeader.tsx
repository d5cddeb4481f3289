import { useCan } from '@core/auth/useCan'
import { Avatar } from '@core/components/Avatar'
import { Button } from '@core/components/button/Button'
import { IconButton } from '@core/components/button/IconButton'
import { Picture } from '@core/components/Picture'
import { copyText } from '@core/toast/copyText'
import { BriefcaseBusiness, CalendarDays, Link2, MapPin, Pencil, Printer } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useHref } from 'react-router-dom'
import { useFormat } from '@/utility/hooks/useFormat'
import { PrintedAbout } from './AboutCard'
import { paths } from './paths'
import type { ProfileTabProps } from './profileTab'
import styles from './profile.module.scss'

export function ProfileHeader({ profile: { header, userAbout }, onEdit }: ProfileTabProps) {
  const { t } = useTranslation('profile')
  const format = useFormat()
  const can = useCan()
  const href = useHref(paths.profile.href())
  const { avatar, username, designation, coverImg } = header

  const copy = () => copyText(new URL(href, location.origin).href, { done: t('link.copied'), failed: t('link.failed') })

  return (
    <section className="card overflow-hidden" aria-label={username}>
      <Picture className={styles.cover} src={coverImg} alt="" width="1200" height="240" />
      <div className={`card-body ${styles.person}`}>
        <Avatar name={username} src={avatar || undefined} size="xl" />
        <div className={styles.who}>
          <h2 className={styles.name}>
            <bdi>{username}</bdi>
          </h2>
          <ul className={styles.facts}>
            <li>
              <BriefcaseBusiness aria-hidden="true" />
              <bdi>{designation}</bdi>
            </li>
            {userAbout.lives && (
              <li>
                <MapPin aria-hidden="true" />
                <bdi>{userAbout.lives}</bdi>
              </li>
            )}
            <li>
              <CalendarDays aria-hidden="true" />
              <time dateTime={userAbout.joined}>{t('joined', { date: format.date(userAbout.joined) })}</time>
            </li>
          </ul>
        </div>
        <div className="cluster d-print-none">
          {can('update', 'Data') && (
            <Button icon={<Pencil aria-hidden="true" />} onClick={onEdit}>
              {t('edit')}
            </Button>
          )}
          <IconButton
            variant="outline-secondary"
            label={t('link.profile')}
            icon={<Link2 aria-hidden="true" />}
            onClick={() => void copy()}
          />
          <IconButton
            variant="outline-secondary"
            label={t('print')}
            icon={<Printer aria-hidden="true" />}
            onClick={() => {
              window.print()
            }}
          />
        </div>
      </div>
      <PrintedAbout userAbout={userAbout} />
    </section>
  )
}
