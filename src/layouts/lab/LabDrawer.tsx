import { Button } from '@core/components/button/Button'
import { EmptyState } from '@core/components/EmptyState'
import { Drawer } from '@core/components/overlay/Drawer'
import { Tabs } from '@core/components/Tabs'
import type { Lab } from '@core/lab/lab'
import { withoutScene } from '@core/lab/scenes'
import { FileCode, RotateCw } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { useAppDispatch } from '@/redux/app/hooks'
import { labOfSamples } from '@/redux/shell/samples/thunks'
import { useOverlays, type OverlayProps } from '../overlays'
import { PanelSkeleton } from '../PanelSkeleton'
import { LabData } from './LabData'
import { LabLog } from './LabLog'
import { LabRules } from './LabRules'
import { LabScene } from './LabScene'
import styles from './lab.module.scss'
import { useLab } from './useLab'

const tabs = ['behaviour', 'requests', 'data'] as const

function LabBody({ lab }: { lab: Lab }) {
  const { t } = useTranslation('lab')
  const [active, setActive] = useState<(typeof tabs)[number]>('behaviour')
  const { rules, log } = useLab(lab)
  const counts = { behaviour: rules.length || undefined, requests: log.length || undefined, data: undefined }
  return (
    <Tabs
      label={t('title')}
      tabs={tabs.map((key) => ({ key, label: t(`tab.${key}`), count: counts[key] }))}
      active={active}
      onChange={setActive}
    >
      {active === 'behaviour' && (
        <div className={styles.lab}>
          <LabScene lab={lab} />
          <LabRules lab={lab} />
        </div>
      )}
      {active === 'requests' && <LabLog lab={lab} />}
      {active === 'data' && <LabData />}
    </Tabs>
  )
}

/** Loads the lab. Undefined while loading, null with a real backend. */
function useFoundLab(): Lab | null | undefined {
  const dispatch = useAppDispatch()
  const [lab, setLab] = useState<Lab | null>()
  useEffect(() => {
    let isShown = true
    void Promise.resolve(dispatch(labOfSamples())).then((found) => {
      if (isShown) setLab(found ?? null)
    })
    return () => {
      isShown = false
    }
  }, [dispatch])
  return lab
}

export function LabDrawer({ onClose }: OverlayProps) {
  const { t } = useTranslation('lab')
  const lab = useFoundLab()
  const { open } = useOverlays()
  const navigate = useNavigate()
  const place = useLocation()
  const search = withoutScene(place.search)

  function close() {
    onClose()
    // Removes the scene from the URL: its rules may have changed since.
    if (search !== place.search) void navigate({ ...place, search }, { replace: true, preventScrollReset: true })
  }

  function reload() {
    if (search === place.search) window.location.reload()
    else window.location.replace(window.location.pathname + search + place.hash)
  }

  return (
    <Drawer
      isOpen
      onClose={close}
      title={t('title')}
      footer={
        <div className="cluster">
          <Button icon={<RotateCw aria-hidden="true" />} onClick={reload}>
            {t('reload')}
          </Button>
          <Button icon={<FileCode aria-hidden="true" />} onClick={() => open('pageSource')}>
            {t('source.title')}
          </Button>
        </div>
      }
    >
      {lab === undefined && <PanelSkeleton />}
      {lab === null && <EmptyState title={t('none')} />}
      {lab && <LabBody lab={lab} />}
    </Drawer>
  )
}
