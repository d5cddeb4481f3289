import { CodeXml, Copy, Link2 } from 'lucide-react'
import { Suspense, useId, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { lazyPart } from '../../lazy/lazyPart'
import { copyText } from '../../toast/copyText'
import { toast } from '../../toast/toast'
import { IconButton } from '../button/IconButton'
import { cx } from '../cx'
import { Skeleton } from '../Skeleton'
import { useAnchor } from './exampleAnchor'
import styles from './example.module.scss'

const ExampleSource = lazyPart(() => import('./ExampleSource').then(({ ExampleSource }) => ExampleSource))

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
          <Link className={cx('touch-target', styles.exampleAnchor)} to={`#${id}`}>
            {title}
            <Link2 aria-hidden="true" />
          </Link>
        </h2>
        {text && <p className={styles.exampleText}>{text}</p>}
        <div className="card-actions">
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
        <Suspense fallback={<Skeleton height="12rem" />}>
          <ExampleSource label={title} source={source} />
        </Suspense>
      )}
    </section>
  )
}
