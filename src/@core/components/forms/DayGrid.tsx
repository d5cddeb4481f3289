import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react'
import { DayPicker, type DayPickerProps } from 'react-day-picker'
import { useTranslation } from 'react-i18next'
import { cx } from '../cx'
import { weekRulesOf } from '../../weeks'
import { dayTextOf } from '../../zonedTime'
import { gridDateOf } from './dateEntry'
import styles from './day-grid.module.scss'

const chevrons = { left: ChevronLeft, right: ChevronRight, down: ChevronDown, up: ChevronDown }

/** The days behind {@link Calendar}, in a file of their own, with a choice of month and year above them. All words are the page's language's, without files of the library's. */
export function DayGrid(props: DayPickerProps) {
  const { t, i18n } = useTranslation('kit')
  const { language } = i18n
  const write = (options: Intl.DateTimeFormatOptions) => (date: Date) =>
    new Intl.DateTimeFormat(language, options).format(date)
  const month = write({ month: 'long', year: 'numeric' })
  const wholeDay = write({ dateStyle: 'full' })
  const words = new Intl.DisplayNames(language, { type: 'dateTimeField' })
  const { startMonth, endMonth, defaultMonth } = props
  const years = [new Date(), startMonth, endMonth, defaultMonth].flatMap((date) => date?.getFullYear() ?? [])

  return (
    <DayPicker
      weekStartsOn={weekRulesOf(language).firstDay as 0 | 1 | 6} // `Intl` says no other
      // The page's own, which need not be the language's.
      dir={document.documentElement.dir}
      lang={language}
      captionLayout="dropdown"
      showOutsideDays
      fixedWeeks
      today={gridDateOf(dayTextOf(new Date()))}
      {...props}
      // As far back as anybody was born, and some way ahead.
      startMonth={startMonth ?? new Date(Math.min(...years) - 100, 0)}
      endMonth={endMonth ?? new Date(Math.max(...years) + 20, 11)}
      className={cx(styles.calendar, props.className)}
      formatters={{
        formatCaption: month,
        formatMonthDropdown: write({ month: 'long' }),
        formatYearDropdown: write({ year: 'numeric' }),
        formatDay: write({ day: 'numeric' }),
        formatWeekdayName: write({ weekday: language === 'ar' ? 'narrow' : 'short' }),
      }}
      labels={{
        labelNav: () => t('calendar.months'),
        labelNext: () => t('calendar.next'),
        labelPrevious: () => t('calendar.previous'),
        labelMonthDropdown: () => words.of('month') ?? '',
        labelYearDropdown: () => words.of('year') ?? '',
        labelGrid: month,
        labelWeekday: write({ weekday: 'long' }),
        labelDayButton: (date, { today, selected }) =>
          [wholeDay(date), today && t('calendar.today'), selected && t('calendar.chosen')].filter(Boolean).join(', '),
      }}
      components={{
        Chevron({ orientation = 'left' }) {
          const Icon = chevrons[orientation]
          return <Icon className="flip-rtl" aria-hidden="true" />
        },
      }}
    />
  )
}
