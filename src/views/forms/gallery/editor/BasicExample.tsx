import { RichText } from '@core/components/editor/RichText'
import { Button } from '@core/components/button/Button'
import { Code } from '@core/components/Code'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

export function BasicExample() {
  const { t } = useTranslation('formGallery')
  const [html, setHtml] = useState(() => `<p><strong>${t('demo.letter')}</strong></p>`)
  const [hasCode, setCode] = useState(false)
  return (
    <div className="form-stack">
      <RichText label={t('demo.message')} value={html} onChange={setHtml} />
      <div>
        <Button aria-expanded={hasCode} onClick={() => setCode(!hasCode)}>
          {t(hasCode ? 'demo.hideHtml' : 'demo.showHtml')}
        </Button>
      </div>
      {hasCode && <Code label="HTML" text={html} language="xml" />}
    </div>
  )
}
