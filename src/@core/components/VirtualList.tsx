import type { Rect, Virtualizer } from '@tanstack/react-virtual'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useEffect, useImperativeHandle, useRef, useState, type ReactNode, type Ref } from 'react'
import styles from './virtual-list.module.scss'

export interface VirtualListHandle {
  /** Brings a row into sight and gives the focus to the first link in it. */
  focusRow: (index: number) => void
}

export interface VirtualListProps<Item> {
  /** Name of the list. */
  label: string
  items: readonly Item[]
  keyOf: (item: Item) => number | string
  /** Height of every row in rem: what is not drawn has to be known without measuring it. */
  rowHeight: number
  children: (item: Item, index: number) => ReactNode
  /** Whether the rows shown are about to be replaced. */
  isRefreshing?: boolean
  ref?: Ref<VirtualListHandle>
}

function remInPixels(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
}

/** How high the last list was that was shown. The next one begins with it: its rows are there before it has been measured. */
let lastHeight: number | undefined

/** The library itself would have the page laid out while it is put together, and then render the list a second time. */
function observeRect({ scrollElement }: Virtualizer<HTMLDivElement, Element>, onRect: (rect: Rect) => void) {
  if (!scrollElement) return undefined
  const observer = new ResizeObserver(() => {
    lastHeight = scrollElement.clientHeight
    onRect({ width: scrollElement.clientWidth, height: lastHeight })
  })
  observer.observe(scrollElement)
  return () => observer.disconnect()
}

/**
 * A list of any length of which only the rows in sight are drawn. Readers are told how many there are and which these are
 * (WAI-ARIA 1.2, `aria-setsize` and `aria-posinset`). It fills the height it is given, and scrolls inside.
 */
export function VirtualList<Item>({ ref, ...props }: VirtualListProps<Item>) {
  const { label, items, keyOf, rowHeight, children, isRefreshing = false } = props
  const box = useRef<HTMLDivElement>(null)
  const wanted = useRef<number | null>(null)
  const [rem] = useState(remInPixels)
  // While it is the same function, scrolling does not lay out all rows again.
  const getItemKey = useCallback(
    (index: number) => {
      const item = items[index]
      return item === undefined ? index : keyOf(item)
    },
    [items, keyOf],
  )
  // oxlint-disable-next-line react/incompatible-library -- its functions are called here and passed to nobody
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight * rem,
    getItemKey,
    initialRect: { width: 0, height: lastHeight ?? window.innerHeight },
    observeElementRect: observeRect,
    overscan: 8,
  })

  function focusDrawn(index: number): boolean {
    const link = box.current?.querySelector<HTMLElement>(`[aria-posinset="${index + 1}"] a`)
    link?.focus({ preventScroll: true })
    return link !== undefined && link !== null
  }
  useImperativeHandle(ref, () => ({
    focusRow(index) {
      virtualizer.scrollToIndex(index)
      // A row that is far off is drawn after the list has scrolled.
      if (!focusDrawn(index)) wanted.current = index
    },
  }))
  useEffect(() => {
    if (wanted.current !== null && focusDrawn(wanted.current)) wanted.current = null
  })

  return (
    <div ref={box} className={styles.virtualList} aria-busy={isRefreshing}>
      <ul aria-label={label} style={{ blockSize: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, key, start, size }) => {
          const item = items[index]
          return (
            item !== undefined && (
              <li
                key={key}
                style={{ insetBlockStart: start, blockSize: size }}
                aria-setsize={items.length}
                aria-posinset={index + 1}
              >
                {children(item, index)}
              </li>
            )
          )
        })}
      </ul>
    </div>
  )
}
