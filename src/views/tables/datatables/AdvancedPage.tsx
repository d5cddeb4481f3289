import { useCan } from '@core/auth/useCan'
import { Button } from '@core/components/button/Button'
import { Card } from '@core/components/Card'
import { PageHeader } from '@core/components/PageHeader'
import { Tabs } from '@core/components/Tabs'
import { lazyPart } from '@core/lazy/lazyPart'
import { Rows4, UserPlus, UsersRound } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { TableRow } from '@/redux/tables/datatables/schema'
import { PeopleTable } from './advanced/PeopleTable'
import { SalesSkeleton } from './large/SalesSkeleton'
import { RowDrawer } from './shared/RowDrawer'
import styles from './advanced/advanced.module.scss'

// Lazy: only the sales tab needs the virtual table.
const SalesTable = lazyPart(() => import('./large/SalesTable').then(({ SalesTable }) => SalesTable))

export function AdvancedPage() {
  const { t } = useTranslation('datatables')
  const can = useCan()
  const [editing, setEditing] = useState<null | 'new' | TableRow>(null)
  const [search, setSearch] = useSearchParams()
  const tab = search.get('tab') === 'sales' ? 'sales' : 'people'

  return (
    <div className={styles.appDatatables}>
      <PageHeader
        title={t('advanced.title')}
        actions={
          tab === 'people' &&
          can('create', 'Data') && (
            <Button
              variant="primary"
              icon={<UserPlus aria-hidden="true" />}
              onClick={() => {
                setEditing('new')
              }}
            >
              {t('form.add')}
            </Button>
          )
        }
      />
      <Tabs
        label={t('advanced.title')}
        tabs={[
          { key: 'people', label: t('advanced.people'), icon: <UsersRound aria-hidden="true" /> },
          { key: 'sales', label: t('advanced.sales'), icon: <Rows4 aria-hidden="true" /> },
        ]}
        active={tab}
        onChange={(key) => {
          // Each tab has its own search and sort. Back restores them.
          setSearch(key === 'sales' ? { tab: 'sales' } : {})
        }}
      >
        {tab === 'people' ? (
          <PeopleTable onEdit={setEditing} />
        ) : (
          <Suspense
            fallback={
              <Card isFlush>
                <SalesSkeleton />
              </Card>
            }
          >
            <SalesTable />
          </Suspense>
        )}
      </Tabs>
      {editing && (
        <RowDrawer
          {...(editing !== 'new' && { row: editing })}
          onClose={() => {
            setEditing(null)
          }}
        />
      )}
    </div>
  )
}
