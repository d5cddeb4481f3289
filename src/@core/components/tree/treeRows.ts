import type { ReactNode } from 'react'

export interface TreeNode {
  /** Unique in the whole tree. */
  readonly key: string
  readonly label: string
  readonly icon?: ReactNode
  readonly children?: readonly TreeNode[]
}

/** Visible node; `place` is its position among its siblings, from 1. */
export interface TreeRow {
  readonly node: TreeNode
  readonly parent: string | null
  readonly level: number
  readonly place: number
  readonly count: number
}

/** Returns a row for each node whose ancestors are all in `open` (keys), from top to bottom. */
export function treeRows(nodes: readonly TreeNode[], open: readonly string[]): TreeRow[] {
  const rowsOf = (siblings: readonly TreeNode[], parent: string | null, level: number): TreeRow[] =>
    siblings.flatMap((node, index) => [
      { node, parent, level, place: index + 1, count: siblings.length },
      ...(node.children && open.includes(node.key) ? rowsOf(node.children, node.key, level + 1) : []),
    ])
  return rowsOf(nodes, null, 1)
}

/** Returns the keys of all leaves below a branch, or the key of the leaf itself. */
export function leavesOf(node: TreeNode): string[] {
  return node.children ? node.children.flatMap(leavesOf) : [node.key]
}

/**
 * Index of the label that starts with the typed letters, or -1. The search starts at `current` and wraps around.
 * Repeating a letter cycles through its matches.
 */
export function typedIndex(labels: readonly string[], current: number, typed: string): number {
  const letters = typed.toLocaleLowerCase()
  const first = letters.slice(0, 1)
  const wanted = letters === first.repeat(letters.length) ? first : letters
  const start = current + (wanted === first ? 1 : 0)
  const order = labels.map((_, index) => (start + index) % labels.length)
  return order.find((index) => labels[index]?.toLocaleLowerCase().startsWith(wanted)) ?? -1
}
