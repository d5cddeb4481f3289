import { MenuButton } from '@core/components/overlay/MenuButton'
import { Table } from '@core/components/table/Table'
import { toast } from '@core/toast/toast'
import { EllipsisVertical, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/utility/hooks/useFormat'

const invoices = [
  { id: 4021, client: 'Baobab Analytics', total: 480 },
  { id: 4022, client: 'Fjordlab', total: 184 },
  { id: 4023, client: 'Kaveri Textiles', total: 1250 },
]

export function TableExample() {
  const { t } = useTranslation('components')
  const format = useFormat()
  const [rows, setRows] = useState(invoices)

  function remove(id: number) {
    setRows(rows.filter((row) => row.id !== id))
    toast.success(t('demo.invoiceDeleted', { number: `#${id}` }), { undo: () => setRows(rows) })
  }

  return (
    <Table caption={t('demo.invoices')}>
      <thead>
        <tr>
          <th scope="col">{t('demo.numberLabel')}</th>
          <th scope="col">{t('demo.client')}</th>
          <th scope="col">{t('demo.purchase.total')}</th>
          <th scope="col">{t('demo.actions')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, client, total }) => (
          <tr key={id}>
            <th scope="row">{`#${id}`}</th>
            <td className="text-nowrap">{client}</td>
            <td>{format.dollars(total)}</td>
            <td>
              <MenuButton
                label={t('demo.actionsFor', { name: `#${id}` })}
                icon={<EllipsisVertical aria-hidden="true" />}
                buttonProps={{ size: 'sm' }}
                align="end"
                items={[
                  {
                    key: 'delete',
                    label: t('demo.action.delete'),
                    icon: <Trash2 aria-hidden="true" />,
                    isDanger: true,
                    onSelect: () => remove(id),
                  },
                ]}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
