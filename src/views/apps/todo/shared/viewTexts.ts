import type { TaskView } from '../hooks/useTodoUrl'

/** The key of a list's name. */
export function titleOf(view: TaskView) {
  return view.tag ? (`tag.${view.tag}` as const) : (`filter.${view.filter}` as const)
}
