import { ChevronLeft, ChevronRight } from 'lucide-react'
import { DayPicker, type DayPickerProps } from 'react-day-picker'
import { useTranslation } from 'react-i18next'
import { cx } from '../cx'
import { weekRulesOf } from '../../weeks'
import { dayTextOf } from '../../zonedTime'
import { gridDateOf } from './dateEntry'
import styles from './day-grid.module.scss'

/** The days behind {@link Calendar}, in a file of their own. All words are the page's language's, without files of the library's. */
export function DayGrid(props: DayPickerProps) {
  const { t, i18n } = useTranslation('kit')
  const { language } = i18n
  const write = (options: Intl.DateTimeFormatOptions) => (date: Date) =>
    new Intl.DateTimeFormat(language, options).format(date)
  const month = write({ month: 'long', year: 'numeric' })
  const wholeDay = write({ dateStyle: 'full' })

  return (
    <DayPicker
      weekStartsOn={weekRulesOf(language).firstDay as 0 | 1 | 6} // `Intl` says no other
      // The page's own, which need not be the language's.
      dir={document.documentElement.dir}
      lang={language}
      showOutsideDays
      fixedWeeks
      today={gridDateOf(dayTextOf(new Date()))}
      {...props}
      className={cx(styles.calendar, props.className)}
      formatters={{
        formatCaption: month,
        formatDay: write({ day: 'numeric' }),
        formatWeekdayName: write({ weekday: language === 'ar' ? 'narrow' : 'short' }),
      }}
      labels={{
        labelNav: () => t('calendar.months'),
        labelNext: () => t('calendar.next'),
        labelPrevious: () => t('calendar.previous'),
        labelGrid: month,
        labelWeekday: write({ weekday: 'long' }),
        labelDayButton: (date, { today, selected }) =>
          [wholeDay(date), today && t('calendar.today'), selected && t('calendar.chosen')].filter(Boolean).join(', '),
      }}
      components={{
        Chevron: ({ orientation }) =>
          orientation === 'left' ? (
            <ChevronLeft className="flip-rtl" aria-hidden="true" />
          ) : (
            <ChevronRight className="flip-rtl" aria-hidden="true" />
          ),
      }}
    />
  )
}
