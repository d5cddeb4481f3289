import type { Subject } from '@core/auth/ability'
import { useCan } from '@core/auth/useCan'
import { Button } from '@core/components/button/Button'
import { PageHeader } from '@core/components/PageHeader'
import type { LucideIcon } from 'lucide-react'
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { ListCard, type ListCardProps } from './ListCard'
import { ListExport } from './ListExport'

interface ListPageProps<Row extends { id: number }> extends Omit<ListCardProps<Row>, 'title' | 'firstStep'> {
  /** Add button; requires the right to create. */
  add: { label: string; subject: Subject; icon?: LucideIcon; onAdd: () => void }
  /** Further buttons in the page header, between export and add. */
  actions?: ReactNode
  /** Above the list, such as figures or dialogs. */
  children?: ReactNode
}

/** Page with a single list: header with export and add button, then a {@link ListCard}. */
export function ListPage<Row extends { id: number }>({ add, actions, children, ...card }: ListPageProps<Row>) {
  const can = useCan()
  const { label, subject, icon: Icon = Plus, onAdd } = add
  const addButton = can('create', subject) && (
    <Button variant="primary" icon={<Icon aria-hidden="true" />} onClick={onAdd}>
      {label}
    </Button>
  )
  return (
    <>
      <PageHeader
        title={card.texts.title}
        actions={
          <>
            <ListExport list={card.list} name={card.texts.title} />
            {actions}
            {addButton}
          </>
        }
      />
      <div className="stack">
        {children}
        <ListCard {...card} firstStep={addButton} />
      </div>
    </>
  )
}
