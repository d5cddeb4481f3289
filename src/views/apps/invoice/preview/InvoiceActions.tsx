import { useCan } from '@core/auth/useCan'
import { Button } from '@core/components/button/Button'
import { LinkButton } from '@core/components/button/LinkButton'
import { ButtonWithReason } from '@core/components/button/ButtonWithReason'
import { MenuButton } from '@core/components/overlay/MenuButton'
import type { MenuItem } from '@core/components/overlay/menuItems'
import { Copy, CreditCard, Download, Ellipsis, Pencil, Printer, Send, Trash2, Undo2 } from 'lucide-react'
import { useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { Invoice } from '@/redux/apps/invoice/schema'
import { paths } from '../paths'
import { InvoiceDownload } from '../pdf/InvoiceDownload'
import { SendDrawer } from '../shared/SendDrawer'
import { useInvoiceActions } from '../shared/useInvoiceActions'
import { balanceOf, isLocked, lockReason } from '../shared/invoiceState'
import { CurrencyContext } from '../shared/useMoney'
import { PaymentDrawer } from './PaymentDrawer'
import styles from '../invoice.module.scss'

interface Action {
  key: string
  label: string
  icon: ReactElement
  /** Page to open, instead of `onSelect`. */
  to?: string
  onSelect?: () => void
  /** Why it is disabled. */
  reason?: string | undefined
  isPending?: boolean
  isDanger?: boolean
}

function menuItemOf({ key, label, icon, to, onSelect, isDanger = false }: Action): MenuItem {
  if (to !== undefined) return { kind: 'link', key, label, icon, to }
  return { key, label, icon, isDanger, onSelect: () => onSelect?.() }
}

function ActionButton({ label, icon, to, onSelect, reason, isPending = false, isDanger = false }: Action) {
  if (to !== undefined) {
    return (
      <LinkButton icon={icon} to={to}>
        {label}
      </LinkButton>
    )
  }
  if (reason !== undefined) {
    return (
      <ButtonWithReason icon={icon} reason={reason}>
        {label}
      </ButtonWithReason>
    )
  }
  return (
    <Button icon={icon} pending={isPending} onClick={onSelect} {...(isDanger && { variant: 'outline-danger' })}>
      {label}
    </Button>
  )
}

/** Actions of an invoice, with their drawers. @param isFolded "Send" and a menu of the other possible actions */
export function InvoiceActions({ invoice, isFolded = false }: { invoice: Invoice; isFolded?: boolean }) {
  const { t } = useTranslation('invoice')
  const can = useCan()
  const navigate = useNavigate()
  const { removeOne, duplicate, credit } = useInvoiceActions()
  const [drawer, setDrawer] = useState<null | 'send' | 'pay'>(null)
  const [isDownloading, setDownloading] = useState(false)
  const isCredit = invoice.creditOf !== undefined

  async function removeAndLeave() {
    if (await removeOne(invoice)) await navigate(paths.invoiceList.href())
  }

  async function duplicateAndShow() {
    const copy = await duplicate(invoice)
    if (copy) await navigate(paths.invoicePreview.href({ id: copy.id }))
  }

  const actions: Action[] = [
    {
      key: 'download',
      label: t('list.action.download'),
      icon: <Download aria-hidden="true" />,
      isPending: isDownloading,
      onSelect: () => setDownloading(true),
    },
    {
      key: 'print',
      label: t('list.action.print'),
      icon: <Printer aria-hidden="true" />,
      onSelect: () => {
        window.print()
      },
    },
  ]
  if (can('update', 'Invoice')) {
    actions.push({
      key: 'edit',
      label: t('list.action.edit'),
      icon: <Pencil aria-hidden="true" />,
      ...(isLocked(invoice) ? { reason: lockReason(t, invoice) } : { to: paths.invoiceEdit.href({ id: invoice.id }) }),
    })
  }
  if (can('create', 'Invoice') && !isCredit) {
    if (isLocked(invoice) && invoice.creditNoteId === undefined) {
      actions.push({
        key: 'credit',
        label: t('credit.action'),
        icon: <Undo2 className="flip-rtl" aria-hidden="true" />,
        onSelect: () => void credit(invoice),
      })
    }
    actions.push(
      {
        key: 'pay',
        label: t('list.action.addPayment'),
        icon: <CreditCard aria-hidden="true" />,
        reason: balanceOf(invoice) <= 0 ? t('preview.nothingOpen') : undefined,
        onSelect: () => setDrawer('pay'),
      },
      {
        key: 'duplicate',
        label: t('list.action.duplicate'),
        icon: <Copy aria-hidden="true" />,
        onSelect: () => void duplicateAndShow(),
      },
    )
  }
  if (can('delete', 'Invoice')) {
    actions.push({
      key: 'delete',
      label: t('list.action.delete'),
      icon: <Trash2 aria-hidden="true" />,
      isDanger: true,
      onSelect: () => void removeAndLeave(),
    })
  }

  return (
    <CurrencyContext value={invoice.currency}>
      <div role="group" aria-label={t('preview.actions')} className={isFolded ? 'd-flex gap-2' : styles.invoiceButtons}>
        {can('update', 'Invoice') && (
          <Button
            variant="primary"
            icon={<Send className="flip-rtl" aria-hidden="true" />}
            onClick={() => setDrawer('send')}
          >
            {t('list.action.send')}
          </Button>
        )}
        {isFolded ? (
          <MenuButton
            label={t('preview.more')}
            icon={<Ellipsis aria-hidden="true" />}
            align="end"
            items={actions.filter(({ reason }) => reason === undefined).map(menuItemOf)}
          />
        ) : (
          actions.map((action) => <ActionButton {...action} key={action.key} />)
        )}
      </div>
      {drawer === 'send' && <SendDrawer invoice={invoice} onClose={() => setDrawer(null)} />}
      {drawer === 'pay' && <PaymentDrawer invoice={invoice} onClose={() => setDrawer(null)} />}
      {isDownloading && (
        <InvoiceDownload id={invoice.id} onDone={() => setDownloading(false)} onRetry={() => setDownloading(true)} />
      )}
    </CurrencyContext>
  )
}
