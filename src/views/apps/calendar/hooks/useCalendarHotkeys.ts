import { useHotkeys } from '@core/hooks/useHotkeys'
import type { View } from '../shared/periods'

interface CalendarKeys {
  onToday: () => void
  onView: (view: View) => void
  onStep: (by: 1 | -1) => void
  /** Null for those who may not. */
  onAdd: (() => void) | null
  onShortcuts: () => void
}

/** The keys of the calendar. The arrows point the way that time runs in the direction of writing. */
export function useCalendarHotkeys({ onToday, onView, onStep, onAdd, onShortcuts }: CalendarKeys): void {
  const isRtl = () => getComputedStyle(document.documentElement).direction === 'rtl'
  useHotkeys({
    t: onToday,
    m: () => onView('month'),
    w: () => onView('week'),
    d: () => onView('day'),
    l: () => onView('list'),
    arrowleft: () => onStep(isRtl() ? 1 : -1),
    arrowright: () => onStep(isRtl() ? -1 : 1),
    n: () => onAdd?.(),
    '?': onShortcuts,
  })
}
