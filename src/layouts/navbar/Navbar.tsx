import { useAbility } from '@casl/react'
import type { AppAbility } from '@core/auth/ability'
import { IconButton } from '@core/components/button/IconButton'
import { cx } from '@core/components/cx'
import { Kbd } from '@core/components/Kbd'
import { useMediaQuery } from '@core/hooks/useMediaQuery'
import { Menu, Moon, Search, Sun } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSkinToggle } from '@/redux/shell/layout/hooks'
import { Bookmarks } from '../bookmarks/Bookmarks'
import { Cart } from '../cart/Cart'
import { useScrolledPast } from '../frame/useScrolledPast'
import { Brand } from '../menu/Brand'
import { Notifications } from '../notifications/Notifications'
import { useOverlays } from '../overlays'
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

interface NavbarProps {
  type: 'floating' | 'sticky' | 'static'
  menu: 'vertical' | 'horizontal' | 'drawer'
}

/** Rarely used actions are in the user menu, on phones also the skin. */
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
        {menu !== 'vertical' && <Brand />}
        <SearchButton />
        <div className="navbar-tools">
          {!isPhone && (
            <>
              {ability.can('read', 'Bookmark') && <Bookmarks />}
              <SkinButton />
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
