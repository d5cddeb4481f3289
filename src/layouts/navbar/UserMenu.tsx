import { Avatar } from '@core/components/Avatar'
import { MenuButton } from '@core/components/overlay/MenuButton'
import type { MenuItem } from '@core/components/overlay/menuItems'
import {
  FlaskConical,
  Keyboard,
  LogOut,
  Maximize,
  Minimize,
  Moon,
  ShieldCheck,
  SlidersHorizontal,
  Sun,
} from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { theme } from '@/configs/theme'
import { publicPaths } from '@/configs/publicPaths'
import { useAppSelector } from '@/redux/app/hooks'
import { useLanguage, useSkinToggle } from '@/redux/shell/layout/hooks'
import { useSessionRoleName } from '@/redux/shell/roles/useRoleName'
import { selectUserData } from '@/redux/shell/session/slice'
import { useMenu } from '../menu/useMenu'
import { hasLab, useOverlays } from '../overlays'
import { useSignOut } from '../useSignOut'
import { languageItems } from './languageItems'
import { useViewAs } from './useViewAs'

function subscribe(onChange: () => void): () => void {
  document.addEventListener('fullscreenchange', onChange)
  return () => document.removeEventListener('fullscreenchange', onChange)
}

function useFullScreenItem(): MenuItem[] {
  const { t } = useTranslation('shell')
  const isFull = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null)
  if (!document.fullscreenEnabled) return []
  return [
    {
      key: 'fullScreen',
      label: isFull ? t('fullScreen.leave') : t('fullScreen.enter'),
      icon: isFull ? <Minimize aria-hidden="true" /> : <Maximize aria-hidden="true" />,
      onSelect() {
        // The browser reports a refusal itself.
        const change = isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen()
        change.catch(() => undefined)
      },
    },
  ]
}

export function UserMenu({ isPhone }: { isPhone: boolean }) {
  const { t } = useTranslation(['shell', 'nav'])
  const signOut = useSignOut()
  const personal = useMenu().flatMap(({ items }) => items.filter(({ isPersonal }) => isPersonal))
  const user = useAppSelector(selectUserData)
  const { open } = useOverlays()
  const skin = useSkinToggle()
  const language = useLanguage()
  const roleName = useSessionRoleName()
  const viewAs = useViewAs().items
  const fullScreen = useFullScreenItem()
  const { pathname, search, hash } = useLocation()
  if (!user) return null
  const name = user.fullName || user.username
  const picture = <Avatar name={name} src={user.avatar ?? undefined} tone="primary" />

  const items: MenuItem[] = [
    { kind: 'heading', key: 'who', label: t('user.who', { name, role: roleName(user.role) }), icon: picture },
    { kind: 'separator', key: 'who-end' },
    ...personal.map(({ to, title, icon: Icon }): MenuItem => ({
      kind: 'link',
      key: to,
      to,
      label: t(title, { ns: 'nav' }),
      icon: <Icon aria-hidden="true" />,
    })),
    { kind: 'separator', key: 'languages' },
    ...languageItems(language),
    { kind: 'separator', key: 'languages-end' },
    ...(isPhone ? [skinItem()] : []),
    ...(isPhone ? [] : fullScreen),
    ...(theme.hasCustomizer
      ? [
          {
            key: 'customizer',
            label: t('customizer.open'),
            icon: <SlidersHorizontal aria-hidden="true" />,
            onSelect: () => open('customizer'),
          },
        ]
      : []),
    {
      key: 'shortcuts',
      label: t('shortcuts.open'),
      icon: <Keyboard aria-hidden="true" />,
      onSelect: () => open('shortcuts'),
    },
    ...(hasLab
      ? [
          {
            key: 'lab',
            label: t('lab.open'),
            icon: <FlaskConical aria-hidden="true" />,
            onSelect: () => open('lab'),
          },
        ]
      : []),
    ...viewAs,
    { kind: 'separator', key: 'end' },
    {
      kind: 'link',
      key: 'lock',
      to: publicPaths.lock.href({}, { redirect: pathname + search + hash }),
      label: t('user.lock'),
      icon: <ShieldCheck aria-hidden="true" />,
    },
    {
      key: 'signOut',
      label: t('user.signOut'),
      icon: <LogOut className="flip-rtl" aria-hidden="true" />,
      onSelect: () => void signOut(),
    },
  ]

  function skinItem(): MenuItem {
    return {
      key: 'skin',
      label: skin.isDark ? t('skin.toLight') : t('skin.toDark'),
      icon: skin.isDark ? <Sun aria-hidden="true" /> : <Moon aria-hidden="true" />,
      onSelect: skin.toggle,
    }
  }

  return (
    <MenuButton
      label={t('user.menu', { name })}
      buttonProps={{ variant: 'ghost', className: 'user-button' }}
      align="end"
      items={items}
    >
      {picture}
    </MenuButton>
  )
}
