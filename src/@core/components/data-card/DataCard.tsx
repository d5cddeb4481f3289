import { Ellipsis, RotateCw } from 'lucide-react'
import { use, useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ApiError } from '../../api/errors'
import { useErrorText } from '../../hooks/useErrorText'
import { Card } from '../Card'
import { cx } from '../cx'
import { ErrorState } from '../ErrorState'
import { LoadingRegion } from '../LoadingRegion'
import { MenuButton } from '../overlay/MenuButton'
import type { MenuItem } from '../overlay/menuItems'
import { Spinner } from '../Spinner'
import { StaleAlert } from '../StaleAlert'
import { CardMenuContext, CardRefreshContext } from './cardContexts'
import './data-card.scss'

interface CardSource<Data> {
  /** Latest response; kept during a refetch. */
  readonly data: Data | null
  readonly request:
    { readonly status: 'idle' | 'pending' | 'succeeded' } | { readonly status: 'failed'; readonly error: ApiError }
  readonly refresh: () => void
}

export interface DataCardProps<Data> {
  title: string
  /** Response and request of the card, from its slice. */
  source: CardSource<Data>
  /** Same shape and height as the content. */
  skeleton: ReactNode
  /** A `CardChoice`. */
  choice?: ReactNode
  /** Menu items below "Refresh", such as chart tools. */
  items?: readonly MenuItem[]
  /** Removes the padding, for tables and charts. */
  isFlush?: boolean
  /** Renders the response; not called before the first one. */
  children: (data: Data) => ReactNode
}

/** Card with its own request: it loads, fails and retries independently of others. */
export function DataCard<Data>({
  title,
  source,
  skeleton,
  choice,
  items = [],
  isFlush = false,
  children,
}: DataCardProps<Data>) {
  const { t } = useTranslation('kit')
  const placeItems = use(CardMenuContext)
  useAutoRefresh(source.refresh)
  const isPending = source.request.status === 'pending' || source.request.status === 'idle'
  const menu: MenuItem[] = [
    { key: 'refresh', label: t('card.refresh'), icon: <RotateCw aria-hidden="true" />, onSelect: source.refresh },
    ...items,
    ...(placeItems.length > 0 ? [{ kind: 'separator' as const, key: 'place' }, ...placeItems] : []),
  ]
  return (
    <Card
      title={title}
      className={cx('data-card', isPending && source.data !== null && 'is-refreshing')}
      isFlush={isFlush}
      actions={
        <>
          {isPending && source.data !== null && <Spinner />}
          {choice}
          <MenuButton
            label={t('card.menu', { name: title })}
            items={menu}
            icon={<Ellipsis aria-hidden="true" />}
            buttonProps={{ size: 'sm' }}
            align="end"
          />
        </>
      }
    >
      <Body title={title} source={source} skeleton={skeleton} isPending={isPending}>
        {children}
      </Body>
    </Card>
  )
}

/** Refetches at the interval of `CardRefreshContext` while the tab is visible. */
function useAutoRefresh(refresh: () => void) {
  const every = use(CardRefreshContext)
  useEffect(() => {
    if (every === null) return undefined
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') refresh()
    }, every)
    return () => clearInterval(timer)
  }, [every, refresh])
}

interface BodyProps<Data> extends Pick<DataCardProps<Data>, 'title' | 'source' | 'skeleton' | 'children'> {
  isPending: boolean
}

function Body<Data>({ title, source: { data, request, refresh }, skeleton, isPending, children }: BodyProps<Data>) {
  const { t } = useTranslation(['kit', 'core'])
  const errorText = useErrorText()
  if (data === null) {
    if (request.status !== 'failed') return <LoadingRegion className="data-card-content">{skeleton}</LoadingRegion>
    return <ErrorState title={t('card.failed', { name: title })} text={errorText(request.error)} onRetry={refresh} />
  }
  return (
    <div className="data-card-content" aria-busy={isPending}>
      {request.status === 'failed' && (
        <StaleAlert title={t('card.notRefreshed')} error={request.error} onRetry={refresh} />
      )}
      {children(data)}
    </div>
  )
}
