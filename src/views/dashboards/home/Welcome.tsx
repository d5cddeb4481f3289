import { useUser } from '@core/auth/user'
import { LinkButton } from '@core/components/button/LinkButton'
import { CardMenuContext } from '@core/components/data-card/cardContexts'
import { MenuButton } from '@core/components/overlay/MenuButton'
import { Logo } from '@core/illustrations/Logo'
import { useModuleLink } from '@core/module/useModuleLink'
import { Ellipsis } from 'lucide-react'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppSelector } from '@/redux/app/hooks'
import { selectBadge, selectHasBadges } from '@/redux/shell/badges/slice'
import { paths } from './paths'
import styles from './welcome.module.scss'

export function Welcome() {
  const invoices = useModuleLink()('/apps/invoice/list')
  const { t } = useTranslation('dashboards')
  const name = useUser()?.fullName ?? ''
  const items = use(CardMenuContext)
  const overdue = useAppSelector((state) => selectBadge(state, 'apps/invoice'))
  const hasBadges = useAppSelector(selectHasBadges)
  const state = overdue > 0 ? t('welcome.overdue', { count: overdue }) : t('welcome.noneOverdue')
  return (
    <section className={`card ${styles.welcome}`} aria-label={t('welcome.title')}>
      <div className={styles.welcomeText}>
        <h2 className={styles.welcomeGreeting}>{t('welcome.greeting', { name })}</h2>
        <p>{invoices && hasBadges ? state : t('welcome.text')}</p>
      </div>
      <div className={`cluster ${styles.welcomeActions}`}>
        {invoices && (
          <LinkButton variant="primary" to={invoices}>
            {t('lead.invoices')}
          </LinkButton>
        )}
        <LinkButton to={paths.dashboardAnalytics.href()}>{t('welcome.analytics')}</LinkButton>
        <MenuButton
          label={t('welcome.menu')}
          items={items}
          icon={<Ellipsis aria-hidden="true" />}
          buttonProps={{ size: 'sm' }}
          align="end"
        />
      </div>
      <div className={styles.welcomePicture} aria-hidden="true">
        <Logo form="icon" />
      </div>
    </section>
  )
}
