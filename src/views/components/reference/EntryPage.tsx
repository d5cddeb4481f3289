import { Badge } from '@core/components/Badge'
import { Card } from '@core/components/Card'
import type { ReferenceEntry } from '@core/components/example/docs'
import { DocText, MemberTable } from '@core/components/example/MemberTable'
import { PageHeader } from '@core/components/PageHeader'
import { Skeleton } from '@core/components/Skeleton'
import { lazyPart } from '@core/lazy/lazyPart'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import entries from 'virtual:reference'
import { MissingCard } from '@/views/shared/MissingCard'
import { folderOf } from './groupEntries'
import { paths } from './paths'
import styles from './reference.module.scss'

const CodeBlock = lazyPart(() => import('@core/components/CodeBlock').then(({ CodeBlock }) => CodeBlock))

function Code(props: { label: string; text: string }) {
  const lines = props.text.split('\n').length
  return (
    // Same height as the code, so that nothing moves.
    <Suspense fallback={<Skeleton shape="block" height={`min(22rem, ${lines * 1.3 + 1.875}rem)`} />}>
      <CodeBlock {...props} />
    </Suspense>
  )
}

function importOf({ name, kind, importPath, members: [first] }: ReferenceEntry): string {
  return `import { ${kind === 'library' && first ? first.name : name} } from '${importPath}'`
}

function Summary({ entry }: { entry: ReferenceEntry }) {
  const { t } = useTranslation('reference')
  return (
    <Card>
      <p className={styles.text} dir="ltr">
        <DocText text={entry.text} />
      </p>
      <Code label={t('import')} text={importOf(entry)} />
      {entry.pages.length > 0 && (
        <p className={styles.pages}>
          {t('pages')}
          {entry.pages.map((page) => (
            <Link key={page} className="touch-target" to={page}>
              <bdi dir="ltr">{page}</bdi>
            </Link>
          ))}
        </p>
      )}
    </Card>
  )
}

function Details({ entry }: { entry: ReferenceEntry }) {
  const { t } = useTranslation('reference')
  const { name, kind, example, props, inherited, result, members, types } = entry
  const propsTitle = kind === 'component' ? 'props' : 'parameters'
  return (
    <>
      {example && (
        <Card title={t('example')}>
          <Code label={t('of.example', { name })} text={example} />
        </Card>
      )}
      {(props.length > 0 || inherited.length > 0) && (
        <Card title={t(propsTitle)}>
          {props.length > 0 && (
            <MemberTable caption={t(`of.${propsTitle}`, { name })} members={props} required={t('required')} />
          )}
          {inherited.length > 0 && (
            <p className={styles.inherited}>
              {t('inherited')}
              {inherited.map((type) => (
                <code key={type} dir="ltr">
                  {type}
                </code>
              ))}
            </p>
          )}
        </Card>
      )}
      {result && (
        <Card title={t('result')}>
          <p className={styles.text} dir="ltr">
            <code>{result.type}</code> {result.text && <DocText text={result.text} />}
          </p>
          {result.members.length > 0 && (
            <MemberTable caption={t('of.result', { name })} members={result.members} hasDefaults={false} />
          )}
        </Card>
      )}
      {members.length > 0 && (
        <Card title={t('members')}>
          <MemberTable caption={t('of.members', { name })} members={members} hasDefaults={false} />
        </Card>
      )}
      {types.length > 0 && (
        <Card title={t('types')}>
          <Code label={t('of.types', { name })} text={types.map(({ code }) => code).join('\n\n')} />
        </Card>
      )}
    </>
  )
}

/** Links to the other entries of the folder. */
function Siblings({ entry }: { entry: ReferenceEntry }) {
  const { t } = useTranslation('reference')
  const siblings = entries.filter((other) => folderOf(other) === folderOf(entry))
  return (
    <nav className={styles.siblings} aria-label={t('siblings')}>
      <p aria-hidden="true">{t('siblings')}</p>
      <ul>
        {siblings.map(({ name }) => (
          <li key={name}>
            <Link
              translate="no"
              to={paths.entry.href({ name })}
              aria-current={name === entry.name ? 'page' : undefined}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

export function EntryPage() {
  const { t } = useTranslation('reference')
  const { name } = useParams()
  const entry = entries.find((candidate) => candidate.name === name)
  if (!entry) {
    return (
      <>
        <PageHeader title={t('missing')} />
        <MissingCard
          title={t('missing')}
          text={t('missingText')}
          to={paths.reference.href()}
          linkText={t('toReference')}
        />
      </>
    )
  }
  return (
    <>
      <PageHeader
        title={entry.name}
        translate="no"
        aside={
          <>
            <Badge>{t(`kind.${entry.kind}`)}</Badge>
            {entry.isInternal && <Badge tone="warning">{t('internal')}</Badge>}
          </>
        }
      />
      <div className={styles.page}>
        <div className="stack">
          <Summary entry={entry} />
          <Details entry={entry} />
        </div>
        <Siblings entry={entry} />
      </div>
    </>
  )
}
