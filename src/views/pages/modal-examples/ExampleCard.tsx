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
  /** A decorative icon. */
  icon: ReactNode
  title: string
  /** What the dialog is for. */
  text: string
  /** Of the button that opens it. */
  label: string
  onOpen: () => void
  /** What it has stored. */
  children: ReactNode
}

/** Says what a dialog is for, opens it, and shows what it has stored. */
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
  /** Of the button that removes it; without one, it stays. */
  removeLabel?: string
  onRemove?: () => void
}

interface KeptListProps {
  label: string
  items: readonly Kept[]
  /** What is said of none. */
  none: string
}

/** What a dialog has stored, with a way to take it back. */
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
