import { useAbility } from '@casl/react'
import type { AppAbility } from '@core/auth/ability'
import { IconButton } from '@core/components/button/IconButton'
import { cx } from '@core/components/cx'
import { useMediaQuery } from '@core/hooks/useMediaQuery'
import { Menu } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Bookmarks } from '../bookmarks/Bookmarks'
import { Cart } from '../cart/Cart'
import { useScrolledPast } from '../frame/useScrolledPast'
import { Brand } from '../menu/Brand'
import { Notifications } from '../notifications/Notifications'
import { useOverlays } from '../overlays'
import { FullScreenButton } from './FullScreenButton'
import { LanguageMenu } from './LanguageMenu'
import { QuickActions } from './QuickActions'
import { SearchButton } from './SearchButton'
import { SkinButton } from './SkinButton'
import { UserMenu } from './UserMenu'

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
