import { useMay } from '@core/auth/useMay'
import { Badge } from '@core/components/Badge'
import { Button } from '@core/components/button/Button'
import { Card } from '@core/components/Card'
import { EmptyState } from '@core/components/EmptyState'
import { useConfirm } from '@core/components/overlay/confirmContext'
import { PageHeader } from '@core/components/PageHeader'
import { Skeleton } from '@core/components/Skeleton'
import { Table } from '@core/components/table/Table'
import type { Tone } from '@core/components/tone'
import { KeySquare, Plus } from 'lucide-react'
import { useState } from 'react'
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

const columns = ['name', 'key', 'scope', 'created', 'used'] as const

/** Of a key itself, its beginning and its end. */
const shortKey = (last4: string) => `lsk_…${last4}`

function Keys({ apiKeys }: { apiKeys: readonly ApiKey[] }) {
  const { t } = useTranslation('apiKey')
  const format = useFormat()
  const may = useMay()
  const confirm = useConfirm()
  const { write } = useWrite()

  async function revoke({ id, name }: ApiKey) {
    const isAgreed = await confirm({
      title: t('confirm.title', { name }),
      body: t('confirm.body'),
      confirmLabel: t('revoke'),
      isDanger: true,
    })
    if (!isAgreed) return
    await write(revokeApiKey, id, {
      done: t('toast.revoked', { name }),
      undo: () => write(restoreApiKey, id, { done: t('toast.restored', { name }) }),
    })
  }

  if (apiKeys.length === 0)
    return <EmptyState picture={<KeySquare aria-hidden="true" />} title={t('none')} text={t('noneText')} />
  return (
    <Table caption={t('title')} look={['hover']}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {t(`column.${column}`)}
            </th>
          ))}
          {may('delete', 'Data') && <th scope="col">{t('column.actions')}</th>}
        </tr>
      </thead>
      <tbody>
        {apiKeys.map((apiKey) => (
          <tr key={apiKey.id}>
            <th scope="row">
              <bdi>{apiKey.name}</bdi>
            </th>
            <td>
              <code dir="ltr">{shortKey(apiKey.last4)}</code>
            </td>
            <td>
              <Badge tone={tones[apiKey.scope]}>{t(`scope.${apiKey.scope}`)}</Badge>
            </td>
            <td>{format.date(apiKey.createdAt)}</td>
            <td>{apiKey.lastUsedAt === null ? t('never') : <RelativeTime iso={apiKey.lastUsedAt} />}</td>
            {may('delete', 'Data') && (
              <td>
                <Button
                  size="sm"
                  variant="outline-danger"
                  aria-label={t('revokeNamed', { name: apiKey.name })}
                  onClick={() => void revoke(apiKey)}
                >
                  {t('revoke')}
                </Button>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

/** The keys with which programs make calls: new ones, and an end to old ones. */
export function Component() {
  const { t } = useTranslation('apiKey')
  const may = useMay()
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
          may('create', 'Data') && (
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
