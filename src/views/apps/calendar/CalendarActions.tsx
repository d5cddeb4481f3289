import { Button } from '@core/components/button/Button'
import { IconButton } from '@core/components/button/IconButton'
import { MenuButton } from '@core/components/overlay/MenuButton'
import type { MenuItem } from '@core/components/overlay/menuItems'
import { useErrorText } from '@core/hooks/useErrorText'
import { toast } from '@core/toast/toast'
import { CalendarPlus, Ellipsis, FileDown, FileUp, Printer, Search } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '@/redux/app/hooks'
import { collectEvents } from '@/redux/apps/calendar/slice'
import { saveIcs } from './ics/writeIcs'

interface CalendarActionsProps {
  onAdd: (() => void) | null
  onImport: () => void
  onSearch: () => void
  isPhone: boolean
}

export function CalendarActions({ onAdd, onImport, onSearch, isPhone }: CalendarActionsProps) {
  const { t } = useTranslation('calendar')
  const dispatch = useAppDispatch()
  const errorText = useErrorText()

  async function saveAll() {
    const result = await dispatch(collectEvents())
    if (collectEvents.fulfilled.match(result)) {
      saveIcs(result.payload, t('ics.name'), t('toast.exported', { count: result.payload.length }))
    } else if (result.payload) toast.error(errorText(result.payload), { retry: () => void saveAll() })
  }

  const searching: MenuItem[] = isPhone
    ? [{ key: 'search', label: t('search.label'), icon: <Search aria-hidden="true" />, onSelect: onSearch }]
    : []
  const importing: MenuItem[] = onAdd
    ? [{ key: 'import', label: t('action.import'), icon: <FileUp aria-hidden="true" />, onSelect: onImport }]
    : []
  return (
    <>
      {!isPhone && (
        <IconButton
          variant="outline-secondary"
          label={t('search.label')}
          icon={<Search aria-hidden="true" />}
          onClick={onSearch}
        />
      )}
      <MenuButton
        label={t('action.more')}
        icon={<Ellipsis aria-hidden="true" />}
        buttonProps={{ variant: 'outline-secondary' }}
        align="end"
        items={[
          ...searching,
          ...importing,
          {
            key: 'export',
            label: t('action.export'),
            icon: <FileDown aria-hidden="true" />,
            onSelect: () => void saveAll(),
          },
          {
            key: 'print',
            label: t('action.print'),
            icon: <Printer aria-hidden="true" />,
            onSelect: () => globalThis.print(),
          },
        ]}
      />
      {onAdd && (
        <Button variant="primary" icon={<CalendarPlus aria-hidden="true" />} onClick={onAdd}>
          {t('action.add')}
        </Button>
      )}
    </>
  )
}
