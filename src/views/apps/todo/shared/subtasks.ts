import type { Subtask } from '@/redux/apps/todo/schema'

export function countDone(subtasks: readonly Pick<Subtask, 'isCompleted'>[]): number {
  return subtasks.filter(({ isCompleted }) => isCompleted).length
}
