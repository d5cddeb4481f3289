import { cx } from '@core/components/cx'
import type { WeekRules } from '@core/weeks'
import { dateOf, dayTextOf, timeZone } from '@core/zonedTime'
import type {
  CalendarOptions,
  CalendarRef,
  DayHeaderInfo,
  EventChangeInfo,
  EventDisplayInfo,
  EventDropInfo,
  EventInput,
  EventReceiveInfo,
  MountInfo,
} from '@fullcalendar/react'
import FullCalendar from '@fullcalendar/react'
import dayGridPlugin from '@fullcalendar/react/daygrid'
import interactionPlugin, { Draggable } from '@fullcalendar/react/interaction'
import listPlugin from '@fullcalendar/react/list'
import timeGridPlugin from '@fullcalendar/react/timegrid'
import { X } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Occurrence } from '@/redux/apps/calendar/schema'
import type { EventDraft } from '../event/eventForm'
import { weekNumber } from '../shared/days'
import { occurrenceKey } from '../shared/occurrences'
import type { View } from '../shared/periods'
import { listLength } from '../shared/periods'
import type { EventTimes } from '../shared/times'
import { suggestedTimes, timeTextIn, toEventTimes } from '../shared/times'
import { EventContent } from './EventContent'
import { GridSkeleton } from './GridSkeleton'
import styles from './grid.module.scss'
import { gridOptionsOf } from './gridOptions'
import { slowDragScroll } from './slowDragScroll'
import { useDays } from './useDays'
import { useDragEscape } from './useDragEscape'
import { useGridTexts } from './useGridTexts'
import '@fullcalendar/react/skeleton.css'
import { useDirection } from '@/redux/shell/layout/hooks'

/** Makes the `data-event` items of an element draggable onto the grid. */
function useDragSource(element: HTMLElement | null): void {
  useEffect(() => {
    if (!element) return undefined
    const draggable = new Draggable(element, { itemSelector: '[data-event]' })
    return () => {
      draggable.destroy()
    }
  }, [element])
}

/** Returns true after `count` frames. FullCalendar measures its first render, then moves its parts. Hide it until then. */
function useFramesPassed(count: number): boolean {
  const [left, setLeft] = useState(count)
  useEffect(() => {
    if (left === 0) return undefined
    const frame = requestAnimationFrame(() => setLeft(left - 1))
    return () => cancelAnimationFrame(frame)
  }, [left])
  return left === 0
}

export interface CalendarGridProps {
  view: View
  day: string
  events: readonly Occurrence[]
  weeks: WeekRules
  dragSource: HTMLElement | null
  rights: { readonly mayAdd: boolean; readonly mayChange: boolean }
  /** No room for text: events are bars, and a click selects the day. */
  isTiny: boolean
  onOpen: (event: Occurrence) => void
  onDraft: (draft: EventDraft) => void
  onMove: (event: Occurrence, times: EventTimes) => void
  onSchedule: (id: number, times: EventTimes) => void
  onCopy: (event: Occurrence, times: EventTimes) => void
  onZoom: (view: View, day: string) => void
}

const plugins = [dayGridPlugin, timeGridPlugin, listPlugin, interactionPlugin]

const viewTypes: Readonly<Record<View, string>> = {
  month: 'dayGridMonth',
  week: 'timeGridWeek',
  day: 'timeGridDay',
  list: 'agenda',
}

const viewOptions = {
  agenda: {
    type: 'list',
    duration: { days: listLength },
    listDayFormat: { weekday: 'long', day: 'numeric', month: 'long' },
  },
} satisfies CalendarOptions['views']

const halfHour = 1_800_000

const noRights = { mayAdd: false, mayChange: false }

function toInput(event: Occurrence): EventInput {
  const { title, start, end, allDay, extendedProps } = event
  const timeOf = (text: string) => (allDay ? dayTextOf(dateOf(text)) : dateOf(text))
  const { calendar, location } = extendedProps
  return {
    id: occurrenceKey(event),
    title,
    allDay,
    start: timeOf(start),
    ...(end !== null && { end: timeOf(end) }),
    extendedProps: { calendar, location },
  }
}

/** Starts the name with the visible text, for example "Wed 16" (WCAG 2.5.3). FullCalendar uses the date only. */
function nameDayHeader({ el, text }: MountInfo<DayHeaderInfo>) {
  const link = el.querySelector('[role=link][aria-label]')
  if (link) link.ariaLabel = `${text}, ${link.ariaLabel}`
}

slowDragScroll()

const closeIcon = <X aria-hidden="true" />

export function CalendarGrid(props: CalendarGridProps) {
  const { view, day, events, weeks, dragSource, isTiny, onOpen, onDraft, onMove, onSchedule, onCopy, onZoom } = props
  const rights = isTiny ? noRights : props.rights
  const direction = useDirection()
  const texts = useGridTexts()
  const { t, i18n } = useTranslation('calendar')
  const options = useMemo(() => gridOptionsOf(weeks), [weeks])
  const zone = timeZone()
  const renderEvent = useMemo(() => {
    const timeText = timeTextIn(i18n.language, zone)
    const hours = new Intl.DateTimeFormat(i18n.language, { hour: 'numeric', minute: '2-digit', timeZone: zone })
    return (info: EventDisplayInfo) => <EventContent info={info} t={t} timeText={timeText} hours={hours} />
  }, [t, i18n.language, zone])
  const calendar = useRef<CalendarRef>(null)
  const [initial] = useState({ view: viewTypes[view], day })
  const isMeasured = useFramesPassed(3)
  const { handleLane, handleCell, handleStop } = useDays({
    day,
    onEnter(entered) {
      if (props.rights.mayAdd) onDraft(suggestedTimes(entered))
    },
    onGo: (other) => onZoom(view, other),
  })
  useDragSource(dragSource)
  useDragEscape()
  const inputs = useMemo(() => events.map(toInput), [events])

  useEffect(() => {
    calendar.current?.getApi().changeView(viewTypes[view], day)
  }, [view, day])

  /* Prints all parts at full height. FullCalendar supports this, but does not listen for print events. */
  useEffect(() => {
    const toPaper = () => calendar.current?.getApi().trigger('_beforeprint')
    const toScreen = () => calendar.current?.getApi().trigger('_afterprint')
    globalThis.addEventListener('beforeprint', toPaper)
    globalThis.addEventListener('afterprint', toScreen)
    return () => {
      globalThis.removeEventListener('beforeprint', toPaper)
      globalThis.removeEventListener('afterprint', toScreen)
    }
  }, [])

  const occurrenceOf = (key: string) => events.find((event) => occurrenceKey(event) === key)

  function handleClick(key: string) {
    const clicked = occurrenceOf(key)
    if (clicked) onOpen(clicked)
  }

  function change({ event, revert }: EventChangeInfo, apply: CalendarGridProps['onMove']) {
    const before = occurrenceOf(event.id)
    if (!before || !event.start) revert()
    else {
      const { start, end, allDay } = event
      apply(before, toEventTimes({ start, end, allDay }, before.end !== null || before.allDay !== allDay))
    }
  }
  /** With the Alt key, copies the event instead of moving it. */
  function handleDrop(info: EventDropInfo) {
    if (!info.jsEvent.altKey || !rights.mayAdd) {
      change(info, onMove)
      return
    }
    change(info, onCopy)
    info.revert()
  }

  /** Reverts the drop: the grid renders events from the list only. */
  function handleReceive({ event: { id, start, end, allDay }, revert }: EventReceiveInfo) {
    revert()
    if (start) onSchedule(Number(id), toEventTimes({ start, end, allDay }))
  }

  return (
    <>
      {!isMeasured && <GridSkeleton view={view} />}
      <div className={cx(styles.calFrame, !isMeasured && 'is-measuring', isTiny && 'is-tiny')}>
        <FullCalendar
          {...options}
          {...texts}
          ref={calendar}
          plugins={plugins}
          views={viewOptions}
          initialView={initial.view}
          initialDate={initial.day}
          headerToolbar={false}
          height="100%"
          borderless
          expandRows
          direction={direction}
          timeZone={zone ?? 'local'}
          firstDay={weeks.firstDay}
          weekNumbers
          weekNumberCalculation={(date) => weekNumber(dayTextOf(date), weeks.firstDay, weeks.minimalDays)}
          nowIndicator
          dayHeaderDidMount={nameDayHeader}
          dayLaneDidMount={handleLane}
          dayCellDidMount={handleCell}
          eventDidMount={handleStop}
          moreLinkDidMount={handleStop}
          slotEventOverlap={false}
          slotMinHeight={26}
          eventMinHeight={24}
          eventShortHeight={38}
          navLinks={!isTiny}
          popoverCloseContent={closeIcon}
          dayMaxEvents={!isTiny}
          fixedWeekCount={false}
          scrollTime="07:30:00"
          scrollTimeReset={false}
          slotDuration="00:30:00"
          snapDuration="00:15:00"
          eventInteractive={!isTiny}
          eventDisplay="auto"
          events={inputs}
          eventContent={renderEvent}
          editable={rights.mayChange}
          eventResizableFromStart={rights.mayChange}
          selectable={rights.mayAdd}
          selectMirror
          selectMinDistance={5}
          eventClick={({ event }) => handleClick(event.id)}
          eventDrop={handleDrop}
          droppable={rights.mayChange}
          dragRevertDuration={0}
          eventReceive={handleReceive}
          eventResize={(info) => change(info, onMove)}
          navLinkDayClick={(date) => onZoom('day', dayTextOf(date))}
          navLinkWeekClick={(date) => onZoom('week', dayTextOf(date))}
          dateClick={({ date, allDay }) => {
            if (isTiny) onZoom(view, dayTextOf(date))
            if (!rights.mayAdd) return
            const end = allDay ? null : new Date(date.getTime() + 2 * halfHour)
            onDraft(toEventTimes({ start: date, end, allDay }))
          }}
          select={({ start, end, allDay }) => onDraft(toEventTimes({ start, end, allDay }))}
        />
      </div>
    </>
  )
}
