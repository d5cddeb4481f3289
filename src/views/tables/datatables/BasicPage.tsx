import { useMay } from '@core/auth/useMay'
import { Button } from '@core/components/button/Button'
import { PageHeader } from '@core/components/PageHeader'
import { Trash2, UserPlus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { TableRow } from '@/redux/tables/datatables/schema'
import { rows } from '@/redux/tables/datatables/slice'
import { useFormat } from '@/utility/hooks/useFormat'
import { ListCard } from '@/views/shared/list/ListCard'
import { useList } from '@/views/shared/list/useList'
import { basicFields } from './basicFields'
import { RowDrawer } from './shared/RowDrawer'
import { useRowActions } from './shared/useRowActions'

const plain = { isPlain: true } as const

/** `/datatables/basic`: a hundred people at work, with search and pages. */
export function Component() {
  const { t } = useTranslation('datatables')
  const format = useFormat()
  const may = useMay()
  const [editing, setEditing] = useState<null | 'new' | TableRow>(null)
  const { remove, menuOf } = useRowActions(setEditing)
  const context = useMemo(() => ({ t, format }), [t, format])
  const list = useList({ resource: rows, fields: basicFields, context, scope: plain })

  return (
    <>
      <PageHeader
        title={t('basic.title')}
        actions={
          may('create', 'Data') && (
            <Button variant="primary" icon={<UserPlus aria-hidden="true" />} onClick={() => setEditing('new')}>
              {t('form.add')}
            </Button>
          )
        }
      />
      <ListCard
        list={list}
        texts={{
          title: t('list.caption'),
          search: t('list.search'),
          failed: t('list.failed'),
          none: t('list.none'),
          noneText: t('list.noneText'),
        }}
        nameOf={({ full_name }) => full_name}
        menuOf={menuOf}
        bulk={([first], ids) =>
          may('delete', 'Data') && (
            <Button
              size="sm"
              variant="outline-danger"
              icon={<Trash2 aria-hidden="true" />}
              onClick={() => void remove({ ids, name: first?.full_name ?? t('list.onePerson') })}
            >
              {t('action.delete')}
            </Button>
          )
        }
      />
      {editing && <RowDrawer {...(editing !== 'new' && { row: editing })} onClose={() => setEditing(null)} />}
    </>
  )
}
