import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Code } from '../Code'
import { ErrorState } from '../ErrorState'
import { Skeleton } from '../Skeleton'
import { neededBy } from './neededBy'
import styles from './example-source.module.scss'

interface ExampleSourceProps {
  label: string
  source: () => Promise<string>
}

/** Code of an example, and what it requires. */
export function ExampleSource({ label, source }: ExampleSourceProps) {
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
    <div className={styles.source}>
      <Code label={t('example.codeOf', { name: label })} text={text} />
      <Needed code={text} />
    </div>
  )
}

const kinds = ['packages', 'files', 'texts'] as const

/** Packages, files and texts that the code requires in another app. */
function Needed({ code }: { code: string }) {
  const { t } = useTranslation('kit')
  const needs = neededBy(code)
  return (
    <dl className={styles.needs}>
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
