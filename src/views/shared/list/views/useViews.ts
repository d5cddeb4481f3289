import { toast } from '@core/toast/toast'
import { useTranslation } from 'react-i18next'
import type { ListViews } from '../useList'
import type { ListState, ListView } from './storedViews'
import { readViews, writeViews } from './storedViews'

const folded = (name: string) => name.trim().toLocaleLowerCase()

function isSame(a: ListState, b: ListState): boolean {
  return a.search === b.search && a.hidden.toSorted().join() === b.hidden.toSorted().join()
}

/** Actions on saved views. Each change starts from storage, which other tabs share. */
export function useViews({ userId, list, views, setViews, state, first, show }: ListViews) {
  const { t } = useTranslation('list')

  function change(next: (before: readonly ListView[]) => readonly ListView[]): boolean {
    const changed = next(readViews(userId, list))
    const isStored = writeViews(userId, list, changed)
    if (isStored) setViews(changed)
    else toast.error(t('views.notSaved'), { retry: () => change(next) })
    return isStored
  }

  function fault(name: string, own?: ListView): string | undefined {
    if (folded(name) === '') return 'required'
    const others = readViews(userId, list).filter((view) => view.name !== own?.name)
    return others.some((view) => folded(view.name) === folded(name)) ? 'taken' : undefined
  }

  return {
    views: views.map((view) => ({ ...view, isCurrent: isSame(view, state) })),
    plain: { isCurrent: isSame(first, state), show: () => show(first) },
    show,
    fault,

    save(name: string): boolean {
      const isStored = change((before) => [...before, { ...state, name: name.trim() }])
      if (isStored) toast.success(t('views.saved', { name: name.trim() }))
      return isStored
    },

    rename({ name }: ListView, to: string): boolean {
      return change((before) => before.map((view) => (view.name === name ? { ...view, name: to.trim() } : view)))
    },

    /** At most one view is the default. */
    toggleDefault({ name, isDefault }: ListView) {
      change((before) => before.map((view) => ({ ...view, isDefault: view.name === name && isDefault !== true })))
    },

    remove({ name }: ListView) {
      const place = readViews(userId, list).findIndex((view) => view.name === name)
      const removed = readViews(userId, list)[place]
      if (!removed) return
      if (!change((before) => before.filter((view) => view.name !== name))) return
      const undo = () => change((before) => (fault(name) ? before : before.toSpliced(place, 0, removed)))
      toast.success(t('views.removed', { name }), { undo })
    },
  }
}
