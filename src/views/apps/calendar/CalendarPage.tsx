import { useCan } from '@core/auth/useCan'
import { Drawer } from '@core/components/overlay/Drawer'
import { ShortcutDialog as Sheet } from '@core/components/overlay/ShortcutDialog'
import { PageHeader } from '@core/components/PageHeader'
import { isRtl } from '@core/isRtl'
import { dayTextOf } from '@core/zonedTime'
import { useHotkeys } from '@core/hooks/useHotkeys'
import { useTimeZone } from '@core/hooks/useTimeZone'
import { pageRoot } from '@core/root'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { weekRulesOf } from '@core/weeks'
import { useNow } from '@/utility/hooks/useNow'
import type { Occurrence } from '@/redux/apps/calendar/schema'
import { CalendarActions } from './CalendarActions'
import { OpenEvent } from './event/OpenEvent'
import { GridPane } from './grid/GridPane'
import { useCalendarEvents } from './hooks/useCalendarEvents'
import { useCalendarUrl } from './hooks/useCalendarUrl'
import { useOpenOccurrence } from './hooks/useOpenOccurrence'
import { useRules } from './hooks/useRules'
import { useSingleEvent } from './hooks/useSingleEvent'
import { useUnscheduled } from './hooks/useUnscheduled'
import { ImportDialog } from './ics/ImportDialog'
import type { View } from './shared/periods'
import { periodTitle, stepped } from './shared/periods'
import { spanOf } from './shared/times'
import { SearchPane } from './search/SearchPane'
import { Sidebar } from './sidebar/Sidebar'
import { Toolbar } from './toolbar/Toolbar'
import styles from './calendar.module.scss'

interface CalendarKeys {
  onToday: () => void
  onView: (view: View) => void
  onStep: (by: 1 | -1) => void
  /** Null without permission. */
  onAdd: (() => void) | null
  onSearch: () => void
  onShortcuts: () => void
}

/** Arrow keys follow the writing direction. */
function useCalendarHotkeys({ onToday, onView, onStep, onAdd, onSearch, onShortcuts }: CalendarKeys): void {
  const isReversed = () => isRtl(pageRoot())
  useHotkeys({
    t: onToday,
    m: () => onView('month'),
    w: () => onView('week'),
    d: () => onView('day'),
    l: () => onView('list'),
    arrowleft: () => onStep(isReversed() ? 1 : -1),
    arrowright: () => onStep(isReversed() ? -1 : 1),
    n: () => onAdd?.(),
    '/': onSearch,
    '?': onShortcuts,
  })
}

const rows = [
  ['today', ['T']],
  ['month', ['M']],
  ['week', ['W']],
  ['day', ['D']],
  ['list', ['L']],
  ['step', ['←', '→']],
  ['add', ['N']],
  ['open', ['Tab', '↵']],
  ['copy', ['Alt']],
  ['search', ['/']],
  ['everything', ['Ctrl K', '⌘ K']],
  ['sheet', ['?']],
] as const

function ShortcutDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('calendar')
  return <Sheet shortcuts={rows.map(([name, keys]) => ({ does: t(`shortcuts.${name}`), keys }))} onClose={onClose} />
}

/** The day with the focus, or with the focused event. */
function focusedDay(): string | undefined {
  return document.activeElement?.closest<HTMLElement>('[data-date]')?.dataset.date
}

type Overlay = null | 'sidebar' | 'import' | 'shortcuts'

/** `/apps/calendar`. The URL contains view, day, kinds and the open event. */
export function CalendarPage() {
  const { t, i18n } = useTranslation('calendar')
  const can = useCan()
  const [overlay, setOverlay] = useState<Overlay>(null)
  const [dragSource, setDragSource] = useState<HTMLElement | null>(null)
  const timeZone = useTimeZone()
  // Changes at midnight while the page is open.
  const today = dayTextOf(useNow())
  const url = useCalendarUrl()
  const list = useCalendarEvents(url.calendars)
  const unscheduled = useUnscheduled()
  const single = useSingleEvent(url.event, list.isReady ? list.events : null, unscheduled)
  const weeks = useMemo(() => weekRulesOf(i18n.language), [i18n.language])
  const { view, go } = url
  const isOneRecurring = single.event !== null && single.event.start !== null && Boolean(single.event.recurrence)
  const rules = useRules(isOneRecurring || list.events.some(({ recurrence }) => recurrence))
  const opened = useOpenOccurrence(single.event, url.at, rules)
  // A URL with an event but no day shows the event's day.
  const day = url.date ?? (opened && opened.start !== null ? dayTextOf(spanOf(opened).start) : today)
  const title = periodTitle(view, day, weeks.firstDay, i18n.language)
  const mayAdd = can('create', 'Calendar')

  const show = {
    today: () => go({ date: null }),
    view: (next: typeof view) => go({ view: next, date: focusedDay() ?? url.date }),
    step: (by: 1 | -1) => go({ date: stepped(view, day, by) }),
    add: () => go({ event: 'new', date: focusedDay() ?? day }),
    search: () => go({ q: url.q ?? '' }),
    shortcuts: () => setOverlay('shortcuts'),
  }
  const openOnItsDay = (found: Occurrence) =>
    go({ event: found.id, at: found.at ?? null, date: dayTextOf(spanOf(found).start) })
  useCalendarHotkeys({
    onToday: show.today,
    onView: show.view,
    onStep: show.step,
    onAdd: mayAdd ? show.add : null,
    onSearch: show.search,
    onShortcuts: show.shortcuts,
  })

  const sidebar = {
    url,
    day,
    today,
    firstDay: weeks.firstDay,
    events: list.events,
    rules: rules.rules,
    unscheduled,
    onDay: (date: string) => {
      setOverlay(null)
      go({ date })
    },
    onOpen: (id: number) => {
      setOverlay(null)
      go({ event: id })
    },
    onShortcuts: show.shortcuts,
  }
  return (
    <div className="fills-window">
      <PageHeader
        title={t('title')}
        actions={
          <CalendarActions
            onAdd={mayAdd ? show.add : null}
            onImport={() => setOverlay('import')}
            onSearch={show.search}
            isPhone={url.isPhone}
          />
        }
      />
      {/* Remount: in another time zone, events are on other days and at other hours. */}
      <div key={timeZone} className={`card ${styles.calendarPanes}`}>
        <aside className={styles.calendarPaneSidebar} aria-label={t('sidebar.label')}>
          <Sidebar {...sidebar} dragRef={setDragSource} />
        </aside>
        <section className={styles.calendarPaneMain} aria-label={title}>
          {url.q === null ? (
            <>
              <Toolbar
                title={title}
                view={view}
                onView={show.view}
                onToday={show.today}
                onStep={show.step}
                onSidebar={() => setOverlay('sidebar')}
              />
              <GridPane
                url={url}
                day={day}
                weeks={weeks}
                list={list}
                rules={rules}
                unscheduled={unscheduled}
                dragSource={dragSource}
              />
            </>
          ) : (
            <SearchPane
              q={url.q}
              events={list.events}
              rules={rules}
              onSearch={(q) => go({ q }, undefined, { replace: true })}
              onOpen={openOnItsDay}
              onClose={() => go({ q: null })}
            />
          )}
        </section>
      </div>
      <Drawer isOpen={overlay === 'sidebar'} side="start" title={t('sidebar.label')} onClose={() => setOverlay(null)}>
        <Sidebar {...sidebar} />
      </Drawer>
      {overlay === 'import' && <ImportDialog onClose={() => setOverlay(null)} />}
      {overlay === 'shortcuts' && <ShortcutDialog onClose={() => setOverlay(null)} />}
      <OpenEvent url={url} day={day} single={single} opened={opened} rules={rules} />
    </div>
  )
}
