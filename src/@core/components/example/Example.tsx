import { Copy, Link2 } from 'lucide-react'
import { useEffect, useId, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { copyText } from '../../toast/copyText'
import { toast } from '../../toast/toast'
import { Button } from '../button/Button'
import { cx } from '../cx'
import { ErrorState } from '../ErrorState'
import { Skeleton } from '../Skeleton'
import { Tabs } from '../Tabs'
import { neededBy } from './neededBy'
import { useAnchor } from './exampleAnchor'
import styles from './example.module.scss'

export interface ExampleProps {
  /** Anchor: `#id` in the URL scrolls here. */
  id: string
  title: string
  text?: string
  /** Loads the source code, like a lazy glob of Vite with `?raw`. */
  source: () => Promise<string>
  /** Renders no card around an example with its own surface. */
  isOnPage?: boolean
  children: ReactNode
}

/** Example on a showcase page: a preview and its code. The code loads on demand. */
export function Example({ id, title, text, source, isOnPage = false, children }: ExampleProps) {
  const { t } = useTranslation('kit')
  const titleId = useId()
  const [shown, setShown] = useState<'preview' | 'code'>('preview')

  async function copy() {
    const code = await source().catch(() => null)
    if (code === null) toast.error(t('example.codeFailed'))
    else await copyText(code, { done: t('example.copied', { name: title }), failed: t('example.copyFailed') })
  }

  return (
    <section ref={useAnchor(id)} id={id} className={cx(!isOnPage && 'card', styles.example)} aria-labelledby={titleId}>
      <div className={cx('card-head', styles.exampleHead, !isOnPage && 'card-header')}>
        <h2 className="card-title" id={titleId}>
          <Link className={styles.exampleAnchor} to={`#${id}`}>
            {title}
            <Link2 aria-hidden="true" />
          </Link>
        </h2>
        <div className="card-actions">
          <Button size="sm" variant="ghost" icon={<Copy aria-hidden="true" />} onClick={() => void copy()}>
            <span className={styles.exampleCopy}>{t('example.copy')}</span>
          </Button>
        </div>
      </div>
      <div className={isOnPage ? undefined : 'card-body'}>
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
          {shown === 'preview' ? children : <Code label={title} source={source} />}
        </Tabs>
      </div>
    </section>
  )
}

function Code({ label, source }: { label: string; source: () => Promise<string> }) {
  const { t } = useTranslation('kit')
  const [text, setText] = useState<string | null>()
  const [tries, setTries] = useState(0)
  useEffect(() => {
    let isWanted = true
    source().then(
      (code) => isWanted && setText(code),
      () => isWanted && setText(null),
    )
    return () => {
      isWanted = false
    }
  }, [source, tries])

  if (text === undefined) return <Skeleton height="12rem" />
  if (text === null) {
    const retry = () => {
      setText(undefined)
      setTries(tries + 1)
    }
    return <ErrorState title={t('example.codeFailed')} onRetry={retry} />
  }
  return (
    <>
      <pre
        className={styles.exampleCode}
        dir="ltr"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long lines scroll, by keyboard too
        tabIndex={0}
        role="region"
        aria-label={t('example.codeOf', { name: label })}
      >
        <code>{text}</code>
      </pre>
      <Needed code={text} />
    </>
  )
}

const kinds = ['packages', 'files', 'texts'] as const

/** Packages, files and texts that the code requires in another app. */
function Needed({ code }: { code: string }) {
  const { t } = useTranslation('kit')
  const needs = neededBy(code)
  return (
    <dl className={styles.exampleNeeds}>
      {kinds
        .filter((kind) => needs[kind].length > 0)
        .map((kind) => (
          <div key={kind}>
            <dt>{t(`example.needs.${kind}`)}</dt>
            <dd dir="ltr" translate="no">
              {needs[kind].map((name) => (
                <code key={name}>{name}</code>
              ))}
            </dd>
          </div>
        ))}
    </dl>
  )
}
