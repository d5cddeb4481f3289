import type { ReactNode } from 'react'

/** A leaf of a tree or, with children, a branch. */
export interface TreeNode {
  /** One of its kind in the whole tree. */
  readonly key: string
  readonly label: string
  /** A decorative picture before the label. */
  readonly icon?: ReactNode
  readonly children?: readonly TreeNode[]
}

/** A node that is in sight, with its place among its siblings, from 1. */
export interface TreeRow {
  readonly node: TreeNode
  readonly parent: string | null
  readonly level: number
  readonly place: number
  readonly count: number
}

/**
 * The nodes in sight, from top to bottom.
 *
 * @param nodes The tree.
 * @param open Keys of the branches that are open.
 * @returns A row for each node whose branches above are all open.
 */
export function treeRows(nodes: readonly TreeNode[], open: readonly string[]): TreeRow[] {
  const rowsOf = (siblings: readonly TreeNode[], parent: string | null, level: number): TreeRow[] =>
    siblings.flatMap((node, index) => [
      { node, parent, level, place: index + 1, count: siblings.length },
      ...(node.children && open.includes(node.key) ? rowsOf(node.children, node.key, level + 1) : []),
    ])
  return rowsOf(nodes, null, 1)
}

/**
 * The keys of what a node holds.
 *
 * @param node A branch or a leaf.
 * @returns The keys of all leaves below a branch, or that of the leaf itself.
 */
export function leavesOf(node: TreeNode): string[] {
  return node.children ? node.children.flatMap(leavesOf) : [node.key]
}

/**
 * Finds what is meant by typed letters. The same letter again and again goes from one match to the next.
 *
 * @param labels What can be meant, in order.
 * @param current Index of where the search begins; it goes on from the start after the end.
 * @param typed The letters.
 * @returns An index, or -1 where no label begins like that.
 */
export function typedIndex(labels: readonly string[], current: number, typed: string): number {
  const letters = typed.toLocaleLowerCase()
  const first = letters.slice(0, 1)
  const wanted = letters === first.repeat(letters.length) ? first : letters
  const start = current + (wanted === first ? 1 : 0)
  const order = labels.map((_, index) => (start + index) % labels.length)
  return order.find((index) => labels[index]?.toLocaleLowerCase().startsWith(wanted)) ?? -1
}
