import { elementOf } from './controls'
import { changeCount, takeEffects, watchNavigation } from './effects'
import { address, documentState, storageState } from './snapshot'

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms))

function isMoving(): boolean {
  return document
    .getAnimations()
    .some(({ playState, effect }) => playState === 'running' && effect?.getTiming().iterations !== Infinity)
}

function isBusy(): boolean {
  // Other scripts load their own font, which changes text widths.
  return document.querySelector('[aria-busy=true]') !== null || document.fonts.status === 'loading'
}

/**
 * Waits until the page is idle: no changes, no loading, no motion.
 * @param still ms without a change
 * @param patience timeout in ms
 * @returns whether the page became idle
 */
export async function settle(still = 100, patience = 8000): Promise<boolean> {
  let changed = performance.now()
  const observer = new MutationObserver(() => (changed = performance.now()))
  observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
  const end = performance.now() + patience
  while (performance.now() < end && (performance.now() - changed < still || isBusy() || isMoving())) await wait(20)
  observer.disconnect()
  return performance.now() < end
}

interface Baseline {
  readonly element: Element
  readonly focus: Element | null
  readonly ownState: Element | undefined
  readonly address: string
  readonly storage: string
  readonly document: string
  readonly unwatch: () => void
}

let baseline: Baseline | undefined

/** In forms, a changed value counts as an effect; elsewhere typing must change something else. */
function ignoredState(element: Element): Element | undefined {
  return element.matches('input, select, textarea') && element.closest('form') === null ? element : undefined
}

/**
 * Focuses a control and stores the page's state, so that focus itself does not count as an effect.
 * @param isValueEnough whether a changed value of the control counts as an effect
 * @returns the center of the control; undefined if it does not exist
 */
export async function prepare(key: string, isValueEnough = false): Promise<{ x: number; y: number } | undefined> {
  const element = elementOf(key)
  if (!(element instanceof HTMLElement || element instanceof SVGElement)) return undefined
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  element.focus({ preventScroll: true })
  // If the element is not focusable, the previous one must not receive its keys.
  const focused = document.activeElement
  if (focused instanceof HTMLElement && focused !== element && !element.hasAttribute('role')) focused.blur()
  await settle(50)
  takeEffects()
  const ownState = isValueEnough ? undefined : ignoredState(element)
  baseline?.unwatch()
  baseline = {
    element,
    focus: document.activeElement,
    ownState,
    address: address(),
    storage: storageState(),
    document: documentState(ownState),
    unwatch: element instanceof HTMLAnchorElement ? watchNavigation(element) : () => undefined,
  }
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
}

/** The browser moves focus from an unfocusable element to its surroundings; this is no effect. */
function focusMoved({ element, focus }: Baseline): boolean {
  const now = document.activeElement
  return now !== null && now !== focus && (focus === element || !now.contains(element))
}

/** Differences since {@link prepare}. @param patience ms to wait for the first */
export async function effects(patience: number): Promise<string[]> {
  if (!baseline) return []
  const before = baseline
  const found = new Set<string>()
  const end = performance.now() + patience
  let seen = -1
  while (found.size === 0 && performance.now() < end) {
    await wait(20)
    for (const effect of takeEffects()) found.add(effect)
    if (address() !== before.address) found.add('address')
    if (storageState() !== before.storage) found.add('storage')
    if (focusMoved(before)) found.add('focus')
    if (!before.element.isConnected) found.add('document')
    if (seen !== changeCount() && documentState(before.ownState) !== before.document) found.add('document')
    seen = changeCount()
  }
  if (found.size > 0) await settle()
  return [...found]
}

const samples: Readonly<Record<string, readonly [string, string]>> = {
  color: ['#123456', '#654321'],
  date: ['2026-02-03', '2026-02-04'],
  email: ['zq@example.org', 'zr@example.org'],
  month: ['2026-02', '2026-03'],
  number: ['7', '8'],
  numeric: ['7', '8'],
  tel: ['+15550100', '+15550101'],
  time: ['10:30', '11:30'],
  url: ['https://example.org/zq', 'https://example.org/zr'],
}

export function setValue(element: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement, value: string): void {
  // React's own setter on the instance would hide the change from React.
  const prototype: object = Object.getPrototypeOf(element) as object
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, value)
  element.dispatchEvent(new Event('input', { bubbles: true }))
  element.dispatchEvent(new Event('change', { bubbles: true }))
}

function type(element: HTMLInputElement | HTMLTextAreaElement): void {
  const [first, second] = samples[element.type] ?? samples[element.inputMode] ?? ['zq', 'zr']
  setValue(element, element.value === first ? second : first)
}

function choose(element: HTMLSelectElement): void {
  const other = [...element.options].find(({ selected, disabled }) => !selected && !disabled)
  if (other) setValue(element, other.value)
}

function slide(element: HTMLInputElement): void {
  const { min, max, step, valueAsNumber } = element
  const size = Number(step) || 1
  setValue(element, String(valueAsNumber + size <= Number(max || 100) ? valueAsNumber + size : Number(min || 0)))
}

const clicked = ['button', 'checkbox', 'file', 'image', 'radio', 'reset', 'submit']

export function act(): void {
  const element = baseline?.element
  if (element instanceof HTMLSelectElement) choose(element)
  else if (element instanceof HTMLTextAreaElement) type(element)
  else if (element instanceof HTMLInputElement && element.type === 'range') slide(element)
  else if (element instanceof HTMLInputElement && !clicked.includes(element.type)) type(element)
  else if (element instanceof HTMLElement) element.click()
  else element?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
}
