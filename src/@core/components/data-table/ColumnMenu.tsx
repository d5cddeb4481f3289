import { Columns3 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { MenuButton } from '../overlay/MenuButton'
import type { Column } from './column'

export interface ColumnMenuProps<Row> {
  columns: readonly Column<Row>[]
  /** Keys of the hidden columns. */
  hidden: ReadonlySet<string>
  onChange: (hidden: ReadonlySet<string>) => void
}

/** Menu that shows and hides table columns. */
export function ColumnMenu<Row>({ columns, hidden, onChange }: ColumnMenuProps<Row>) {
  const { t } = useTranslation('kit')

  function toggle(key: string) {
    const next = new Set(hidden)
    if (!next.delete(key)) next.add(key)
    onChange(next)
  }

  return (
    <MenuButton
      label={t('table.columns')}
      icon={<Columns3 aria-hidden="true" />}
      align="end"
      items={columns
        .filter((column) => column.isHideable)
        .map(({ key, header }) => ({
          kind: 'check',
          key,
          label: header,
          isChecked: !hidden.has(key),
          onSelect: () => toggle(key),
        }))}
    >
      <span className="d-none d-lg-inline">{t('table.columns')}</span>
    </MenuButton>
  )
}
