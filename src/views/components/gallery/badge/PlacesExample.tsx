import { Badge } from '@core/components/Badge'
import { Button } from '@core/components/button/Button'
import { VisuallyHidden } from '@core/components/VisuallyHidden'
import { Bell } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/utility/hooks/useFormat'

export function PlacesExample() {
  const { t } = useTranslation('components')
  const format = useFormat()
  const [unread, setUnread] = useState(4)
  return (
    <div className="d-flex flex-wrap gap-4 align-items-center">
      <h3 className="d-flex gap-2 align-items-center mb-0">
        {t('demo.invoices')} <Badge tone="primary">{t('demo.status.new')}</Badge>
      </h3>
      <Button icon={<Bell aria-hidden="true" />} onClick={() => setUnread(unread > 0 ? 0 : 4)}>
        {t(unread > 0 ? 'demo.markRead' : 'demo.markUnread')}
        {unread > 0 && <Badge tone="danger">{format.number(unread)}</Badge>}
      </Button>
      <span className="position-relative">
        <Bell aria-hidden="true" />
        {unread > 0 && (
          <span className="position-absolute top-0 start-100 translate-middle badge text-bg-danger">
            {format.number(unread)}
          </span>
        )}
        <VisuallyHidden>{t('demo.unread', { count: unread })}</VisuallyHidden>
      </span>
    </div>
  )
}
