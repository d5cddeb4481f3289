import type { ContentLine } from './contentLines'

/** Part of a calendar file from BEGIN to END, for example an event. */
export interface Component {
  /** In upper case. */
  readonly name: string
  /** Lines without those of nested components, for example alarms. */
  readonly lines: ContentLine[]
  readonly parts: Component[]
}

/** All components of a file, nested ones too, in the order of their BEGIN lines. */
export function componentsOf(lines: readonly ContentLine[]): Component[] {
  const all: Component[] = []
  const open: Component[] = []
  for (const line of lines) {
    const name = line.value.trim().toUpperCase()
    if (line.name === 'BEGIN') {
      const component = { name, lines: [], parts: [] }
      open.at(-1)?.parts.push(component)
      open.push(component)
      all.push(component)
    } else if (line.name === 'END')
      open.splice(
        Math.max(
          0,
          open.findLastIndex((part) => part.name === name),
        ),
      )
    else open.at(-1)?.lines.push(line)
  }
  return all
}
