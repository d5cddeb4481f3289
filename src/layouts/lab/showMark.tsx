import type { Lab } from '@core/lab/lab'
import { withoutScene } from '@core/lab/scenes'
import { FlaskConical, X } from 'lucide-react'
import { Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { useTranslation } from 'react-i18next'
import type { RouterProviderProps } from 'react-router-dom'
import styles from './mark.module.scss'
import { useLab } from './useLab'

/** Shown while lab rules are active, so that users recognize simulated failures. */
export function LabMark({ lab, onEnd }: { lab: Lab; onEnd: () => void }) {
  const { t } = useTranslation('lab')
  const { scene, rules } = useLab(lab)
  if (rules.length === 0) return null
  return (
    <aside className={styles.mark} aria-label={t('title')}>
      <FlaskConical aria-hidden="true" />
      <span>
        {scene ? t('mark.scene', { scene: t(`scene.name.${scene}`) }) : t('mark.rules', { count: rules.length })}
      </span>
      <button
        type="button"
        onClick={() => {
          lab.enter(null)
          onEnd()
        }}
      >
        <X aria-hidden="true" />
        {t('mark.end')}
      </button>
    </aside>
  )
}

/** Renders outside the shell: works without a session and keeps the mark out of the shell's chunk. */
export function showMark(lab: Lab, router: RouterProviderProps['router'], onEnd: () => void): void {
  const place = document.body.appendChild(document.createElement('div'))
  async function end() {
    const { location } = router.state
    const search = withoutScene(location.search)
    if (search !== location.search)
      await router.navigate({ ...location, search }, { replace: true, preventScrollReset: true })
    onEnd()
  }
  createRoot(place).render(
    <Suspense>
      <LabMark lab={lab} onEnd={() => void end()} />
    </Suspense>,
  )
}
