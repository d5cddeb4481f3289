import { Button } from '@core/components/button/Button'
import { Picture } from '@core/components/Picture'
import { useImageChoice } from '@core/hooks/useImageChoice'
import { ImagePlus, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './blog.module.scss'

/** The picture of a post: chosen, shown as it will be, and taken away. */
export function FeaturedImage({ value, onChange }: { value: string; onChange: (url: string) => void }) {
  const { t } = useTranslation('blog')
  const id = useId()
  const { input, open, problem } = useImageChoice(t('field.image'), onChange)

  return (
    <div className="field" role="group" aria-labelledby={id}>
      <span className="field-label" id={id}>
        {t('field.image')}
      </span>
      {value && (
        <Picture className={styles.preview} src={value} alt={t('field.imagePreview')} width="640" height="360" />
      )}
      <div className="cluster">
        <Button icon={<ImagePlus aria-hidden="true" />} onClick={open}>
          {t(value ? 'field.imageChange' : 'field.imageAdd')}
        </Button>
        {value && (
          <Button icon={<Trash2 aria-hidden="true" />} onClick={() => onChange('')}>
            {t('field.imageRemove')}
          </Button>
        )}
        {input}
      </div>
      <p className="field-hint">{t('field.imageHint')}</p>
      {problem && (
        <p className="field-error" role="alert">
          {t(`imageProblem.${problem}`)}
        </p>
      )}
    </div>
  )
}
