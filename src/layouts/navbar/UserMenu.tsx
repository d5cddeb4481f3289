import { Avatar } from '@core/components/Avatar'
import { MenuButton } from '@core/components/overlay/MenuButton'
import type { MenuItem } from '@core/components/overlay/menuItems'
import { Eye, FlaskConical, Keyboard, Languages, LogOut, Moon, ShieldCheck, SlidersHorizontal, Sun } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { theme } from '@/configs/theme'
import { publicPaths } from '@/configs/publicPaths'
import { useAppSelector } from '@/redux/app/hooks'
import { useLanguage, useSkinToggle } from '@/redux/shell/layout/hooks'
import { selectUserData } from '@/redux/shell/session/slice'
import { useMenu } from '../menu/useMenu'
import { hasLab, useOverlays } from '../overlays'
import { useSignOut } from '../useSignOut'
import { languageItems } from './languageItems'
import { useViewAs } from './useViewAs'

export function UserMenu({ isPhone }: { isPhone: boolean }) {
  const { t } = useTranslation(['shell', 'nav'])
  const signOut = useSignOut()
  const personal = useMenu().flatMap(({ items }) => items.filter(({ isPersonal }) => isPersonal))
  const user = useAppSelector(selectUserData)
  const { open } = useOverlays()
  const skin = useSkinToggle()
  const language = useLanguage()
  const viewAs = useViewAs().items
  const { pathname, search, hash } = useLocation()
  if (!user) return null
  const name = user.fullName || user.username
  const picture = <Avatar name={name} src={user.avatar ?? undefined} tone="primary" />

  const items: MenuItem[] = [
    { kind: 'heading', key: 'who', label: name, detail: user.email, icon: picture },
    { kind: 'separator', key: 'who-end' },
    ...personal.map(({ to, title, icon: Icon }): MenuItem => ({
      kind: 'link',
      key: to,
      to,
      label: t(title, { ns: 'nav' }),
      icon: <Icon aria-hidden="true" />,
    })),
    { kind: 'separator', key: 'personal-end' },
    {
      kind: 'submenu',
      key: 'language',
      label: t('user.language'),
      icon: <Languages aria-hidden="true" />,
      items: languageItems(language),
    },
    ...(viewAs.length > 0
      ? [
          {
            kind: 'submenu',
            key: 'viewAs',
            label: t('viewAs.title'),
            icon: <Eye aria-hidden="true" />,
            items: viewAs,
          } as const,
        ]
      : []),
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
    // Phones have no keyboard, and no skin button in the navbar.
    isPhone
      ? {
          key: 'skin',
          label: skin.isDark ? t('skin.toLight') : t('skin.toDark'),
          icon: skin.isDark ? <Sun aria-hidden="true" /> : <Moon aria-hidden="true" />,
          onSelect: skin.toggle,
        }
      : {
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
