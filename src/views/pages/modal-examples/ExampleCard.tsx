import { Button } from '@core/components/button/Button'
import { IconButton } from '@core/components/button/IconButton'
import { Card } from '@core/components/Card'
import { Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Examples } from '@/redux/pages/modal-examples/schema'
import styles from './modal-examples.module.scss'

export interface ExampleProps {
  examples: Examples
}

interface ExampleCardProps {
  icon: ReactNode
  title: string
  text: string
  /** Of the button that opens the dialog */
  label: string
  onOpen: () => void
  children: ReactNode
}

export function ExampleCard({ icon, title, text, label, onOpen, children }: ExampleCardProps) {
  return (
    <Card title={title} footer={<Button onClick={onOpen}>{label}</Button>} className="h-100">
      <div className="stack">
        <div className="d-flex gap-3">
          <span className={`${styles.icon} tone-primary`} aria-hidden="true">
            {icon}
          </span>
          <p className="text-muted">{text}</p>
        </div>
        {children}
      </div>
    </Card>
  )
}

interface Kept {
  id: number | string
  title: ReactNode
  text?: ReactNode
  removeLabel?: string
  onRemove?: () => void
}

interface KeptListProps {
  label: string
  items: readonly Kept[]
  /** Text of the empty state */
  none: string
}

export function KeptList({ label, items, none }: KeptListProps) {
  if (items.length === 0) return <p className="text-muted text-sm">{none}</p>
  return (
    <ul className={`list-unstyled ${styles.kept}`} aria-label={label}>
      {items.map(({ id, title, text, removeLabel, onRemove }) => (
        <li key={id}>
          <div className={styles.keptText}>
            <bdi>{title}</bdi>
            {text !== undefined && <div className="text-muted text-sm">{text}</div>}
          </div>
          {removeLabel !== undefined && (
            <IconButton size="sm" label={removeLabel} icon={<Trash2 aria-hidden="true" />} onClick={onRemove} />
          )}
        </li>
      ))}
    </ul>
  )
}
