import { Button } from '@core/components/button/Button'
import { Check, Copy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useCopied } from './useCopied'
import styles from './clipboard.module.scss'

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
      <pre
        className={`bg-body-tertiary border rounded p-3 mb-0 ${styles.code}`}
        dir="ltr"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long lines scroll, by keyboard too
        tabIndex={0}
        role="region"
        aria-label={t('demo.copy.request')}
      >
        <code>{commands}</code>
      </pre>
    </figure>
  )
}
