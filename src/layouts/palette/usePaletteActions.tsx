import { useAbility } from '@casl/react'
import type { AppAbility } from '@core/auth/ability'
import {
  DatabaseBackup,
  FileCode,
  FlaskConical,
  Keyboard,
  Languages,
  LogOut,
  Maximize,
  Minimize,
  Moon,
  Plus,
  SlidersHorizontal,
  Sun,
} from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { languages } from '@/configs/languages'
import { theme } from '@/configs/theme'
import { modules } from '@/navigation/modules'
import { useLanguage, useSkinToggle } from '@/redux/shell/layout/hooks'
import { hasLab, useOverlays } from '../overlays'
import { useResetSamples } from '../useResetSamples'
import { useSignOut } from '../useSignOut'
import type { PaletteItem } from './paletteItem'

function subscribe(onChange: () => void): () => void {
  document.addEventListener('fullscreenchange', onChange)
  return () => document.removeEventListener('fullscreenchange', onChange)
}

export function usePaletteActions(): readonly PaletteItem[] {
  const { t } = useTranslation(['shell', 'nav'])
  const signOut = useSignOut()
  const resetSamples = useResetSamples()
  const { open } = useOverlays()
  const skin = useSkinToggle()
  const language = useLanguage()
  const ability = useAbility<AppAbility>()
  const isFullScreen = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null)
  return [
    ...modules
      .flatMap(({ commands = [] }) => commands)
      .filter(({ can }) => ability.can(...can))
      .map(({ title, to }): PaletteItem => ({
        kind: 'page',
        key: to,
        label: t(`nav:${title}`),
        also: t('palette.also.add'),
        to,
        picture: <Plus aria-hidden="true" />,
      })),
    {
      kind: 'action',
      key: 'skin',
      label: skin.isDark ? t('skin.toLight') : t('skin.toDark'),
      also: t('palette.also.skin'),
      picture: skin.isDark ? <Sun aria-hidden="true" /> : <Moon aria-hidden="true" />,
      run: skin.toggle,
    },
    ...languages
      .filter(({ code }) => code !== language.current.code)
      .map(({ code, name }): PaletteItem => ({
        kind: 'action',
        key: `language-${code}`,
        label: t('palette.speak', { language: name }),
        picture: <Languages aria-hidden="true" />,
        run: () => void language.change(code),
      })),
    ...(theme.hasCustomizer
      ? [
          {
            kind: 'action',
            key: 'customizer',
            label: t('customizer.open'),
            picture: <SlidersHorizontal aria-hidden="true" />,
            run: () => open('customizer'),
          } satisfies PaletteItem,
        ]
      : []),
    ...(document.fullscreenEnabled
      ? [
          {
            kind: 'action',
            key: 'fullScreen',
            label: isFullScreen ? t('fullScreen.leave') : t('fullScreen.enter'),
            picture: isFullScreen ? <Minimize aria-hidden="true" /> : <Maximize aria-hidden="true" />,
            run() {
              // The browser reports a refusal itself.
              const change = isFullScreen ? document.exitFullscreen() : document.documentElement.requestFullscreen()
              change.catch(() => undefined)
            },
          } satisfies PaletteItem,
        ]
      : []),
    {
      kind: 'action',
      key: 'shortcuts',
      label: t('shortcuts.open'),
      picture: <Keyboard aria-hidden="true" />,
      run: () => open('shortcuts'),
    },
    ...(hasLab
      ? [
          {
            kind: 'action',
            key: 'lab',
            label: t('lab.open'),
            also: t('lab.also'),
            picture: <FlaskConical aria-hidden="true" />,
            run: () => open('lab'),
          } satisfies PaletteItem,
          {
            kind: 'action',
            key: 'pageSource',
            label: t('pageSource.open'),
            also: t('pageSource.also'),
            picture: <FileCode aria-hidden="true" />,
            run: () => open('pageSource'),
          } satisfies PaletteItem,
        ]
      : []),
    ...(resetSamples
      ? [
          {
            kind: 'action',
            key: 'reset',
            label: t('reset.open'),
            picture: <DatabaseBackup aria-hidden="true" />,
            run: () => void resetSamples(),
          } satisfies PaletteItem,
        ]
      : []),
    {
      kind: 'action',
      key: 'signOut',
      label: t('user.signOut'),
      also: t('palette.also.signOut'),
      picture: <LogOut className="flip-rtl" aria-hidden="true" />,
      run: () => void signOut(),
    },
  ]
}
