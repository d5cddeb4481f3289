import type { Tone } from '@core/components/tone'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppSelector } from '@/redux/app/hooks'
import { selectCategories } from '@/redux/apps/todo/categorySlice'
import type { Tag } from '@/redux/apps/todo/schema'
import { tags as shared } from '@/redux/apps/todo/schema'
import type { TaskView } from './useTodoUrl'

const tones: Readonly<Record<Tag, Tone>> = {
  update: 'info',
  team: 'primary',
  low: 'success',
  medium: 'warning',
  high: 'danger',
}

export interface ShownCategory {
  readonly id: string
  readonly name: string
  readonly tone: Tone
}

/** Shared tags, then the user's own; and the projects. */
export function useCategories(): { tags: readonly ShownCategory[]; projects: readonly ShownCategory[] } {
  const { t } = useTranslation('todo')
  const { places: categories } = useAppSelector(selectCategories)
  return useMemo(
    () => ({
      tags: [
        ...shared.map((id) => ({ id, name: t(`tag.${id}`), tone: tones[id] })),
        ...categories.filter(({ kind }) => kind === 'tag'),
      ],
      projects: categories.filter(({ kind }) => kind === 'project'),
    }),
    [t, categories],
  )
}

/** Title of a list; undefined for tags and projects that are unknown or still loading. */
export function useTitleOf(): (view: TaskView) => string | undefined {
  const { t } = useTranslation('todo')
  const { tags, projects } = useCategories()
  return (view) => {
    if (view.filter) return t(`filter.${view.filter}`)
    return [...tags, ...projects].find(({ id }) => id === (view.tag ?? view.project))?.name
  }
}
