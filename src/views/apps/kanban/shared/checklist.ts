import type { ChecklistItem } from '@/redux/apps/kanban/schema'

export function countDone(items: readonly ChecklistItem[]): number {
  return items.filter(({ isDone }) => isDone).length
}

export function withItem(items: readonly ChecklistItem[], title: string): ChecklistItem[] {
  return [...items, { id: Math.max(0, ...items.map(({ id }) => id)) + 1, title, isDone: false }]
}

export function withChange(
  items: readonly ChecklistItem[],
  id: number,
  change: Partial<Omit<ChecklistItem, 'id'>>,
): ChecklistItem[] {
  return items.map((item) => (item.id === id ? { ...item, ...change } : item))
}

export function withMove(items: readonly ChecklistItem[], from: number, to: number): ChecklistItem[] {
  const moved = items[from]
  return moved ? items.toSpliced(from, 1).toSpliced(to, 0, moved) : [...items]
}
