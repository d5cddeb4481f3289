import { dateOf, dayTextOf } from '@core/dateText'
import type { CalendarRef, EventChangeInfo, EventDisplayInfo, EventInput } from '@fullcalendar/react'
import FullCalendar from '@fullcalendar/react'
import dayGridPlugin from '@fullcalendar/react/daygrid'
import interactionPlugin from '@fullcalendar/react/interaction'
import listPlugin from '@fullcalendar/react/list'
import '@fullcalendar/react/skeleton.css'
import timeGridPlugin from '@fullcalendar/react/timegrid'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useAppSelector } from '@/redux/app/hooks'
import type { CalendarEvent } from '@/redux/apps/calendar/schema'
import { selectPreferences } from '@/redux/shell/layout/slice'
import type { EventDraft } from '../event/eventForm'
import { weekNumber } from '../shared/days'
import type { View } from '../shared/periods'
import { listLength } from '../shared/periods'
import type { EventTimes } from '../shared/times'
import { toEventTimes } from '../shared/times'
import type { WeekRules } from '../shared/weeks'
import { EventContent } from './EventContent'
import './grid.scss'
import { gridLook } from './gridLook'
import { useGridTexts } from './useGridTexts'

export interface CalendarGridProps {
  view: View
  day: string
  events: readonly CalendarEvent[]
  weeks: WeekRules
  rights: { readonly mayAdd: boolean; readonly mayChange: boolean }
  onOpen: (id: number) => void
  onDraft: (draft: EventDraft) => void
  onMove: (event: CalendarEvent, times: EventTimes) => void
  /** To a day, or the week of one. */
  onZoom: (view: View, day: string) => void
}

const plugins = [dayGridPlugin, timeGridPlugin, listPlugin, interactionPlugin]

const viewTypes: Readonly<Record<View, string>> = {
  month: 'dayGridMonth',
  week: 'timeGridWeek',
  day: 'timeGridDay',
  list: 'agenda',
}

const viewOptions = { agenda: { type: 'list', duration: { days: listLength } } }

const halfHour = 1_800_000

function toInput({ id, title, start, end, allDay, extendedProps }: CalendarEvent): EventInput {
  const timeOf = (text: string) => (allDay ? dayTextOf(dateOf(text)) : dateOf(text))
  const { calendar, location } = extendedProps
  return {
    id: String(id),
    title,
    allDay,
    start: timeOf(start),
    ...(end !== null && { end: timeOf(end) }),
    extendedProps: { calendar, location },
  }
}

const renderEvent = (info: EventDisplayInfo) => <EventContent info={info} />

/** Month, week, day and list; events are dragged, stretched and opened, and empty places begin a new one. */
export function CalendarGrid(props: CalendarGridProps) {
  const { view, day, events, weeks, rights, onOpen, onDraft, onMove, onZoom } = props
  const { direction } = useAppSelector(selectPreferences)
  const texts = useGridTexts()
  const calendar = useRef<CalendarRef>(null)
  const [initial] = useState({ view: viewTypes[view], day })
  const inputs = useMemo(() => events.map(toInput), [events])

  useEffect(() => {
    calendar.current?.getApi().changeView(viewTypes[view], day)
  }, [view, day])

  function handleChange({ event, revert }: EventChangeInfo) {
    const before = events.find(({ id }) => String(id) === event.id)
    if (!before || !event.start) revert()
    else {
      const { start, end, allDay } = event
      onMove(before, toEventTimes({ start, end, allDay }, before.end !== null || before.allDay !== allDay))
    }
  }

  return (
    <FullCalendar
      {...gridLook}
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
      firstDay={weeks.firstDay}
      weekNumbers
      weekNumberCalculation={(date) => weekNumber(dayTextOf(date), weeks.firstDay, weeks.minimalDays)}
      nowIndicator
      navLinks
      dayMaxEvents
      fixedWeekCount={false}
      scrollTime="07:30:00"
      slotDuration="00:30:00"
      snapDuration="00:15:00"
      eventInteractive
      eventDisplay="auto"
      events={inputs}
      eventContent={renderEvent}
      editable={rights.mayChange}
      eventResizableFromStart={rights.mayChange}
      selectable={rights.mayAdd}
      selectMirror
      selectMinDistance={5}
      eventClick={({ event }) => onOpen(Number(event.id))}
      eventDrop={handleChange}
      eventResize={handleChange}
      navLinkDayClick={(date) => onZoom('day', dayTextOf(date))}
      navLinkWeekClick={(date) => onZoom('week', dayTextOf(date))}
      dateClick={({ date, allDay }) => {
        if (!rights.mayAdd) return
        const end = allDay ? null : new Date(date.getTime() + 2 * halfHour)
        onDraft(toEventTimes({ start: date, end, allDay }))
      }}
      select={({ start, end, allDay }) => onDraft(toEventTimes({ start, end, allDay }))}
    />
  )
}
