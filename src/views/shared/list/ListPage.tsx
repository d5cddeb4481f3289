import type { Subject } from '@core/auth/ability'
import { useCan } from '@core/auth/useCan'
import { Button } from '@core/components/button/Button'
import { PageHeader } from '@core/components/PageHeader'
import type { LucideIcon } from 'lucide-react'
import { Plus } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { ListCard } from './ListCard'
import { ListExport } from './ListExport'

interface ListPageProps<Row extends { id: number }> extends Omit<
  ComponentProps<typeof ListCard<Row>>,
  'title' | 'firstStep'
> {
  /** How a row is added, by those who may create in this area. */
  add: { label: string; subject: Subject; icon?: LucideIcon; onAdd: () => void }
  /** Further buttons of its head, before that one. */
  actions?: ReactNode
  /** What stands above the list. */
  children?: ReactNode
}

/** A page that is a list: its title, what takes the rows elsewhere, what adds one, and the list itself. */
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
