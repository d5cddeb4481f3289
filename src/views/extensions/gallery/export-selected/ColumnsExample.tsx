import { Button } from '@core/components/button/Button'
import { CheckboxField } from '@core/components/forms/CheckboxField'
import { RadioCards } from '@core/components/forms/RadioCards'
import { useExportTable } from '@core/export/useExportTable'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/utility/hooks/useFormat'
import { orderFields, orders, useOrders, type OrderField } from '../useOrders'

/** Minimum in cents of the filter "large". */
const large = 50_000

export function ColumnsExample() {
  const { t } = useTranslation(['extensions', 'kit'])
  const { headOf, tableOf } = useOrders()
  const run = useExportTable()
  const format = useFormat()
  const [scope, setScope] = useState<'all' | 'large'>('all')
  const [fields, setFields] = useState<readonly OrderField[]>(orderFields)
  const rows = scope === 'all' ? orders : orders.filter(({ cents }) => cents >= large)

  function choose(field: OrderField, isChosen: boolean) {
    setFields(orderFields.filter((other) => (other === field ? isChosen : fields.includes(other))))
  }

  return (
    <div className="stack">
      <RadioCards
        label={t('demo.export.rows')}
        layout="inline"
        value={scope}
        onChange={setScope}
        options={[
          { value: 'all', label: t('demo.export.all') },
          { value: 'large', label: t('demo.export.large', { amount: format.dollars(large / 100) }) },
        ]}
      />
      <fieldset>
        <legend className="field-label">{t('demo.export.columns')}</legend>
        <div className="cluster">
          {orderFields.map((field) => (
            <CheckboxField
              key={field}
              label={headOf(field)}
              checked={fields.includes(field)}
              // A file needs at least one column.
              disabled={fields.length === 1 && fields.includes(field)}
              onChange={({ target }) => choose(field, target.checked)}
            />
          ))}
        </div>
      </fieldset>
      <div>
        <Button
          variant="primary"
          icon={<Download aria-hidden="true" />}
          onClick={() => void run('excel', tableOf(t('demo.order.file'), rows, fields))}
        >
          {t('demo.export.button', { count: rows.length })}
        </Button>
      </div>
    </div>
  )
}
