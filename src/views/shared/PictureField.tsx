import { Button } from '@core/components/button/Button'
import { cx } from '@core/components/cx'
import { Picture } from '@core/components/Picture'
import { useImageChoice } from '@core/hooks/useImageChoice'
import type { ImageProblem } from '@core/readImage'
import { ImagePlus, Trash2 } from 'lucide-react'
import { useId } from 'react'
import styles from './picture-field.module.scss'

export interface PictureFieldTexts {
  preview: string
  choose: string
  change: string
  remove: string
  hint: string
  problem: (problem: ImageProblem) => string
}

interface PictureFieldProps {
  /** A path or a data URL; `''` for none. */
  value: string
  onChange: (url: string) => void
  label: string
  texts: PictureFieldTexts
  /** Hides the remove button. */
  isRequired?: boolean
  /** Hides label and hint, where other controls name the purpose. */
  isCompact?: boolean
}

export function PictureField({ value, onChange, label, texts, isRequired, isCompact }: PictureFieldProps) {
  const id = useId()
  const { input, open, problem } = useImageChoice(label, onChange)

  return (
    <div className="field" role="group" aria-labelledby={id}>
      <span className={cx('field-label', isCompact && 'visually-hidden')} id={id}>
        {label}
      </span>
      {value && <Picture className={styles.preview} src={value} alt={texts.preview} width="640" height="360" />}
      <div className="cluster">
        <Button icon={<ImagePlus aria-hidden="true" />} onClick={open}>
          {value ? texts.change : texts.choose}
        </Button>
        {value && !isRequired && (
          <Button icon={<Trash2 aria-hidden="true" />} onClick={() => onChange('')}>
            {texts.remove}
          </Button>
        )}
        {input}
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
