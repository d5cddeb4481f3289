import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react'
import { DayPicker, type DayPickerProps } from 'react-day-picker'
import { useTranslation } from 'react-i18next'
import { pageRoot } from '../../root'
import { cx } from '../cx'
import { weekRulesOf } from '../../weeks'
import { today } from '../../zonedTime'
import { gridDateOf } from './dateEntry'
import styles from './day-grid.module.scss'

const chevrons = { left: ChevronLeft, right: ChevronRight, down: ChevronDown, up: ChevronDown }

/**
 * Lazy-loaded grid of {@link Calendar}, with dropdowns for month and year.
 * Its words come from our locales and `Intl`, not from the library's locale files.
 */
export function DayGrid(props: DayPickerProps) {
  const { t, i18n } = useTranslation('kit')
  const { language } = i18n
  const write = (options: Intl.DateTimeFormatOptions) => (date: Date) =>
    new Intl.DateTimeFormat(language, options).format(date)
  const month = write({ month: 'long', year: 'numeric' })
  const wholeDay = write({ dateStyle: 'full' })
  const words = new Intl.DisplayNames(language, { type: 'dateTimeField' })
  const { startMonth, endMonth, defaultMonth } = props
  const now = gridDateOf(today())
  const years = [now, startMonth, endMonth, defaultMonth].flatMap((date) => date?.getFullYear() ?? [])

  return (
    <DayPicker
      weekStartsOn={weekRulesOf(language).firstDay as 0 | 1 | 6} // `Intl` returns no other value
      // The page's direction can differ from the language's.
      dir={pageRoot().dir}
      lang={language}
      captionLayout="dropdown"
      showOutsideDays
      fixedWeeks
      today={now}
      {...props}
      // 100 years back, for birthdays, and 20 years ahead.
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
