import { Button } from '@core/components/button/Button'
import { Code } from '@core/components/Code'
import { Check, Copy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useCopied } from './useCopied'

const commands = `curl https://api.example.com/v1/orders \\
  --header "Authorization: Bearer $TOKEN" \\
  --data status=paid`

export function CodeExample() {
  const { t } = useTranslation('extensions')
  const { isCopied, copy } = useCopied({ done: t('demo.copy.done'), failed: t('demo.copy.failed') })
  const Icon = isCopied ? Check : Copy
  return (
    <figure className="mb-0">
      <figcaption className="d-flex align-items-center justify-content-between mb-2">
        {t('demo.copy.request')}
        <Button size="sm" icon={<Icon aria-hidden="true" />} onClick={() => void copy(commands)}>
          {t(isCopied ? 'demo.copy.copied' : 'demo.copy.button')}
        </Button>
      </figcaption>
      <Code label={t('demo.copy.request')} text={commands} language="bash" />
    </figure>
  )
}
