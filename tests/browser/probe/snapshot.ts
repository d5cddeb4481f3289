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
/** Toasts, tooltips and ripples come and go. Live regions announce toasts; tooltips follow the focus. */
const passing = '.Toastify, .tooltip-box, [role=tooltip], .ripple, .ld-ripple'

function describe(element: Element): string {
  const attributes = [...element.attributes].filter(({ name }) => states.some((state) => name.startsWith(state)))
  const text = attributes
    .filter(
      ({ name, value }) => !(name === 'class' && value === '') && !(name === 'style' && element === document.body),
    )
    // React's ids change with each mount.
    .map(({ name, value }) => `${name}=${value.replace(/_r_\w+_/g, '_r_')}`)
    .sort()
    .join(' ')
  if (element instanceof HTMLInputElement) return `${text} ${element.value} ${String(element.checked)}`
  if (element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement) return `${text} ${element.value}`
  return text
}

/** Visible content and states of the document. @param except an element whose own state is ignored */
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

/** Ignores a bare `#`. */
export function address(): string {
  return location.href.replace(/#$/, '')
}

/** Both storages, without values that the session renews. */
export function storageState(): string {
  const own = ({ ...storage }: Storage) => {
    delete storage.accessToken
    delete storage.refreshToken
    return storage
  }
  const signedIn = localStorage.getItem('accessToken') !== null
  return JSON.stringify([own(localStorage), own(sessionStorage), signedIn])
}

/** The page, its language, and the names of open layers. */
export function home(): string {
  const layers = [...document.querySelectorAll('[role=dialog], [role=alertdialog], [role=menu], [role=listbox]')]
    .filter((layer) => layer.checkVisibility({ visibilityProperty: true }))
    .map((layer) => `${roleOf(layer)} ${nameOf(layer)}`)
  return [location.pathname, document.documentElement.lang, ...layers].join('\n')
}
