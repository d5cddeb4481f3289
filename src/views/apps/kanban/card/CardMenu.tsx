import { ContextMenu } from '@core/components/overlay/ContextMenu'
import type { ContextPoint } from '@core/components/overlay/contextPoint'
import { MenuButton } from '@core/components/overlay/MenuButton'
import { lazyPart } from '@core/lazy/lazyPart'
import { MoreHorizontal } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Task } from '@/redux/apps/kanban/schema'
import { useCardItems, type CardEdge } from './useCardItems'
import styles from '../kanban.module.scss'

const SendDialog = lazyPart(() => import('../boards/SendDialog').then(({ SendDialog }) => SendDialog))

interface CardMenuProps {
  task: Task
  edge: CardEdge
  at?: ContextPoint | null
  onClose?: () => void
}

/** Opens by button and, on a card, by right click. */
export function CardMenu({ task, edge, at = null, onClose }: CardMenuProps) {
  const { t } = useTranslation('kanban')
  const label = t('card.menu', { task: task.title })
  const [isSending, setSending] = useState(false)
  const items = useCardItems(task, edge, () => setSending(true))
  return (
    <>
      <MenuButton
        label={label}
        icon={<MoreHorizontal aria-hidden="true" />}
        buttonProps={{ variant: 'ghost', size: 'sm', className: styles.cardMenu }}
        align="end"
        items={items}
      />
      {at && onClose && <ContextMenu label={label} items={items} at={at} onClose={onClose} />}
      {isSending && (
        <Suspense>
          <SendDialog task={task} onClose={() => setSending(false)} />
        </Suspense>
      )}
    </>
  )
}
