import { Button } from '@core/components/button/Button'
import { Code } from '@core/components/Code'
import { copyText } from '@core/toast/copyText'
import { Copy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useAppSelector } from '@/redux/app/hooks'
import { selectChosen } from '@/redux/shell/layout/slice'
import { configSnippet } from './configSnippet'

/** Current preferences as code, for developers. */
export function ConfigSnippet() {
  const { t } = useTranslation('shell')
  const snippet = configSnippet(useAppSelector(selectChosen))
  const copy = () =>
    copyText(snippet, { done: t('customizer.config.copied'), failed: t('customizer.config.notCopied') })
  return (
    <section className="config-snippet" aria-label={t('customizer.config.title')}>
      <div className="config-snippet-head">
        <h3 className="fs-5">{t('customizer.config.title')}</h3>
        <Button size="sm" icon={<Copy aria-hidden="true" />} onClick={() => void copy()}>
          {t('customizer.config.copy')}
        </Button>
      </div>
      <p className="field-hint">{t('customizer.config.hint')}</p>
      <Code label={t('customizer.config.title')} text={snippet} />
    </section>
  )
}
