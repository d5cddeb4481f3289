import { hasOpenLayer } from '@core/components/overlay/layers'
import { ExampleFinderContext } from '@core/components/pageContext'
import { useHotkeys } from '@core/hooks/useHotkeys'
import { lazyPart } from '@core/lazy/lazyPart'
import { PartBoundary } from '@core/lazy/PartBoundary'
import { toast } from '@core/toast/toast'
import type { ReactNode } from 'react'
import { Suspense, useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import type { Overlay, OverlayProps } from './overlays'
import { hasLab, OverlaysContext } from './overlays'

type Part = ReturnType<typeof lazyPart<OverlayProps>>

const parts: Partial<Record<Overlay, Part>> = {
  menu: lazyPart<OverlayProps>(() => import('./menu/MenuDrawer').then((module) => module.MenuDrawer)),
  palette: lazyPart<OverlayProps>(() => import('./palette/Palette').then((module) => module.Palette)),
  examples: lazyPart<OverlayProps>(() => import('./palette/Palette').then((module) => module.ExamplePalette)),
  customizer: lazyPart<OverlayProps>(() => import('./customizer/Customizer').then((module) => module.Customizer)),
  shortcuts: lazyPart<OverlayProps>(() => import('./shortcuts/ShortcutSheet').then((module) => module.ShortcutSheet)),
  // Builds for a real backend omit these files.
  ...(import.meta.env.VITE_API !== 'real' && {
    lab: lazyPart<OverlayProps>(() => import('./lab/LabDrawer').then((module) => module.LabDrawer)),
    pageSource: lazyPart<OverlayProps>(() =>
      import('./lab/PageSourceDrawer').then((module) => module.PageSourceDrawer),
    ),
  }),
}

function searchFieldOfPage(): HTMLElement | null {
  return document.querySelector('main input[type="search"]')
}

export function ShellOverlays({ children }: { children: ReactNode }) {
  const { t } = useTranslation('core')
  const { key: place } = useLocation()
  const [opened, setOpened] = useState<{ overlay: Overlay; place: string }>()
  // Navigation closes the overlay. Going back does not reopen it.
  if (opened && opened.place !== place) setOpened(undefined)
  const overlay = opened?.overlay
  const Part = overlay && parts[overlay]

  const overlays = useMemo(
    () => ({
      open: (next: Overlay) => setOpened({ overlay: next, place }),
      warm: (next: Overlay) => parts[next]?.warm(),
    }),
    [place],
  )
  const findExample = useCallback(() => overlays.open('examples'), [overlays])
  function close() {
    setOpened(undefined)
  }

  useHotkeys(
    {
      // Navigating under an open dialog would lose its input.
      'mod+k': () => {
        if (!hasOpenLayer()) overlays.open('palette')
      },
      '/': () => {
        const field = searchFieldOfPage()
        if (field) field.focus()
        else overlays.open('palette')
      },
      '?': () => overlays.open('shortcuts'),
      ...(hasLab && {
        'mod+shift+l': () => {
          if (!hasOpenLayer()) overlays.open('lab')
        },
      }),
    },
    true,
  )

  return (
    <OverlaysContext value={overlays}>
      <ExampleFinderContext value={findExample}>{children}</ExampleFinderContext>
      {Part && (
        <PartBoundary
          key={overlay}
          onFailure={() => {
            close()
            toast.error(t('missingPart'))
          }}
        >
          <Suspense>
            <Part onClose={close} />
          </Suspense>
        </PartBoundary>
      )}
    </OverlaysContext>
  )
}
