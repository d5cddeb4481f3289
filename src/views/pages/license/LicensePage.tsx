import { Button } from '@core/components/button/Button'
import { Card } from '@core/components/Card'
import { PageHeader } from '@core/components/PageHeader'
import { copyText } from '@core/toast/copyText'
import { Check, Copy, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { product } from '@/product'
import license from '../../../../LICENSE?raw'
import styles from './license.module.scss'

const rules = { may: ['use', 'change', 'sell', 'private'], must: ['notice'], mayNot: ['liable'] } as const

function CopyButton() {
  const { t } = useTranslation('license')
  const texts = { done: t('copied'), failed: t('notCopied') }
  return (
    <Button icon={<Copy aria-hidden="true" />} onClick={() => void copyText(license, texts)}>
      {t('copy')}
    </Button>
  )
}

export function LicensePage() {
  const { t } = useTranslation('license')
  return (
    <>
      <PageHeader title={t('title')} actions={<CopyButton />} />
      <div className="stack">
        <p className="text-muted">{t('intro', { name: product.name })}</p>
        <div className="card-grid">
          {(Object.keys(rules) as (keyof typeof rules)[]).map((kind) => (
            <Card key={kind} title={t(`${kind}.title`)}>
              <ul className={`d-grid gap-2 list-unstyled ${styles.rules}`}>
                {rules[kind].map((rule) => (
                  <li key={rule}>
                    {kind === 'mayNot' ? <X aria-hidden="true" /> : <Check aria-hidden="true" />}
                    {t(`rule.${rule}`)}
                  </li>
                ))}
              </ul>
            </Card>
          ))}
        </div>
        <Card title={t('text')}>
          <p className="text-muted">{t('binding')}</p>
          <div className={styles.text} lang="en" dir="ltr">
            {license}
          </div>
        </Card>
      </div>
    </>
  )
}
