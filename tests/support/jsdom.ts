const nothing = () => undefined

class Observer {
  observe = nothing
  unobserve = nothing
  disconnect = nothing
}

/* What browsers have and jsdom has not. No media query matches unless a test says so, and nothing is ever resized, scrolled or in sight. */
Object.assign(globalThis, {
  matchMedia: (media: string) => Object.assign(new EventTarget(), { media, matches: false, onchange: null }),
  ResizeObserver: Observer,
  IntersectionObserver: Observer,
  scrollTo: nothing,
})
Element.prototype.scrollIntoView = nothing

const { getComputedStyle } = window
const displays = new Map<string, string>()

/** How a browser's own sheet shows elements of a name. */
function usualDisplay(name: string): string {
  const display = displays.get(name) ?? getComputedStyle.call(window, document.createElement(name)).display
  displays.set(name, display)
  return display
}

function displayOf({ localName, hidden, style }: HTMLElement, isOpen: boolean): string {
  if (style.display) return style.display
  if (hidden) return 'none'
  return localName === 'dialog' && isOpen ? 'block' : usualDisplay(localName)
}

/*
 * No test has a sheet of styles, so that all there is to an element is its name and what it says itself. To find that out, jsdom
 * works through a browser's own sheet, for it and for all around it: a fifth of what a test of a screen takes.
 */
window.getComputedStyle = (element, pseudo) => {
  if (pseudo || !(element instanceof HTMLElement)) return getComputedStyle.call(window, element, pseudo)
  const { style } = element
  const own: Record<string, string> = {
    display: displayOf(element, element.hasAttribute('open')),
    visibility: style.visibility || 'visible',
    opacity: style.opacity || '1',
    direction: style.direction || document.dir || 'ltr',
  }
  const getPropertyValue = (name: string) => own[name] ?? style.getPropertyValue(name)
  return new Proxy(style, {
    get: (_, name) =>
      name === 'getPropertyValue'
        ? getPropertyValue
        : typeof name === 'string' && own[name]
          ? own[name]
          : (Reflect.get(style, name) as unknown),
  })
}

export {}
