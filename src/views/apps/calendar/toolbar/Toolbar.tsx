import { Button } from '@core/components/button/Button'
import { IconButton } from '@core/components/button/IconButton'
import { MenuButton } from '@core/components/overlay/MenuButton'
import { ChevronDown, ChevronLeft, ChevronRight, PanelLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { View } from '../shared/periods'
import { views } from '../shared/periods'
import styles from '../calendar.module.scss'

interface ToolbarProps {
  title: string
  view: View
  onView: (view: View) => void
  onToday: () => void
  onStep: (by: 1 | -1) => void
  onSidebar: () => void
}

export function Toolbar({ title, view, onView, onToday, onStep, onSidebar }: ToolbarProps) {
  const { t } = useTranslation('calendar')
  return (
    <div className={styles.calendarToolbar}>
      <IconButton
        className={styles.calendarOpenSidebar}
        label={t('sidebar.open')}
        icon={<PanelLeft className="flip-rtl" aria-hidden="true" />}
        onClick={onSidebar}
      />
      <Button size="sm" onClick={onToday}>
        {t('toolbar.today')}
      </Button>
      <div className={styles.calendarSteps}>
        <IconButton
          size="sm"
          label={t(`toolbar.previous.${view}`)}
          icon={<ChevronLeft className="flip-rtl" aria-hidden="true" />}
          onClick={() => onStep(-1)}
        />
        <IconButton
          size="sm"
          label={t(`toolbar.next.${view}`)}
          icon={<ChevronRight className="flip-rtl" aria-hidden="true" />}
          onClick={() => onStep(1)}
        />
      </div>
      <h2 className={styles.calendarPeriod} aria-live="polite">
        {title}
      </h2>
      <div className={styles.viewSwitch} role="group" aria-label={t('toolbar.view')}>
        {views.map((choice) => (
          <button key={choice} type="button" aria-pressed={choice === view} onClick={() => onView(choice)}>
            {t(`view.${choice}`)}
          </button>
        ))}
      </div>
      <div className={styles.viewMenu}>
        <MenuButton
          label={t('toolbar.viewIs', { view: t(`view.${view}`) })}
          buttonProps={{ size: 'sm' }}
          align="end"
          items={views.map((choice) => ({
            kind: 'radio',
            key: choice,
            label: t(`view.${choice}`),
            isChecked: choice === view,
            onSelect: () => onView(choice),
          }))}
        >
          {t(`view.${view}`)}
          <ChevronDown className="btn-chevron" aria-hidden="true" />
        </MenuButton>
      </div>
    </div>
  )
}
