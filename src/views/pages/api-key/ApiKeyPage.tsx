import { useCan } from '@core/auth/useCan'
import { Badge } from '@core/components/Badge'
import { Button } from '@core/components/button/Button'
import { Card } from '@core/components/Card'
import type { Column } from '@core/components/data-table/column'
import { DataTable } from '@core/components/data-table/DataTable'
import { EmptyState } from '@core/components/EmptyState'
import { useConfirm } from '@core/components/overlay/confirmContext'
import { PageHeader } from '@core/components/PageHeader'
import { Skeleton } from '@core/components/Skeleton'
import type { Tone } from '@core/components/tone'
import { KeySquare, Plus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppSelector, useRequest } from '@/redux/app/hooks'
import { useWrite } from '@/redux/app/useWrite'
import type { ApiKey } from '@/redux/pages/api-key/schema'
import {
  fetchApiKeys,
  restoreApiKey,
  revokeApiKey,
  selectApiKeys,
  selectApiKeysRequest,
} from '@/redux/pages/api-key/slice'
import { RelativeTime } from '@/utility/format/RelativeTime'
import { useFormat } from '@/utility/hooks/useFormat'
import { LoadedContent } from '@/views/shared/LoadedContent'
import { NewKey } from './NewKey'

const tones: Readonly<Record<ApiKey['scope'], Tone>> = {
  'full-access': 'warning',
  'read-write': 'info',
  'read-only': 'neutral',
}

const shortKey = (last4: string) => `lsk_…${last4}`

function RevokeButton({ apiKey: { id, name } }: { apiKey: ApiKey }) {
  const { t } = useTranslation('apiKey')
  const confirm = useConfirm()
  const { write } = useWrite()

  async function revoke() {
    const isAgreed = await confirm({
      title: t('confirm.title', { name }),
      body: t('confirm.body'),
      confirmLabel: t('revoke'),
      isDanger: true,
    })
    if (!isAgreed) return
    await write(revokeApiKey, id, {
      success: t('toast.revoked', { name }),
      undo: () => write(restoreApiKey, id, { success: t('toast.restored', { name }) }),
    })
  }

  return (
    <Button size="sm" variant="outline-danger" aria-label={t('revokeNamed', { name })} onClick={() => void revoke()}>
      {t('revoke')}
    </Button>
  )
}

function useColumns(): Column<ApiKey>[] {
  const { t } = useTranslation('apiKey')
  const format = useFormat()
  const mayRevoke = useCan()('delete', 'Data')
  return useMemo(
    () => [
      {
        key: 'name',
        kind: 'primary',
        header: t('column.name'),
        cell: ({ name }) => <bdi className="fw-semibold">{name}</bdi>,
      },
      {
        key: 'key',
        header: t('column.key'),
        cell: ({ last4 }) => (
          <code className="text-nowrap" dir="ltr">
            {shortKey(last4)}
          </code>
        ),
      },
      {
        key: 'scope',
        header: t('column.scope'),
        cell: ({ scope }) => <Badge tone={tones[scope]}>{t(`scope.${scope}`)}</Badge>,
      },
      { key: 'created', header: t('column.created'), isWide: true, cell: ({ createdAt }) => format.date(createdAt) },
      {
        key: 'used',
        header: t('column.used'),
        isLabeled: true,
        cell: ({ lastUsedAt }) => (lastUsedAt === null ? t('never') : <RelativeTime iso={lastUsedAt} />),
      },
      ...(mayRevoke
        ? [
            {
              key: 'actions',
              kind: 'actions' as const,
              header: t('column.actions'),
              cell: (apiKey: ApiKey) => <RevokeButton apiKey={apiKey} />,
            },
          ]
        : []),
    ],
    [t, format, mayRevoke],
  )
}

function Keys({ apiKeys }: { apiKeys: readonly ApiKey[] }) {
  const { t } = useTranslation('apiKey')
  return (
    <DataTable
      caption={t('title')}
      columns={useColumns()}
      source={{ rows: apiKeys, keyOf: ({ id }) => id, labelOf: ({ name }) => name, status: 'ready' }}
      empty={<EmptyState picture={<KeySquare aria-hidden="true" />} title={t('none')} text={t('noneText')} />}
    />
  )
}

export function ApiKeyPage() {
  const { t } = useTranslation('apiKey')
  const can = useCan()
  const [isAdding, setAdding] = useState(false)
  const retry = useRequest(fetchApiKeys, undefined)
  const apiKeys = useAppSelector(selectApiKeys)
  const request = useAppSelector(selectApiKeysRequest)
  const isKnown = request.status === 'succeeded' || apiKeys.length > 0

  return (
    <>
      <PageHeader
        title={t('title')}
        actions={
          can('create', 'Data') && (
            <Button variant="primary" icon={<Plus aria-hidden="true" />} onClick={() => setAdding(true)}>
              {t('create')}
            </Button>
          )
        }
      />
      <div className="stack">
        <p className="text-muted">{t('intro')}</p>
        <LoadedContent
          source={{ data: isKnown ? apiKeys : null, request }}
          onRetry={retry}
          name={t('title')}
          skeleton={<Skeleton shape="block" height="20rem" />}
        >
          {(all) => (
            <Card isFlush>
              <Keys apiKeys={all} />
            </Card>
          )}
        </LoadedContent>
      </div>
      {isAdding && <NewKey onClose={() => setAdding(false)} />}
    </>
  )
}
