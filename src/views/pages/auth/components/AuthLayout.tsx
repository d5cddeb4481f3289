import { Logo } from '@core/illustrations/Logo'
import { useMediaQuery } from '@core/hooks/useMediaQuery'
import { Suspense, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { publicPaths } from '@/navigation/publicPaths'
import { LanguageMenu } from './LanguageMenu'
import { SkinToggle } from './SkinToggle'
import styles from '../auth.module.scss'

export interface AuthLayoutProps {
  /** The page's heading, and its name in the tab. */
  title: string
  intro?: string
  /** An illustration beside the form, where there is room for one. Without it the form stands in the middle of the page. */
  picture?: ReactNode
  children: ReactNode
}

/** The page around a form for those who are not signed in. */
export function AuthLayout({ title, intro, picture, children }: AuthLayoutProps) {
  const { t } = useTranslation(['auth', 'core'])
  const hasRoom = useMediaQuery('(min-width: 992px)')

  return (
    <div className={picture ? `${styles.auth} ${styles.authCover}` : styles.auth}>
      <title>{t('core:documentTitle', { title })}</title>
      <header className={styles.authBar}>
        <Link to={publicPaths.home.href()} className={styles.authLogo} aria-label={t('home')}>
          <Logo form="full" />
        </Link>
        <div className="cluster">
          <LanguageMenu />
          <SkinToggle />
        </div>
      </header>
      {picture && (
        <div className={`${styles.authPicture} flip-rtl`}>
          <Suspense>{hasRoom && picture}</Suspense>
        </div>
      )}
      <main className={styles.authPanel}>
        <div className={styles.authBox}>
          <h1 className={styles.authTitle} tabIndex={-1}>
            {title}
          </h1>
          {intro && <p className={styles.authIntro}>{intro}</p>}
          {children}
        </div>
      </main>
    </div>
  )
}
