import { Popover } from '@core/components/overlay/Popover'
import { Spinner } from '@core/components/Spinner'
import { lazyPart } from '@core/lazy/lazyPart'
import { Bookmark } from 'lucide-react'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListViews } from '../useList'

const ViewsPanel = lazyPart(() => import('./ViewsPanel').then(({ ViewsPanel }) => ViewsPanel))

/** Opens the saved views of a list. */
export function ViewsButton({ views }: { views: ListViews }) {
  const { t } = useTranslation('kit')
  return (
    <Popover
      label={t('list.views')}
      icon={<Bookmark aria-hidden="true" />}
      button={<span className="d-none d-lg-inline">{t('list.views')}</span>}
    >
      {(close) => (
        <Suspense fallback={<Spinner />}>
          <ViewsPanel views={views} onClose={close} />
        </Suspense>
      )}
    </Popover>
  )
}
