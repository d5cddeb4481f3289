import { Button } from '@core/components/button/Button'
import { Picture } from '@core/components/Picture'
import type { ImageProblem } from '@core/readImage'
import { readImage } from '@core/readImage'
import { ImagePlus, Trash2 } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './blog.module.scss'

/** Of the file: it is a third longer as text, of which the backend takes 400 kB. */
const largest = 290_000
const types = ['image/png', 'image/jpeg', 'image/webp', 'image/gif']

/** The picture of a post: chosen, shown as it will be, and taken away. */
export function FeaturedImage({ value, onChange }: { value: string; onChange: (url: string) => void }) {
  const { t } = useTranslation('blog')
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<ImageProblem | null>(null)

  async function choose(file: File | undefined) {
    if (!file) return
    const image = await readImage(file, { types, largest })
    if (typeof image === 'string') setProblem(image)
    else {
      setProblem(null)
      onChange(image.url)
    }
  }

  return (
    <div className="field" role="group" aria-labelledby={id}>
      <span className="field-label" id={id}>
        {t('field.image')}
      </span>
      {value && (
        <Picture className={styles.preview} src={value} alt={t('field.imagePreview')} width="640" height="360" />
      )}
      <div className="cluster">
        <Button icon={<ImagePlus aria-hidden="true" />} onClick={() => input.current?.click()}>
          {t(value ? 'field.imageChange' : 'field.imageAdd')}
        </Button>
        {value && (
          <Button icon={<Trash2 aria-hidden="true" />} onClick={() => onChange('')}>
            {t('field.imageRemove')}
          </Button>
        )}
        <input
          ref={input}
          type="file"
          hidden
          accept={types.join()}
          aria-label={t('field.image')}
          onChange={({ target }) => {
            void choose(target.files?.[0])
            // The same file can be chosen again after it was removed.
            target.value = ''
          }}
        />
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
