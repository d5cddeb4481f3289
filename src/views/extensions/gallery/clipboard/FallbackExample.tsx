import { Button } from '@core/components/button/Button'
import { SwitchField } from '@core/components/forms/SwitchField'
import { TextField } from '@core/components/forms/TextField'
import { copyText } from '@core/toast/copyText'
import { Copy } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

const iban = 'NL91 ABNA 0417 1643 00'

export function FallbackExample() {
  const { t } = useTranslation('extensions')
  const input = useRef<HTMLInputElement>(null)
  const [isForbidden, setForbidden] = useState(true)
  const [isByHand, setByHand] = useState(false)

  /* Selects the text for manual copying if the browser blocks the clipboard. */
  async function copy() {
    const isCopied =
      !isForbidden && (await copyText(iban, { done: t('demo.copy.done'), failed: t('demo.copy.failed') }))
    setByHand(!isCopied)
    if (isCopied) return
    input.current?.focus()
    input.current?.select()
  }

  return (
    <div className="stack">
      <SwitchField
        label={t('demo.copy.forbid')}
        hint={t(isForbidden ? 'demo.copy.forbidden' : 'demo.copy.allowed')}
        checked={isForbidden}
        onChange={({ target }) => setForbidden(target.checked)}
      />
      <TextField
        ref={input}
        label={t('demo.copy.account')}
        dir="ltr"
        readOnly
        value={iban}
        hint={<span role="status">{isByHand && t('demo.copy.byHand')}</span>}
      />
      <div>
        <Button icon={<Copy aria-hidden="true" />} onClick={() => void copy()}>
          {t('demo.copy.button')}
        </Button>
      </div>
    </div>
  )
}
