import { Button } from '@core/components/button/Button'
import { RichText } from '@core/components/editor/RichText'
import { sanitiseHtml } from '@core/html/sanitise'
import { announce } from '@core/components/announce'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

export function FormExample() {
  const { t } = useTranslation('formGallery')
  const [draft, setDraft] = useState('')
  const [comments, setComments] = useState<readonly string[]>([])

  function send() {
    setComments([...comments, draft])
    setDraft('')
    announce(t('demo.sent'))
  }

  return (
    <div className="form-stack">
      {comments.map((html, index) => (
        // Comments are only appended.
        <div key={index} className="p-3 border rounded" dangerouslySetInnerHTML={{ __html: sanitiseHtml(html).html }} />
      ))}
      {/* A new key resets the editor. */}
      <RichText
        key={comments.length}
        label={t('demo.comment')}
        placeholder={t('demo.commentPlaceholder')}
        value=""
        hasFocus={comments.length > 0}
        onChange={setDraft}
      />
      <div>
        <Button variant="primary" disabled={draft === ''} onClick={send}>
          {t('demo.send')}
        </Button>
      </div>
    </div>
  )
}
