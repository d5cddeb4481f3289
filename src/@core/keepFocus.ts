const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]'
const row = 'li, tr, [role="row"], [role="option"], article'
const layer = '[role="dialog"], [role="alertdialog"], [role="menu"]'

/** Elements to remember: enough from the fields of a dialog back to its opener. */
const mostPlaces = 30

/** Removed nodes with their mutation records, which contain parent and siblings. */
type Removals = ReadonlyMap<Node, MutationRecord>

/** The control at the same index in a neighboring row; otherwise the row's first control. */
function counterpartIn(container: Element, from: 'next' | 'previous', gone: HTMLElement, index: number) {
  const rows = container.matches(row) ? [container] : [...container.querySelectorAll(row)]
  const controls = [...(rows.at(from === 'next' ? 0 : -1)?.querySelectorAll<HTMLElement>(focusable) ?? [])]
  const alike = controls[index]
  return alike?.tagName === gone.tagName ? alike : controls[0]
}

/** Connected siblings in a direction. Removed siblings are skipped by their own records. */
function besides(start: MutationRecord, from: 'next' | 'previous', removals: Removals): Element[] {
  const side = from === 'next' ? 'nextSibling' : 'previousSibling'
  const found = new Set<Node>()
  let node = start[side]
  while (node && !found.has(node)) {
    found.add(node)
    node = node.isConnected ? node[side] : (removals.get(node)?.[side] ?? null)
  }
  return [...found].filter((other) => other instanceof Element && other.isConnected) as Element[]
}

function headingNear(place: Node): HTMLElement | undefined {
  let around = place instanceof Element ? place : null
  for (; around; around = around.parentElement) {
    const found = around.querySelector<HTMLElement>('[data-empty]') ?? around.querySelector<HTMLElement>('h1, h2, h3')
    if (!found) continue
    if (!found.hasAttribute('tabindex')) found.tabIndex = -1
    return found
  }
  return undefined
}

/** The same control, rendered again elsewhere. */
function twinOf(gone: HTMLElement, records: readonly MutationRecord[]): HTMLElement | undefined {
  const nameOf = (element: Element) =>
    element.getAttribute('href') ?? element.getAttribute('aria-label') ?? element.textContent
  const added = records.flatMap(({ addedNodes }) => [...addedNodes]).filter((node) => node instanceof HTMLElement)
  return added
    .flatMap((node) => [node, ...node.querySelectorAll<HTMLElement>(gone.tagName)])
    .find((element) => element.isConnected && element.tagName === gone.tagName && nameOf(element) === nameOf(gone))
}

/** Focusable element that was rendered at the same position. */
function standInOf({ target, previousSibling, nextSibling }: MutationRecord, records: readonly MutationRecord[]) {
  if (target === document.body) return undefined
  return records
    .filter(
      (other) =>
        other.target === target &&
        (other.nextSibling === nextSibling || other.previousSibling === previousSibling) &&
        other.addedNodes.length > 0,
    )
    .flatMap(({ addedNodes }) => [...addedNodes])
    .filter((node) => node instanceof HTMLElement)
    .flatMap((node) => [node, ...node.querySelectorAll<HTMLElement>(focusable)])
    .find((element) => element.isConnected && element.matches(focusable))
}

/** Element to focus after a removed control; undefined for the previously focused element. */
function successorOf(gone: HTMLElement, removals: Removals, records: readonly MutationRecord[]) {
  const top = gone.getRootNode()
  const record = removals.get(top)
  // The opener of a dialog or menu gets the focus back.
  if (!record || gone.closest(layer)) return undefined
  // The heading of the next page takes the focus itself.
  if (top instanceof Element && (top.matches('main, h1') || top.querySelector('main, h1'))) return undefined
  const twin = twinOf(gone, records)
  if (twin) return twin

  const ownRow = gone.closest(row)
  if (!ownRow) {
    const rowAround = record.target instanceof Element ? record.target.closest(row) : null
    return standInOf(record, records) ?? rowAround?.querySelector<HTMLElement>(focusable) ?? undefined
  }
  const index = [...ownRow.querySelectorAll(focusable)].indexOf(gone)
  for (const from of ['next', 'previous'] as const) {
    for (const beside of besides(record, from, removals)) {
      const control = counterpartIn(beside, from, gone, index)
      if (control) return control
    }
  }
  return headingNear(record.target)
}

/**
 * Moves the focus when the focused element is removed. From a row it moves to the next row, the previous row, or the heading or
 * empty state of the list. From other elements it returns to the previously focused element. A moved row keeps the focus; a
 * restored row does not take it. Call it once for all pages.
 * @returns stops it
 */
export function keepFocus(): () => void {
  const { activeElement } = document
  /** Focused elements, latest last. A removed element is replaced by its successor. */
  let places = activeElement instanceof HTMLElement && activeElement !== document.body ? [activeElement] : []
  /** False after a click outside of controls, which removes the focus on purpose. */
  let isHeld = places.length > 0

  function handleFocus({ target }: FocusEvent) {
    if (!(target instanceof HTMLElement)) return
    isHeld = true
    places = [...places.filter((place) => place !== target), target].slice(-mostPlaces)
  }
  function handleClick() {
    if (document.activeElement === document.body) isHeld = false
  }
  function handleMutations(records: MutationRecord[]) {
    const isNowhere = document.activeElement === document.body || document.activeElement === null
    const isAllThere = places.every(({ isConnected }) => isConnected)
    if (isAllThere && !(isHeld && isNowhere)) return
    const removals = new Map(records.flatMap((record) => [...record.removedNodes].map((node) => [node, record])))
    const last = places.at(-1)
    const isLost = isHeld && isNowhere && last && [...removals.keys()].some((node) => node.contains(last))
    places = places.flatMap((place) => (place.isConnected ? [place] : (successorOf(place, removals, records) ?? [])))
    if (!isLost) return
    for (const place of places.toReversed()) {
      place.focus()
      if (document.activeElement === place) return
    }
  }

  const observer = new MutationObserver(handleMutations)
  observer.observe(document.body, { childList: true, subtree: true })
  document.addEventListener('focusin', handleFocus)
  document.addEventListener('click', handleClick, true)
  return () => {
    observer.disconnect()
    document.removeEventListener('focusin', handleFocus)
    document.removeEventListener('click', handleClick, true)
  }
}
