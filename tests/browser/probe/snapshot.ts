import { nameOf, roleOf } from './names'

const states = [
  'aria-',
  'data-',
  'class',
  'open',
  'href',
  'src',
  'hidden',
  'disabled',
  'lang',
  'dir',
  'style',
  'tabindex',
  'role',
]
/**
 * Toasts come and go by the clock; that one came is heard from its live region. A tooltip follows the focus, and a ripple says
 * only that a finger was down.
 */
const passing = '.Toastify, .tooltip-box, [role=tooltip], .ripple, .ld-ripple'

function describe(element: Element): string {
  const attributes = [...element.attributes].filter(({ name }) => states.some((state) => name.startsWith(state)))
  const text = attributes
    .filter(
      ({ name, value }) => !(name === 'class' && value === '') && !(name === 'style' && element === document.body),
    )
    // Ids that React makes are others after each mount.
    .map(({ name, value }) => `${name}=${value.replace(/_r_\w+_/g, '_r_')}`)
    .sort()
    .join(' ')
  if (element instanceof HTMLInputElement) return `${text} ${element.value} ${String(element.checked)}`
  if (element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement) return `${text} ${element.value}`
  return text
}

/** Everything the document shows and states, as a text; `except` leaves out one element's own state. */
export function documentState(except?: Element): string {
  const lines: string[] = [document.title, describe(document.documentElement)]
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) =>
    node instanceof Element && node.matches(passing) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT,
  )
  for (let node: Node | null = walker.currentNode; node; node = walker.nextNode()) {
    if (node instanceof Element) lines.push(node === except ? node.tagName : `${node.tagName} ${describe(node)}`)
    else if (node.textContent?.trim()) lines.push(node.textContent)
  }
  return lines.join('\n')
}

/** Address without a bare `#`, which leads nowhere. */
export function address(): string {
  return location.href.replace(/#$/, '')
}

/** Both storages, without what the session renews by itself. */
export function storageState(): string {
  const own = ({ ...storage }: Storage) => {
    delete storage.accessToken
    delete storage.refreshToken
    return storage
  }
  const signedIn = localStorage.getItem('accessToken') !== null
  return JSON.stringify([own(localStorage), own(sessionStorage), signedIn])
}

/** The page one is on, in its language, and the names of what stands open above it. */
export function home(): string {
  const layers = [...document.querySelectorAll('[role=dialog], [role=alertdialog], [role=menu], [role=listbox]')]
    .filter((layer) => layer.checkVisibility({ visibilityProperty: true }))
    .map((layer) => `${roleOf(layer)} ${nameOf(layer)}`)
  return [location.pathname, document.documentElement.lang, ...layers].join('\n')
}
