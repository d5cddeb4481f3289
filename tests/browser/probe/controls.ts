import { nameOf, roleOf } from './names'

export interface Control {
  /** Stable across reloads. */
  readonly key: string
  /** Controls of one kind do the same to different rows; see {@link rowOf}. */
  readonly kind: string
  readonly role: string
  readonly name: string
  readonly inMain: boolean
  /** A field or switch, which mostly leaves its surroundings unchanged. */
  readonly isField: boolean
  readonly isPassing: boolean
  readonly external: boolean
}

const interactive = [
  'a',
  'button',
  'input:not([type=hidden])',
  'select',
  'textarea',
  'summary',
  ...['button', 'link', 'menuitem', 'menuitemcheckbox', 'menuitemradio', 'tab', 'switch', 'checkbox', 'radio'],
  ...['option', 'combobox', 'slider', 'spinbutton', 'treeitem', 'gridcell'],
]
  .map((name, index) => (index < 7 ? name : `[role=${name}]`))
  .concat('[contenteditable=true]', '[tabindex]:not([tabindex="-1"])')
  .join(',')

function isShown(element: Element): boolean {
  if (!element.checkVisibility({ visibilityProperty: true })) return false
  const { width, height } = element.getBoundingClientRect()
  return width > 0 && height > 0 && element.closest('[inert], [aria-hidden=true]') === null
}

/** A control behind its label (a radio as a card) counts as visible with it. */
function isReachable(element: Element): boolean {
  if (isShown(element)) return true
  if (!(element instanceof HTMLInputElement) || element.closest('[inert], [aria-hidden=true]')) return false
  return element.type !== 'file' && [...(element.labels ?? [])].some(isShown)
}

/** A selected option has no effect until another one of its group is selected. */
function isChosen(element: Element): boolean {
  if (element instanceof HTMLInputElement && element.type === 'radio') return element.checked
  if (element.matches('button[aria-current]:not([aria-current=false])')) return true
  return element.matches(
    '[role=tab][aria-selected=true], [role=option][aria-selected=true], [role=radio][aria-checked=true], [role=menuitemradio][aria-checked=true]',
  )
}

function isEnabled(element: Element): boolean {
  return !element.matches(':disabled, [aria-disabled=true], [readonly]') && !isChosen(element)
}

/** Scrollable regions are focusable for keyboards, but not controls. */
function isScroller(element: Element): boolean {
  return (
    !element.matches('a,button,input,select,textarea,summary,[role]') ||
    element.matches('[role=region],[role=group],[role=tabpanel]')
  )
}

/** Elements with a pointer cursor that are no controls and contain none. */
function pretenders(): Element[] {
  const found: Element[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT, (node) => {
    const element = node as Element
    if (element.matches(`${interactive}, label, svg, [aria-hidden=true], [inert]`)) return NodeFilter.FILTER_REJECT
    return getComputedStyle(element).cursor === 'pointer' ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP
  })
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node as Element
    if (found.some((outer) => outer.contains(element)) || element.querySelector(interactive) || !isShown(element))
      continue
    found.push(element)
  }
  return found
}

function all(): Element[] {
  const found = [...document.querySelectorAll(interactive)].filter(
    (element) =>
      isReachable(element) && isEnabled(element) && !(element.hasAttribute('tabindex') && isScroller(element)),
  )
  return [...found, ...pretenders()]
}

/** The dialog, menu or landmark around a control. Equal names in different places are different controls. */
function placeOf(element: Element): string {
  const place = element.closest(
    '[role=dialog], [role=alertdialog], dialog, [role=menu], [role=listbox], main, nav, header, footer, aside',
  )
  if (!place) return 'page'
  // Without a label, the name would be all its text.
  const isNamed = place.hasAttribute('aria-label') || place.hasAttribute('aria-labelledby')
  return isNamed ? `${roleOf(place)} ${nameOf(place)}` : roleOf(place)
}

const rowSelector = 'tbody > tr, [role=option], li, article, [role=row], [role=listitem]'

/** Caches: long lists look rows up once per row. */
const rolesByRow = new Map<Element, string>()
const alikeByRow = new Map<Element, number>()

function controlRoles(row: Element): string {
  const known = rolesByRow.get(row)
  if (known !== undefined) return known
  const roles = [...row.querySelectorAll(interactive)].map(roleOf).join()
  rolesByRow.set(row, roles)
  return roles
}

function alikeCount(row: Element, list: Element): number {
  const known = alikeByRow.get(row)
  if (known !== undefined) return known
  const roles = controlRoles(row)
  const alike = [...list.children].filter((sibling) => controlRoles(sibling) === roles)
  for (const sibling of alike) alikeByRow.set(sibling, alike.length)
  return alike.length
}

/** Key for controls that do the same to different rows or cells: the first ones represent all. */
function rowOf(element: Element): string | undefined {
  return listRowOf(element) ?? cellOf(element)
}

/** Days, events and "more" in a calendar: controls of a kind are alike. */
function cellOf(element: Element): string | undefined {
  if (!element.closest('[role=cell], [role=gridcell]') || !element.classList[0]) return undefined
  return `cell ${roleOf(element)} ${element.classList[0]}`
}

/** Rows of a list with the same controls. Excludes lists of single links or buttons, which differ, unless they are disclosures. */
function listRowOf(element: Element): string | undefined {
  const row = element.closest(rowSelector)
  if (!row?.parentElement || element.closest('nav, [role=menu]')) return undefined
  const roles = controlRoles(row)
  const isTable = row.matches('tr, [role=row], [role=option]')
  const isAccordion = element.hasAttribute('aria-expanded')
  if (alikeCount(row, row.parentElement) < 3 || (!isTable && !isAccordion && !roles.includes(','))) return undefined
  const position = [...row.querySelectorAll(interactive)].indexOf(element)
  return `${row.tagName} ${roles} #${String(position)}`
}

function leadsAway(element: Element): boolean {
  return element instanceof HTMLAnchorElement && element.href !== '' && element.origin !== location.origin
}

const elements = new Map<string, Element>()

export function listControls(): Control[] {
  elements.clear()
  rolesByRow.clear()
  alikeByRow.clear()
  return all().map((element) => {
    const role = roleOf(element)
    const name = nameOf(element)
    const place = placeOf(element)
    const base = `${place} › ${role} "${name}"`
    let key = base
    for (let nth = 2; elements.has(key); nth += 1) key = `${base} (${String(nth)})`
    elements.set(key, element)
    const row = rowOf(element)
    return {
      key,
      kind: row === undefined ? key : `${place} › ${row}`,
      role,
      name,
      inMain: element.closest('main') !== null,
      isField: element.matches(
        'form :is(input:not([type=submit]), select, textarea), [type=radio], [role=radio], [role=switch]',
      ),
      isPassing: element.closest('.Toastify') !== null,
      external: leadsAway(element),
    }
  })
}

export function elementOf(key: string): Element | undefined {
  if (elements.get(key)?.isConnected !== true) listControls()
  return elements.get(key)
}

export const opensMenu = (key: string) => elementOf(key)?.ariaHasPopup === 'menu'

const layerSelector = '[role=dialog], [role=alertdialog], [role=menu]'

/** Sets `data-opened` on the part to inspect: the topmost dialog or menu, or else the smallest element that contains the new controls. */
export function markOpened(keys: readonly string[]): void {
  document.querySelector('[data-opened]')?.removeAttribute('data-opened')
  const layer = [...document.querySelectorAll(layerSelector)].filter((element) => element.checkVisibility()).at(-1)
  const opened = keys.flatMap((key) => elementOf(key) ?? [])
  let part: Element | null | undefined = layer ?? opened[0]
  while (!layer && part && !opened.every((element) => part?.contains(element))) part = part.parentElement
  part?.setAttribute('data-opened', '')
}
