import { Button } from '@core/components/button/Button'
import { Card } from '@core/components/Card'
import { EmptyState } from '@core/components/EmptyState'
import { ErrorState } from '@core/components/ErrorState'
import { LoadingRegion } from '@core/components/LoadingRegion'
import { MenuButton } from '@core/components/overlay/MenuButton'
import { PageHeader } from '@core/components/PageHeader'
import { SearchField } from '@core/components/SearchField'
import { Skeleton } from '@core/components/Skeleton'
import { download } from '@core/export/table'
import { useErrorText } from '@core/hooks/useErrorText'
import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ApiDocument } from '@/redux/pages/api-reference/schema'
import { CallItem } from './components/CallItem'
import { InlineCode } from './components/InlineCode'
import { useCallFilter } from './useCallFilter'
import { useDocument } from './useDocument'
import styles from './api-reference.module.scss'

function CallsSkeleton() {
  return (
    <LoadingRegion className="stack">
      {[4, 6].map((calls) => (
        <Card key={calls}>
          <div className="stack">
            {Array.from({ length: calls }, (_, index) => (
              <Skeleton key={index} shape="block" height="2.5rem" />
            ))}
          </div>
        </Card>
      ))}
    </LoadingRegion>
  )
}

/** Downloads the document for client generators and other tools. */
function save(document: ApiDocument) {
  download(new Blob([JSON.stringify(document, null, 2)], { type: 'application/json' }), 'openapi.json')
}

export function ApiReferencePage() {
  const { t } = useTranslation('apiReference')
  const errorText = useErrorText()
  const [state, retry] = useDocument()
  const document = state.status === 'ready' ? state.document : null
  const { all, groups, q, group, open, change } = useCallFilter(document)
  const choose = (name: string) => change({ group: name, call: '' })
  const found = groups.reduce((sum, { calls }) => sum + calls.length, 0)

  return (
    <>
      <PageHeader
        title={t('title')}
        actions={
          <Button
            icon={<Download aria-hidden="true" />}
            disabled={!document}
            onClick={() => document && save(document)}
          >
            {t('download')}
          </Button>
        }
      />
      <p className={styles.apiIntro}>{t('intro')}</p>
      <div className="toolbar px-0 pt-1">
        <SearchField label={t('search')} value={q} onSearch={(text) => change({ q: text })} />
        <MenuButton
          label={group || t('allGroups')}
          items={[
            { kind: 'radio', key: 'all', label: t('allGroups'), isChecked: group === '', onSelect: () => choose('') },
            ...all.map(({ name, calls }) => ({
              kind: 'radio' as const,
              key: name,
              label: t('groupCount', { name, calls: calls.length }),
              isChecked: group === name,
              onSelect: () => choose(name),
            })),
          ]}
        />
        <span className="toolbar-gap" />
        <span className="text-muted" role="status">
          {document && t('found', { count: found })}
        </span>
      </div>
      {state.status === 'loading' && <CallsSkeleton />}
      {state.status === 'failed' && (
        <Card>
          <ErrorState title={t('failed')} text={errorText(state.error)} onRetry={retry} />
        </Card>
      )}
      {document && found === 0 && (
        <Card>
          <EmptyState
            title={t('nothingFound')}
            text={t('nothingFoundText')}
            action={<Button onClick={() => change({ q: '', group: '' })}>{t('showAll')}</Button>}
          />
        </Card>
      )}
      {/* The API document is in English. */}
      <div className="stack" lang="en">
        {document &&
          groups.map(({ name, description, calls }) => (
            <Card key={name} title={name} isFlush>
              <p className={styles.apiGroupText} dir="auto">
                <InlineCode text={description} />
              </p>
              <ul className="list-unstyled">
                {calls.map((call) => (
                  <CallItem
                    key={call.operationId}
                    call={call}
                    components={document.components}
                    isOpen={call.operationId === open}
                    onToggle={() => change({ call: call.operationId === open ? '' : call.operationId })}
                  />
                ))}
              </ul>
            </Card>
          ))}
      </div>
    </>
  )
}
