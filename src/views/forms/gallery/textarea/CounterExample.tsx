import { TextArea } from '@core/components/forms/TextArea'
import { cx } from '@core/components/cx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

const most = 160
const segments = new Intl.Segmenter()

export function CounterExample() {
  const { t } = useTranslation('formGallery')
  const [text, setText] = useState('')
  // Counts graphemes: an emoji flag or family is one character.
  const left = most - Array.from(segments.segment(text)).length
  return (
    <>
      <TextArea
        label={t('demo.summary')}
        value={text}
        onChange={({ target }) => setText(target.value)}
        error={left < 0 ? t('demo.shorten', { n: -left }) : undefined}
        hint={
          <span className={cx('tabular', left < 0 && 'text-danger')}>{t('demo.left', { n: Math.max(left, 0) })}</span>
        }
      />
      <p className="visually-hidden" role="status">
        {left >= 0 && left <= 20 && t('demo.left', { n: left })}
      </p>
    </>
  )
}
