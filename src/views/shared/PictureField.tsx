import { Button } from '@core/components/button/Button'
import { cx } from '@core/components/cx'
import { Picture } from '@core/components/Picture'
import type { ImageProblem } from '@core/readImage'
import { readImage } from '@core/readImage'
import { ImagePlus, Trash2 } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import styles from './picture-field.module.scss'

/** Of the file: it is a third longer as text, of which the backend takes 400 kB. */
const largest = 290_000
const types = ['image/png', 'image/jpeg', 'image/webp', 'image/gif']

export interface PictureFieldTexts {
  /** Of the picture as it will show. */
  preview: string
  choose: string
  change: string
  remove: string
  /** Types and size. */
  hint: string
  problem: (problem: ImageProblem) => string
}

interface PictureFieldProps {
  /** A path or a data URL; `''` for none. */
  value: string
  onChange: (url: string) => void
  label: string
  texts: PictureFieldTexts
  /** It can be changed, but not taken away. */
  isRequired?: boolean
  /** Among other controls that say what it is for: without a label and hint in sight. */
  isCompact?: boolean
}

/** One picture: chosen, shown as it will be, and taken away. */
export function PictureField({ value, onChange, label, texts, isRequired, isCompact }: PictureFieldProps) {
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
      <span className={cx('field-label', isCompact && 'visually-hidden')} id={id}>
        {label}
      </span>
      {value && <Picture className={styles.preview} src={value} alt={texts.preview} width="640" height="360" />}
      <div className="cluster">
        <Button icon={<ImagePlus aria-hidden="true" />} onClick={() => input.current?.click()}>
          {value ? texts.change : texts.choose}
        </Button>
        {value && !isRequired && (
          <Button icon={<Trash2 aria-hidden="true" />} onClick={() => onChange('')}>
            {texts.remove}
          </Button>
        )}
        <input
          ref={input}
          type="file"
          hidden
          accept={types.join()}
          aria-label={label}
          onChange={({ target }) => {
            void choose(target.files?.[0])
            // The same file can be chosen again after it was removed.
            target.value = ''
          }}
        />
      </div>
      {!isCompact && <p className="field-hint">{texts.hint}</p>}
      {problem && (
        <p className="field-error" role="alert">
          {texts.problem(problem)}
        </p>
      )}
    </div>
  )
}
