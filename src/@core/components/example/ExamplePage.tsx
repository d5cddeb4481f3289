import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { PageHeader } from '../PageHeader'
import { Example, type ExampleProps } from './Example'
import styles from './example.module.scss'

export interface ExamplePageProps {
  title: string
  /** In the order of the page. `Shown` draws what the code says. */
  examples: readonly (Omit<ExampleProps, 'children'> & { readonly Shown: ComponentType })[]
}

/** Examples one below the other, with a list of them beside that stays in sight. */
export function ExamplePage({ title, examples }: ExamplePageProps) {
  const { t } = useTranslation('kit')
  return (
    <>
      <PageHeader title={title} />
      <div className={styles.examplePage}>
        <nav className={styles.exampleContents} aria-label={t('example.contents')}>
          <p className={styles.exampleContentsTitle} aria-hidden="true">
            {t('example.contents')}
          </p>
          <ul>
            {examples.map((example) => (
              <li key={example.id}>
                <Link to={`#${example.id}`}>{example.title}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="stack">
          {examples.map(({ Shown, ...example }) => (
            <Example key={example.id} {...example}>
              <Shown />
            </Example>
          ))}
        </div>
      </div>
    </>
  )
}
