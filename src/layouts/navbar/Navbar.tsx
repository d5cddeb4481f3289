import { useAbility } from '@casl/react'
import type { AppAbility } from '@core/auth/ability'
import { IconButton } from '@core/components/button/IconButton'
import { cx } from '@core/components/cx'
import { Kbd } from '@core/components/Kbd'
import { MenuButton } from '@core/components/overlay/MenuButton'
import { useMediaQuery } from '@core/hooks/useMediaQuery'
import { LayoutGrid, Maximize, Menu, Minimize, Moon, Search, Sun } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '@/redux/shell/layout/useLanguage'
import { useSkinToggle } from '@/redux/shell/layout/useSkinToggle'
import { Bookmarks } from '../bookmarks/Bookmarks'
import { Cart } from '../cart/Cart'
import { useScrolledPast } from '../frame/useScrolledPast'
import { Brand } from '../menu/Brand'
import { useMenu } from '../menu/useMenu'
import { Notifications } from '../notifications/Notifications'
import { useOverlays } from '../overlays'
import { Flag, languageItems } from './languageItems'
import { UserMenu } from './UserMenu'

function SkinButton() {
  const { t } = useTranslation('shell')
  const { isDark, toggle } = useSkinToggle()
  return (
    <IconButton
      label={isDark ? t('skin.toLight') : t('skin.toDark')}
      icon={isDark ? <Sun aria-hidden="true" /> : <Moon aria-hidden="true" />}
      onClick={toggle}
    />
  )
}

const modifier = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl'

/** Looks like the field that it opens. */
function SearchButton() {
  const { t } = useTranslation('shell')
  const { open, warm } = useOverlays()
  return (
    <button
      type="button"
      className="search-button"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onPointerEnter={() => warm('palette')}
      onFocus={() => warm('palette')}
      onClick={() => open('palette')}
    >
      <Search aria-hidden="true" />
      <span className="search-button-label truncate">{t('palette.open')}</span>
      <span className="search-button-keys" aria-hidden="true">
        <Kbd>{`${modifier} K`}</Kbd>
      </span>
    </button>
  )
}

/** One step to the apps, wherever one is. */
function QuickActions() {
  const { t } = useTranslation(['shell', 'nav'])
  const apps = useMenu().find(({ section }) => section === 'apps')?.items ?? []
  if (apps.length === 0) return null
  return (
    <MenuButton
      label={t('quickActions')}
      icon={<LayoutGrid aria-hidden="true" />}
      align="end"
      items={apps.map(({ title, to, icon: Icon }) => ({
        kind: 'link',
        key: title,
        label: t(title, { ns: 'nav' }),
        to,
        icon: <Icon aria-hidden="true" />,
      }))}
    />
  )
}

function LanguageMenu() {
  const { t } = useTranslation('shell')
  const language = useLanguage()
  return (
    <MenuButton
      label={t('language.choose', { name: language.current.name })}
      icon={<Flag flag={language.current.flag} />}
      look={{ variant: 'ghost' }}
      align="end"
      items={languageItems(language)}
    />
  )
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener('fullscreenchange', onChange)
  return () => document.removeEventListener('fullscreenchange', onChange)
}

/** Not every browser lets a page fill the screen; those show no button. */
function FullScreenButton() {
  const { t } = useTranslation('shell')
  const isFull = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null)
  if (!document.fullscreenEnabled) return null

  function toggle() {
    // The browser may refuse, and says so itself.
    const change = isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen()
    change.catch(() => undefined)
  }
  return (
    <IconButton
      label={isFull ? t('fullScreen.leave') : t('fullScreen.enter')}
      icon={isFull ? <Minimize aria-hidden="true" /> : <Maximize aria-hidden="true" />}
      onClick={toggle}
    />
  )
}

interface NavbarProps {
  type: 'floating' | 'sticky' | 'static'
  menu: 'vertical' | 'horizontal' | 'drawer'
}

/** The bar above the page. On phones, what is used seldom moves into the user's menu. */
export function Navbar({ type, menu }: NavbarProps) {
  const { t } = useTranslation('shell')
  const { open, warm } = useOverlays()
  const ability = useAbility<AppAbility>()
  const isScrolled = useScrolledPast(8)
  const isPhone = useMediaQuery('(width < 576px)')
  return (
    <header className={cx('navbar-frame', `is-${type}`, isScrolled && 'is-scrolled')}>
      <div className="app-navbar shell-width">
        {menu === 'drawer' && (
          <IconButton
            label={t('menu.open')}
            icon={<Menu aria-hidden="true" />}
            onPointerEnter={() => warm('menu')}
            onClick={() => open('menu')}
          />
        )}
        {menu === 'horizontal' && <Brand />}
        <SearchButton />
        <div className="navbar-tools">
          {!isPhone && (
            <>
              {ability.can('read', 'Bookmark') && <Bookmarks />}
              <QuickActions />
              <LanguageMenu />
              <SkinButton />
              <FullScreenButton />
            </>
          )}
          {ability.can('read', 'Ecommerce') && <Cart />}
          {ability.can('read', 'Data') && <Notifications />}
          <UserMenu isPhone={isPhone} />
        </div>
      </div>
    </header>
  )
}
