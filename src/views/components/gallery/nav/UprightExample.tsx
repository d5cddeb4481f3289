import { Badge } from '@core/components/Badge'
import { Nav, NavItem, NavLink } from '@core/components/reactstrap'
import { FileText, Inbox, Send } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/utility/hooks/useFormat'

const folders = [
  { key: 'inbox', Icon: Inbox, count: 12 },
  { key: 'drafts', Icon: FileText, count: 2 },
  { key: 'outbox', Icon: Send, count: 0 },
] as const

export function UprightExample() {
  const { t } = useTranslation('components')
  const format = useFormat()
  const [open, setOpen] = useState<(typeof folders)[number]['key']>('inbox')
  const { count } = folders.find(({ key }) => key === open) ?? folders[0]
  return (
    <div className="row g-3 align-items-center">
      <div className="col-sm-5">
        <Nav pills vertical>
          {folders.map(({ key, Icon, count: waiting }) => (
            <NavItem key={key}>
              <NavLink
                tag="button"
                type="button"
                className="d-flex gap-2 align-items-center w-100"
                active={key === open}
                aria-current={key === open}
                onClick={() => setOpen(key)}
              >
                <Icon aria-hidden="true" />
                {t(`demo.folder.${key}`)}
                <span className="ms-auto">{waiting > 0 && <Badge>{format.number(waiting)}</Badge>}</span>
              </NavLink>
            </NavItem>
          ))}
        </Nav>
      </div>
      <p className="col-sm-7" aria-live="polite">
        {t('demo.folder.mails', { count })}
      </p>
    </div>
  )
}
