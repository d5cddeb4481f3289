import { Search } from 'lucide-react'
import { Suspense, use, type ComponentType, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { lazyPart } from '../../lazy/lazyPart'
import { Button } from '../button/Button'
import { ExampleFinderContext } from '../pageContext'
import { PageHeader } from '../PageHeader'
import { Skeleton } from '../Skeleton'
import { Example } from './Example'
import type { ComponentProps } from './PropsCard'
import { exampleId } from './exampleAnchor'
import styles from './example.module.scss'

// Below the examples, so it need not delay them.
const PropsCard = lazyPart(() => import('./PropsCard').then(({ PropsCard }) => PropsCard))

export interface ExamplePageProps {
  title: string
  /** Titles and texts, in page order. `invertedHead` belongs to `InvertedHeadExample.tsx`. */
  texts: Readonly<Record<string, { readonly title: string; readonly text?: string }>>
  /** Modules: `import.meta.glob('./examples/*Example.tsx', { eager: true })`. */
  files: Readonly<Record<string, Readonly<Record<string, ComponentType>>>>
  /** Sources: `import.meta.glob('./examples/*Example.tsx', { query: '?raw', import: 'default' })`. */
  sources: Readonly<Record<string, () => Promise<string>>>
  /** Documented components, from `import props from '@core/components/Accordion.tsx?props'`. */
  components?: readonly ComponentProps[]
  /** Examples that need both columns, by their keys in `texts`. */
  wide?: readonly string[] | 'all'
  children?: ReactNode
}

function examplesOf({ texts, files, sources, wide = [] }: ExamplePageProps) {
  // A narrow example without a neighbor spans both columns, so no cell stays empty.
  let isBesideOther = false
  return Object.entries(texts).map(([name, { title, text }], at, all) => {
    const needsRow = (key?: string) => !key || wide === 'all' || wide.includes(key)
    const isWide = needsRow(name) || (!isBesideOther && needsRow(all[at + 1]?.[0]))
    isBesideOther = !isWide && !isBesideOther
    const file =
      Object.keys(files).find((path) => path.toLowerCase().endsWith(`/${name.toLowerCase()}example.tsx`)) ?? ''
    const Shown = Object.values(files[file] ?? {})[0]
    const source = sources[file]
    if (!Shown || !source) throw new Error(`Example ${name} has no file.`)
    return { id: exampleId(name), title, ...(text && { text }), source, isWide, Shown }
  })
}

/** Examples in one or two columns, with a table of contents. */
export function ExamplePage(props: ExamplePageProps) {
  const { title, components = [], children } = props
  const { t } = useTranslation('kit')
  const find = use(ExampleFinderContext)
  const examples = examplesOf(props)
  const contents = [...examples, ...(components.length > 0 ? [{ id: 'props', title: t('example.props') }] : [])]
  return (
    <>
      <PageHeader title={title} />
      <div className={styles.examplePage}>
        <nav className={styles.exampleContents} aria-label={t('example.contents')}>
          <p className={styles.exampleContentsTitle} aria-hidden="true">
            {t('example.contents')}
          </p>
          <ul>
            {contents.map((entry) => (
              <li key={entry.id}>
                <Link to={`#${entry.id}`}>{entry.title}</Link>
              </li>
            ))}
          </ul>
          {find && (
            <Button size="sm" variant="ghost" icon={<Search aria-hidden="true" />} onClick={find}>
              {t('example.find')}
            </Button>
          )}
        </nav>
        <div className="stack">
          {children}
          <div className={styles.exampleGrid}>
            {examples.map(({ Shown, ...example }) => (
              <Example key={example.id} {...example}>
                <Shown />
              </Example>
            ))}
          </div>
          {components.length > 0 && (
            <Suspense fallback={<Skeleton shape="block" height="20rem" />}>
              <PropsCard components={components} />
            </Suspense>
          )}
        </div>
      </div>
    </>
  )
}
