import type { ApiError } from '@core/api/errors'
import { useCan } from '@core/auth/useCan'
import { applyServerErrors } from '@core/validation/applyServerErrors'
import { useZodForm } from '@core/components/forms/useZodForm'
import { addDays } from '@core/days'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormWrite } from '@/redux/app/useFormWrite'
import type { CalendarEvent, Kind, NewEvent, Occurrence } from '@/redux/apps/calendar/schema'
import { addEvent, removeEvent, splitEvent, updateEvent } from '@/redux/apps/calendar/slice'
import { loadedRules } from '../hooks/useRules'
import type { EventDraft, EventFormValues } from './eventForm'
import { eventFormSchema, toEventFields, toFormValues } from './eventForm'
import { daysToFirst, isSameRepetition, ruleOf } from './repetition'
import { movedRuleStart } from './ruleStart'
import type { Plan } from './seriesPlan'
import { planContent, planRepetition, recurrenceOf, restoringChange } from './seriesPlan'
import type { AskScope } from './useScope'

interface EventFormOptions {
  event: Occurrence | undefined
  /** The stored event, if it repeats. */
  series: CalendarEvent | undefined
  /** The event has no times yet. */
  isWaiting: boolean
  /** Initial values of a new event. */
  draft: EventDraft
  askScope: AskScope
  onSaved: (kind: Kind) => void
}

/** A weekly event starts on the first of its weekdays. */
function startedOnWeekday(values: EventFormValues): EventFormValues {
  const days = daysToFirst(values, values.startDay)
  return { ...values, startDay: addDays(values.startDay, days), endDay: addDays(values.endDay, days) }
}

const hasSameStart = (one: EventFormValues, other: EventFormValues) =>
  one.startDay === other.startDay && one.startClock === other.startClock && one.allDay === other.allDay

export function useEventForm({ event, series, isWaiting, draft, askScope, onSaved }: EventFormOptions) {
  const { t } = useTranslation('calendar')
  const can = useCan()
  const [initial] = useState(() => toFormValues(event ?? draft))
  const form = useZodForm(eventFormSchema, { defaultValues: initial })

  /** Null if the scope dialog is canceled. */
  async function planOf(values: EventFormValues, stored: CalendarEvent, occurrence: Occurrence) {
    const [before, after] = [movedRuleStart(initial, occurrence), movedRuleStart(values, occurrence)]
    if (!isSameRepetition(values, after.day, initial, before.day)) {
      const moved = startedOnWeekday(values)
      const change = { series: stored, occurrence, fields: toEventFields(moved, occurrence) }
      return planRepetition(change, ruleOf(moved, movedRuleStart(moved, undefined)), loadedRules())
    }
    const scope = await askScope('save')
    const change = { series: stored, occurrence, fields: toEventFields(values, occurrence) }
    const rule = hasSameStart(values, initial) ? null : ruleOf(values, after)
    return scope && planContent(change, rule, scope, loadedRules())
  }

  const submit = useFormWrite(form, async (values, write) => {
    const rejected = ({ fields: { start, end, ...others } }: ApiError) =>
      applyServerErrors(form, { ...others, startDay: start, endDay: end })
    const { title } = values
    const options = { success: t(event ? 'toast.saved' : 'toast.added', { title }), rejected }

    async function send(plan: Plan, stored: CalendarEvent): Promise<boolean> {
      const back = { success: t('toast.back', { title: stored.title }) }
      const success = series && values.repeat === 'none' ? t('toast.noRepeat', { title }) : options.success
      if ('update' in plan) {
        const undo = () => write(updateEvent, restoringChange(stored), back)
        return (await write(updateEvent, plan.update, { success, rejected, ...(!isWaiting && { undo }) })) !== null
      }
      /** Restores the stored event first: removing the added one alone would lose occurrences. */
      async function undoSplit(added: CalendarEvent) {
        const retry = () => undoSplit(added)
        const { recurrence = null } = stored
        if (await write(updateEvent, { id: stored.id, recurrence }, { retry }))
          await write(removeEvent, added.id, { ...back, retry })
      }
      const undo = ({ event: added }: { event: CalendarEvent }) => undoSplit(added)
      const mayUndo = can('delete', 'Calendar')
      return (await write(splitEvent, plan.split, { success, rejected, ...(mayUndo && { undo }) })) !== null
    }

    /** Saves a single or new event. */
    async function sendSingle(): Promise<boolean> {
      const moved = startedOnWeekday(values)
      const rule = ruleOf(moved, movedRuleStart(moved, undefined))
      const fields: NewEvent = toEventFields(moved, event)
      if (event && rule !== null)
        return send({ update: { ...fields, id: event.id, recurrence: recurrenceOf(rule, fields.allDay) } }, event)
      if (event) return (await write(updateEvent, { ...fields, id: event.id }, options)) !== null
      const added = { ...fields, ...(rule !== null && { recurrence: recurrenceOf(rule, fields.allDay) }) }
      return (await write(addEvent, added, options)) !== null
    }

    async function sendSeries(stored: CalendarEvent, occurrence: Occurrence): Promise<boolean> {
      const plan = await planOf(values, stored, occurrence)
      return plan !== null && send(plan, stored)
    }

    const isSaved = await (series && event ? sendSeries(series, event) : sendSingle())
    if (isSaved) onSaved(values.calendar)
  })

  return { form, submit, isSubmitting: form.formState.isSubmitting }
}

export type EventForm = ReturnType<typeof useEventForm>['form']
