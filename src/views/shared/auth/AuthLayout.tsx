import { IconButton } from '@core/components/button/IconButton'
import { cx } from '@core/components/cx'
import { MenuButton } from '@core/components/overlay/MenuButton'
import { useMediaQuery } from '@core/hooks/useMediaQuery'
import { Logo } from '@core/illustrations/Logo'
import { Languages, Moon, Sun } from 'lucide-react'
import { type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { languages } from '@/configs/languages'
import { publicPaths } from '@/configs/publicPaths'
import { useLanguage, useSkinToggle } from '@/redux/shell/layout/hooks'
import styles from './auth.module.scss'

function SkinToggle() {
  const { t } = useTranslation('login')
  const { isDark, toggle } = useSkinToggle()

  return (
    <IconButton
      label={isDark ? t('lightSkin') : t('darkSkin')}
      icon={isDark ? <Sun aria-hidden="true" /> : <Moon aria-hidden="true" />}
      onClick={toggle}
    />
  )
}

function LanguageMenu() {
  const { t } = useTranslation('login')
  const { current, change } = useLanguage()

  return (
    <MenuButton
      label={t('language')}
      align="end"
      icon={<Languages aria-hidden="true" />}
      items={languages.map(({ code, name }) => ({
        kind: 'radio',
        key: code,
        label: name,
        isChecked: code === current.code,
        onSelect: () => void change(code),
      }))}
    />
  )
}

export interface AuthLayoutProps {
  title: string
  tabTitle?: string
  intro?: string
  /** URL of a portrait above the heading. */
  face?: string
  /** Illustration beside the form on wide screens. Without it, the form is a centered card. */
  picture?: ReactNode
  children: ReactNode
}

export function AuthLayout({ title, tabTitle = title, intro, face, picture, children }: AuthLayoutProps) {
  const { t } = useTranslation(['login', 'core'])
  const hasRoom = useMediaQuery('(min-width: 992px)')

  return (
    <div className={cx(styles.auth, picture ? styles.authCover : styles.authBasic)}>
      <title>{t('core:documentTitle', { title: tabTitle })}</title>
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
          {face && (
            <img
              className={styles.authFace}
              src={face}
              width="72"
              height="72"
              alt=""
              onError={({ currentTarget }) => (currentTarget.hidden = true)}
            />
          )}
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
