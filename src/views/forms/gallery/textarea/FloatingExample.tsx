import { Button } from '@core/components/button/Button'
import { FormGroup, Input, Label } from '@core/components/reactstrap'
import { toast } from '@core/toast/toast'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

export function FloatingExample() {
  const { t } = useTranslation('formGallery')
  const [text, setText] = useState('')

  function send() {
    setText('')
    toast.success(t('demo.sent'), { undo: () => setText(text) })
  }

  return (
    <div className="form-stack">
      <FormGroup floating noMargin>
        <Input
          id="floating-comment"
          type="textarea"
          placeholder={t('demo.comment')}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Label for="floating-comment">{t('demo.comment')}</Label>
      </FormGroup>
      <div>
        <Button variant="primary" disabled={text.trim() === ''} onClick={send}>
          {t('demo.send')}
        </Button>
      </div>
    </div>
  )
}
