import { Check, ChevronRight, Minus } from 'lucide-react'
import { useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'
import { isRtl } from '../../isRtl'
import { cx } from '../cx'
import { leavesOf, treeRows, typedIndex, type TreeNode } from './treeRows'
import styles from './tree.module.scss'

export interface TreeProps {
  /** Accessible name of the tree. */
  label: string
  /** Top level; branches contain further nodes. */
  nodes: readonly TreeNode[]
  /** Keys of open branches. */
  open: readonly string[]
  /** Called with the keys of all open branches. */
  onOpen: (open: readonly string[]) => void
  /** Key of the selected node; with `hasBoxes`, keys of the checked leaves. */
  selected: readonly string[]
  /** Called with the keys of all selected nodes. */
  onSelect: (selected: readonly string[]) => void
  /** Adds checkboxes; the box of a branch toggles all leaves below it. */
  hasBoxes?: boolean
}

/** Typeahead: milliseconds after which a letter starts a new word. */
const pause = 700

/** Tree with a single selection, or with checkboxes (WAI-ARIA Authoring Practices, "Tree View"). */
export function Tree({ label, nodes, open, onOpen, selected, onSelect, hasBoxes = false }: TreeProps) {
  const listRef = useRef<HTMLDivElement>(null)
  const typed = useRef({ letters: '', at: 0 })
  const [focused, setFocused] = useState<string | null>(null)
  const rows = treeRows(nodes, open)
  const indexOf = (wanted: string | null | undefined) => rows.findIndex(({ node }) => node.key === wanted)
  /** Index of the only tab stop. */
  const current = [focused, selected[0]].map(indexOf).find((index) => index >= 0) ?? 0

  function focus(index: number) {
    const key = rows[index]?.node.key
    if (key !== undefined) listRef.current?.querySelector<HTMLElement>(`[data-node="${CSS.escape(key)}"]`)?.focus()
  }

  function toggle({ key, children }: TreeNode) {
    if (children) onOpen(open.includes(key) ? open.filter((other) => other !== key) : [...open, key])
  }

  function select(node: TreeNode) {
    const own = leavesOf(node)
    const others = selected.filter((key) => !own.includes(key))
    const isChecked = own.every((key) => selected.includes(key))
    onSelect(hasBoxes ? [...others, ...(isChecked ? [] : own)] : [node.key])
  }

  function handleClick({ target }: MouseEvent<HTMLElement>, node: TreeNode) {
    const isArrow = target instanceof Element && target.closest('[data-arrow]') !== null
    if (isArrow || !hasBoxes) toggle(node)
    if (!isArrow) select(node)
  }

  function type(letter: string, at: number) {
    const { letters, at: before } = typed.current
    typed.current = { letters: at - before < pause ? letters + letter : letter, at }
    const labels = rows.map(({ node }) => node.label)
    focus(typedIndex(labels, current, typed.current.letters))
  }

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    const row = rows[current]
    if (!row || event.ctrlKey || event.metaKey || event.altKey) return
    const { node, parent } = row
    const isOpen = open.includes(node.key)
    const [forward, back] = isRtl(event.currentTarget) ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
    const keys: Readonly<Record<string, () => void>> = {
      ArrowDown: () => focus(current + 1),
      ArrowUp: () => focus(current - 1),
      Home: () => focus(0),
      End: () => focus(rows.length - 1),
      Enter: () => select(node),
      ' ': () => select(node),
      [forward]: () => (isOpen ? focus(current + 1) : toggle(node)),
      [back]: () => (node.children && isOpen ? toggle(node) : focus(indexOf(parent))),
      '*': () => {
        const branches = rows.filter((other) => other.parent === parent && other.node.children)
        onOpen([...new Set([...open, ...branches.map((branch) => branch.node.key)])])
      },
    }
    const run = keys[event.key] ?? (event.key.length === 1 ? () => type(event.key, event.timeStamp) : null)
    if (!run) return
    event.preventDefault()
    run()
  }

  return (
    <div ref={listRef} className={styles.tree} role="tree" aria-label={label} aria-multiselectable={hasBoxes}>
      {rows.map(({ node, level, place, count }, index) => {
        const leaves = hasBoxes ? leavesOf(node) : []
        const checked = leaves.filter((key) => selected.includes(key)).length
        const isSelected = !hasBoxes && selected.includes(node.key)
        const isMixed = checked > 0 && checked < leaves.length
        return (
          <div
            key={node.key}
            role="treeitem"
            data-node={node.key}
            className={cx(styles.treeRow, isSelected && 'is-selected')}
            style={{ paddingInlineStart: `${(level - 1) * 1.25}rem` }}
            aria-level={level}
            aria-posinset={place}
            aria-setsize={count}
            aria-expanded={node.children ? open.includes(node.key) : undefined}
            aria-selected={hasBoxes ? undefined : isSelected}
            aria-checked={hasBoxes ? (isMixed ? 'mixed' : checked > 0) : undefined}
            tabIndex={index === current ? 0 : -1}
            onFocus={() => setFocused(node.key)}
            onClick={(event) => handleClick(event, node)}
            onKeyDown={handleKeyDown}
          >
            <span className={styles.treeArrow} data-arrow="" aria-hidden="true">
              {node.children && <ChevronRight className="flip-rtl" />}
            </span>
            {hasBoxes && (
              <span className={styles.treeBox} aria-hidden="true">
                {isMixed ? <Minus /> : checked > 0 && <Check />}
              </span>
            )}
            {node.icon}
            <span className={styles.treeLabel}>{node.label}</span>
          </div>
        )
      })}
    </div>
  )
}
