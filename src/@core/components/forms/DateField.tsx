import { CalendarDays } from 'lucide-react'
import { useState, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { isDay } from '../../dateText'
import { dayTextOf } from '../../zonedTime'
import { Button } from '../button/Button'
import { Popover } from '../overlay/Popover'
import { Calendar } from './Calendar'
import styles from './calendar.module.scss'
import { gridDateOf, gridDayOf, readDay, writeDay } from './dateEntry'
import { Field, type FieldProps } from './Field'

export interface DateFieldProps extends FieldProps {
  /** ISO date, such as `2026-11-17`; `''` for none. Invalid input is passed on, for `dateTextSchema` to reject. */
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  /** First selectable day, as ISO date. */
  min?: string
  /** Last selectable day, as ISO date. */
  max?: string
  name?: string
  autoComplete?: string
  disabled?: boolean
  id?: string
  ref?: Ref<HTMLInputElement>
}

/** Date, typed in the format of the language or selected in a calendar. */
export function DateField(props: DateFieldProps) {
  const { label, hint, error, isOptional, id, value, onChange, onBlur, min = '', max = '', ...input } = props
  const { t, i18n } = useTranslation('kit')
  const [draft, setDraft] = useState<string | null>(null)
  const chosen = isDay(value) ? gridDateOf(value) : undefined
  const [first, last] = [isDay(min) ? gridDateOf(min) : undefined, isDay(max) ? gridDateOf(max) : undefined]
  const month = chosen ?? first
  const today = dayTextOf(new Date())
  const hasClear = isOptional && value !== ''
  const hasToday = !(isDay(min) && today < min) && !(isDay(max) && today > max)

  function handleType(text: string) {
    setDraft(text)
    onChange(readDay(text, i18n.language) ?? text.trim())
  }

  return (
    <Field label={label} hint={hint} error={error} isOptional={isOptional} id={id}>
      {(control) => (
        <div className="control has-action">
          <input
            type="text"
            className="form-control moment-field tabular"
            autoComplete="off"
            placeholder={t('date.pattern')}
            {...input}
            {...control}
            value={draft ?? (isDay(value) ? writeDay(value, i18n.language) : value)}
            onChange={({ target }) => handleType(target.value)}
            onBlur={() => {
              setDraft(null)
              onBlur?.()
            }}
          />
          {!input.disabled && (
            <Popover
              label={t('date.choose', { field: label })}
              icon={<CalendarDays aria-hidden="true" />}
              buttonProps={{ variant: 'ghost', size: 'sm' }}
              className={styles.calendarPanel}
            >
              {(close) => {
                function choose(day: string) {
                  onChange(day)
                  setDraft(null)
                  close()
                }
                return (
                  <>
                    <Calendar
                      mode="single"
                      // oxlint-disable-next-line jsx-a11y/no-autofocus -- opening the calendar moves the focus into it
                      autoFocus
                      // Clicking the selected day keeps it.
                      required
                      selected={chosen}
                      {...(month && { defaultMonth: month })}
                      {...(first && { startMonth: first })}
                      {...(last && { endMonth: last })}
                      disabled={[...(first ? [{ before: first }] : []), ...(last ? [{ after: last }] : [])]}
                      onSelect={(date) => choose(gridDayOf(date))}
                    />
                    {(hasToday || hasClear) && (
                      <div className="panel-footer">
                        {hasToday && (
                          <Button size="sm" onClick={() => choose(today)}>
                            {t('date.today')}
                          </Button>
                        )}
                        {hasClear && (
                          <Button size="sm" variant="ghost" onClick={() => choose('')}>
                            {t('date.clear')}
                          </Button>
                        )}
                      </div>
                    )}
                  </>
                )
              }}
            </Popover>
          )}
        </div>
      )}
    </Field>
  )
}
