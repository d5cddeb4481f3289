import { cx } from '@core/components/cx'
import type { CalendarOptions, DayCellInfo, DayLaneInfo, EventDisplayInfo } from '@fullcalendar/react'
import { kindTones } from '../shared/kindTones'
import { kindOf } from './kindOf'

/*
 * The library draws no more than a skeleton; what it looks like are our own classes (`_grid.scss`) on its parts.
 */

const dayClass = ({ isToday, isOther, isNarrow, dow }: DayCellInfo | DayLaneInfo) =>
  cx(
    'cal-cell',
    isToday && 'is-today',
    isOther && 'is-other',
    isNarrow && 'is-narrow',
    (dow === 0 || dow === 6) && 'is-weekend',
  )

const eventClass = (info: EventDisplayInfo) =>
  cx(
    'cal-event',
    `tone-${kindTones[kindOf(info.event)]}`,
    info.isPast && 'is-past',
    info.isStart && 'is-start',
    info.isEnd && 'is-end',
    info.isNarrow && 'is-narrow',
    info.isShort && 'is-short',
    info.isDragging && 'is-dragging',
    info.isMirror && 'is-mirror',
    info.isSelected && 'is-selected',
  )

export const gridLook = {
  className: 'cal',
  viewClass: 'cal-view',
  tableHeaderClass: 'cal-head',
  dayHeaderRowClass: 'cal-row',
  dayHeaderAlign: ({ inPopover }) => (inPopover ? 'start' : 'center'),
  dayHeaderClass: ({ isToday, inPopover }) => cx('cal-day-head', isToday && 'is-today', inPopover && 'in-popover'),
  dayHeaderInnerClass: 'cal-day-head-inner',
  dayHeaderDividerClass: 'cal-divider',
  dayRowClass: 'cal-row',
  dayCellClass: dayClass,
  dayCellTopClass: 'cal-cell-top',
  dayCellTopInnerClass: 'cal-cell-number',
  dayCellInnerClass: ({ inPopover }) => cx(inPopover && 'cal-popover-body'),
  dayCellBottomClass: 'cal-cell-bottom',
  dayLaneClass: dayClass,
  dayLaneInnerClass: 'cal-lane-inner',
  slotLaneClass: ({ isMinor }) => cx('cal-slot', isMinor && 'is-minor'),
  slotHeaderClass: ({ isMinor }) => cx('cal-slot-head', isMinor && 'is-minor'),
  slotHeaderInnerClass: 'cal-slot-head-inner',
  slotHeaderDividerClass: 'cal-slot-divider',
  allDayHeaderClass: 'cal-axis-head is-all-day',
  allDayHeaderInnerClass: 'cal-slot-head-inner',
  allDayDividerClass: 'cal-all-day-divider',
  weekNumberHeaderClass: 'cal-axis-head',
  weekNumberHeaderInnerClass: 'cal-slot-head-inner',
  inlineWeekNumberClass: 'cal-week-number',
  fillerClass: 'cal-filler',
  navLinkClass: 'cal-day-link',
  highlightClass: 'cal-highlight',
  nowIndicatorLineClass: 'cal-now-line',
  nowIndicatorHeaderClass: 'cal-now-head',
  popoverClass: 'cal-popover',
  popoverCloseClass: 'cal-popover-close',
  eventClass,
  blockEventClass: 'cal-block',
  rowEventClass: 'cal-row-event',
  rowEventInnerClass: 'cal-event-inner',
  rowEventBeforeClass: ({ isStartResizable }) => cx(isStartResizable && 'cal-handle is-inline is-start'),
  rowEventAfterClass: ({ isEndResizable }) => cx(isEndResizable && 'cal-handle is-inline is-end'),
  columnEventClass: 'cal-column-event',
  columnEventInnerClass: 'cal-event-inner is-column',
  columnEventBeforeClass: ({ isStartResizable }) => cx(isStartResizable && 'cal-handle is-block is-start'),
  columnEventAfterClass: ({ isEndResizable }) => cx(isEndResizable && 'cal-handle is-block is-end'),
  listItemEventClass: 'cal-line-event',
  listItemEventBeforeClass: 'cal-dot',
  listItemEventInnerClass: 'cal-event-inner',
  eventTimeClass: 'cal-time',
  eventTitleClass: 'cal-title',
  moreLinkClass: 'cal-more',
  listDaysClass: 'cal-list',
  listDayClass: ({ isToday }) => cx('cal-list-day', isToday && 'is-today'),
  listDayHeaderClass: 'cal-list-head',
  listDayHeaderInnerClass: 'cal-list-head-inner',
  listDayBodyClass: 'cal-list-body',
  noEventsClass: 'cal-no-events',
} satisfies CalendarOptions
