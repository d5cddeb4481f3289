import { cx } from '@core/components/cx'
import type { WeekRules } from '@core/weeks'
import type {
  CalendarOptions,
  DayCellInfo,
  DayHeaderInfo,
  DayLaneInfo,
  EventApi,
  EventDisplayInfo,
} from '@fullcalendar/react'
import { kinds, type Kind } from '@/redux/apps/calendar/schema'
import { kindTones } from '../shared/kindTones'
import styles from './grid.module.scss'

/* FullCalendar renders an unstyled skeleton; these classes (`grid/*.scss`) style its parts. */

const dayClassOf =
  ({ weekend }: WeekRules) =>
  ({ isToday, isOther, isNarrow, dow }: DayCellInfo | DayLaneInfo) =>
    cx(
      styles.calCell,
      isToday && 'is-today',
      isOther && 'is-other',
      isNarrow && 'is-narrow',
      weekend.includes(dow) && 'is-weekend',
    )

/** In a narrow week, the day number has its own line: FullCalendar leaves it out. */
function headerText({ text, isNarrow, weekdayText, dayNumberText, view }: DayHeaderInfo) {
  return isNarrow && view.type === 'timeGridWeek' ? `${weekdayText}\n${dayNumberText}` : text
}

/** FullCalendar's types lack our fields. */
export function kindOf({ extendedProps }: EventApi): Kind {
  const named: unknown = extendedProps.calendar
  return kinds.find((kind) => kind === named) ?? 'ETC'
}

const eventClass = (info: EventDisplayInfo) =>
  cx(
    styles.calEvent,
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

/** @param weeks rules of the language, which include its weekend */
export const gridOptionsOf = (weeks: WeekRules): CalendarOptions => ({
  className: styles.cal,
  viewClass: styles.calView,
  tableHeaderClass: styles.calHead,
  dayHeaderRowClass: styles.calRow,
  dayHeaderAlign: ({ inPopover }) => (inPopover ? 'start' : 'center'),
  dayHeaderClass: ({ isToday, inPopover }) => cx(styles.calDayHead, isToday && 'is-today', inPopover && 'in-popover'),
  dayHeaderInnerClass: styles.calDayHeadInner,
  dayHeaderContent: headerText,
  dayHeaderDividerClass: styles.calDivider,
  dayRowClass: styles.calRow,
  dayCellClass: dayClassOf(weeks),
  dayCellTopClass: styles.calCellTop,
  dayCellTopInnerClass: styles.calCellNumber,
  dayCellInnerClass: ({ inPopover }) => cx(inPopover && styles.calPopoverBody),
  dayLaneClass: dayClassOf(weeks),
  dayLaneInnerClass: styles.calLaneInner,
  slotLaneClass: ({ isMinor }) => cx(styles.calSlot, isMinor && 'is-minor'),
  slotHeaderClass: ({ isMinor }) => cx(styles.calSlotHead, isMinor && 'is-minor'),
  slotHeaderInnerClass: styles.calSlotHeadInner,
  slotHeaderDividerClass: styles.calSlotDivider,
  allDayHeaderClass: `${styles.calAxisHead} is-all-day`,
  allDayHeaderInnerClass: styles.calSlotHeadInner,
  allDayDividerClass: styles.calAllDayDivider,
  weekNumberHeaderClass: styles.calAxisHead,
  weekNumberHeaderInnerClass: styles.calSlotHeadInner,
  inlineWeekNumberClass: styles.calWeekNumber,
  fillerClass: styles.calFiller,
  navLinkClass: styles.calDayLink,
  highlightClass: styles.calHighlight,
  nowIndicatorLineClass: styles.calNowLine,
  nowIndicatorHeaderClass: styles.calNowHead,
  popoverClass: styles.calPopover,
  popoverCloseClass: styles.calPopoverClose,
  eventClass,
  blockEventClass: styles.calBlock,
  rowEventClass: styles.calRowEvent,
  rowEventInnerClass: styles.calEventInner,
  rowEventBeforeClass: ({ isStartResizable }) => cx(isStartResizable && `${styles.calHandle} is-inline is-start`),
  rowEventAfterClass: ({ isEndResizable }) => cx(isEndResizable && `${styles.calHandle} is-inline is-end`),
  columnEventClass: styles.calColumnEvent,
  columnEventInnerClass: `${styles.calEventInner} is-column`,
  columnEventBeforeClass: ({ isStartResizable }) => cx(isStartResizable && `${styles.calHandle} is-block is-start`),
  columnEventAfterClass: ({ isEndResizable }) => cx(isEndResizable && `${styles.calHandle} is-block is-end`),
  listItemEventClass: styles.calLineEvent,
  listItemEventBeforeClass: styles.calDot,
  listItemEventInnerClass: styles.calEventInner,
  eventTimeClass: styles.calTime,
  eventTitleClass: styles.calTitle,
  moreLinkClass: styles.calMore,
  listDaysClass: 'cal-list',
  listDayClass: ({ isToday }) => cx('cal-list-day', isToday && 'is-today'),
  listDayHeaderClass: styles.calListHead,
  // The second level repeats the date.
  listDayHeaderInnerClass: ({ level }) => cx('cal-list-head-inner', level > 0 && 'd-none'),
  listDayBodyClass: styles.calListBody,
  noEventsClass: styles.calNoEvents,
})
