/** Effects outside of the document, by name. */
let happened: string[] = []
let changes = 0

function note(effect: string): void {
  happened.push(effect)
}

function isHeard(node: Node): boolean {
  const element = node instanceof Element ? node : node.parentElement
  const region = element?.closest('[aria-live], [role=status], [role=alert], [role=log], output')
  return (
    region !== null &&
    region !== undefined &&
    region.getAttribute('aria-live') !== 'off' &&
    Boolean(region.textContent.trim())
  )
}

function watch<Target extends object>(target: Target, method: keyof Target & string, effect: string): void {
  const original: unknown = target[method]
  if (typeof original !== 'function') return
  const wrapper = (...args: unknown[]): unknown => {
    note(effect)
    return Reflect.apply(original, target, args)
  }
  Object.defineProperty(target, method, { value: wrapper, configurable: true, writable: true })
}

/** Runs once per document, before its own scripts. */
export function watchEffects(): void {
  watch(window, 'print', 'print')
  watch(window, 'open', 'window')
  watch(window, 'confirm', 'question')
  // Insecure contexts have no clipboard object; execCommand remains.
  if ('clipboard' in navigator) {
    watch(navigator.clipboard, 'writeText', 'clipboard')
    watch(navigator.clipboard, 'write', 'clipboard')
  }
  watch(document, 'execCommand', 'clipboard')
  addEventListener(
    'scroll',
    () => {
      note('scroll')
    },
    { capture: true, passive: true },
  )
  document.addEventListener('fullscreenchange', () => {
    note('full screen')
  })
  new MutationObserver((records) => {
    changes += 1
    for (const { target, addedNodes, type, attributeName } of records) {
      if (type === 'attributes') {
        if (attributeName === 'aria-busy') note('call')
      } else if ((type === 'characterData' || addedNodes.length > 0) && [target, ...addedNodes].some(isHeard))
        note('announcement')
    }
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
}

export function watchNavigation(link: HTMLAnchorElement): () => void {
  if (link.getAttribute('href')?.startsWith('#') === true && link.hash === '') return () => undefined
  const listener = () => {
    note('navigation')
  }
  navigation.addEventListener('navigate', listener)
  return () => {
    navigation.removeEventListener('navigate', listener)
  }
}

/** Number of document changes; unchanged means nothing to compare. */
export function changeCount(): number {
  return changes
}

export function takeEffects(): string[] {
  const taken = [...new Set(happened)]
  happened = []
  return taken
}
