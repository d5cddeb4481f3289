import { Button } from '@core/components/button/Button'
import { toast } from '@core/toast/toast'
import { Copy } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppSelector } from '@/redux/app/hooks'
import { selectChosen } from '@/redux/shell/layout/slice'
import { configSnippet } from './configSnippet'

/** Current preferences as code, for developers. */
export function ConfigSnippet() {
  const { t } = useTranslation('shell')
  const snippet = configSnippet(useAppSelector(selectChosen))
  const block = useRef<HTMLPreElement>(null)

  async function copy() {
    try {
      await navigator.clipboard.writeText(snippet)
      toast.success(t('customizer.config.copied'))
    } catch {
      // Without clipboard access (plain HTTP), select the lines for manual copying.
      if (block.current) getSelection()?.selectAllChildren(block.current)
      toast.info(t('customizer.config.selected'))
    }
  }
  return (
    <section className="config-snippet" aria-label={t('customizer.config.title')}>
      <div className="config-snippet-head">
        <h3>{t('customizer.config.title')}</h3>
        <Button size="sm" icon={<Copy aria-hidden="true" />} onClick={() => void copy()}>
          {t('customizer.config.copy')}
        </Button>
      </div>
      <p className="field-hint">{t('customizer.config.hint')}</p>
      <pre ref={block} dir="ltr">
        {snippet}
      </pre>
    </section>
  )
}
