import { Button } from '@core/components/button/Button'
import { SelectField } from '@core/components/forms/SelectField'
import type { Lab } from '@core/lab/lab'
import { withScene, type Scene } from '@core/lab/scenes'
import { sceneNames, sceneOf } from '@core/lab/scenes'
import { toast } from '@core/toast/toast'
import { Link2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { writeClipboard } from './writeClipboard'
import styles from './lab.module.scss'
import { useLab } from './useLab'

/** Selects a scene, which replaces all rules, and copies its link. */
export function LabScene({ lab }: { lab: Lab }) {
  const { t } = useTranslation('lab')
  const { scene } = useLab(lab)

  async function copyLink(chosen: Scene) {
    const address = withScene(window.location.href, chosen)
    if (await writeClipboard(address)) toast.success(t('scene.copied'))
    else toast.info(address)
  }

  return (
    <div className={styles.scene}>
      <SelectField
        label={t('scene.label')}
        hint={scene ? t(`scene.text.${scene}`) : t('scene.hint')}
        value={scene ?? ''}
        placeholder={t('scene.none')}
        options={sceneNames.map((name) => ({ value: name, label: t(`scene.name.${name}`) }))}
        onChange={({ target }) => lab.enter(sceneOf(target.value))}
      />
      {scene && (
        <Button size="sm" icon={<Link2 aria-hidden="true" />} onClick={() => void copyLink(scene)}>
          {t('scene.copy')}
        </Button>
      )}
    </div>
  )
}
