import { CodeXml, Copy, Link2 } from 'lucide-react'
import { useEffect, useId, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { copyText } from '../../toast/copyText'
import { toast } from '../../toast/toast'
import { IconButton } from '../button/IconButton'
import { Code } from '../Code'
import { cx } from '../cx'
import { ErrorState } from '../ErrorState'
import { Skeleton } from '../Skeleton'
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
  /** Spans both columns of the page. */
  isWide?: boolean
  children: ReactNode
}

/** Example on a showcase page: a head, a stage and, on demand, its code. */
export function Example({ id, title, text, source, isWide = false, children }: ExampleProps) {
  const { t } = useTranslation('kit')
  const titleId = useId()
  const [isCodeShown, setCodeShown] = useState(false)

  async function copy() {
    const code = await source().catch(() => null)
    if (code === null) toast.error(t('example.codeFailed'))
    else await copyText(code, { done: t('example.copied', { name: title }), failed: t('example.copyFailed') })
  }

  return (
    <section
      ref={useAnchor(id)}
      id={id}
      className={cx('card', styles.example, isWide && styles.exampleWide)}
      aria-labelledby={titleId}
    >
      <div className={styles.exampleHead}>
        <h2 className="card-title" id={titleId}>
          <Link className={styles.exampleAnchor} to={`#${id}`}>
            {title}
            <Link2 aria-hidden="true" />
          </Link>
        </h2>
        {text && <p className={styles.exampleText}>{text}</p>}
        <div className={styles.exampleTools}>
          <IconButton
            size="sm"
            label={t('example.code')}
            icon={<CodeXml aria-hidden="true" />}
            aria-pressed={isCodeShown}
            onClick={() => setCodeShown(!isCodeShown)}
          />
          <IconButton
            size="sm"
            label={t('example.copy')}
            icon={<Copy aria-hidden="true" />}
            onClick={() => void copy()}
          />
        </div>
      </div>
      <div className={styles.exampleStage}>{children}</div>
      {isCodeShown && (
        <div className={styles.exampleSource}>
          <Source label={title} source={source} />
        </div>
      )}
    </section>
  )
}

function Source({ label, source }: { label: string; source: () => Promise<string> }) {
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
      <Code label={t('example.codeOf', { name: label })} text={text} />
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
