import { Copy, Link2 } from 'lucide-react'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { toast } from '../../toast/toast'
import { Button } from '../button/Button'
import { Tabs } from '../Tabs'
import styles from './example.module.scss'

export interface ExampleProps {
  /** Its anchor: `#id` in the address leads here. */
  id: string
  title: string
  /** What it shows, in a sentence. */
  text?: string
  /** The file that draws it, whole, as Vite's `?raw` imports it. */
  code: string
  children: ReactNode
}

/** One example of a showcase page: what it looks like, and the code that draws it. */
export function Example({ id, title, text, code, children }: ExampleProps) {
  const { t } = useTranslation('kit')
  const titleId = useId()
  const [shown, setShown] = useState<'preview' | 'code'>('preview')
  const frame = useAnchor(id)

  async function copy() {
    try {
      await navigator.clipboard.writeText(code)
      toast.success(t('example.copied', { name: title }))
    } catch {
      toast.error(t('example.copyFailed'))
    }
  }

  return (
    <section ref={frame} id={id} className={`card ${styles.example}`} aria-labelledby={titleId}>
      <div className="card-header card-head">
        <h2 className="card-title" id={titleId}>
          <Link className={styles.exampleAnchor} to={`#${id}`}>
            {title}
            <Link2 aria-hidden="true" />
          </Link>
        </h2>
        <div className="card-actions">
          <Button size="sm" variant="ghost" icon={<Copy aria-hidden="true" />} onClick={() => void copy()}>
            {t('example.copy')}
          </Button>
        </div>
      </div>
      <div className="card-body">
        {text && <p className={styles.exampleText}>{text}</p>}
        <Tabs
          label={title}
          tabs={[
            { key: 'preview', label: t('example.preview') },
            { key: 'code', label: t('example.code') },
          ]}
          active={shown}
          onChange={setShown}
        >
          {shown === 'preview' ? children : <Code label={title} text={code} />}
        </Tabs>
      </div>
    </section>
  )
}

/** Goes to the example when the address names it, however one comes there. */
function useAnchor(id: string) {
  const ref = useRef<HTMLElement>(null)
  const { hash, key } = useLocation()
  useEffect(() => {
    if (hash === `#${id}`) ref.current?.scrollIntoView()
  }, [hash, key, id])
  return ref
}

function Code({ label, text }: { label: string; text: string }) {
  const { t } = useTranslation('kit')
  return (
    <pre
      className={styles.exampleCode}
      dir="ltr"
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long lines scroll, by keyboard too
      tabIndex={0}
      role="region"
      aria-label={t('example.codeOf', { name: label })}
    >
      <code>{text}</code>
    </pre>
  )
}
