import { afterAll } from 'vitest'

const nothing = () => undefined

class Observer {
  observe = nothing
  unobserve = nothing
  disconnect = nothing
}

/* Browser APIs that jsdom lacks. By default, no media query matches, and nothing resizes, scrolls or comes into view. */
Object.assign(globalThis, {
  matchMedia: (media: string) => Object.assign(new EventTarget(), { media, matches: false, onchange: null }),
  ResizeObserver: Observer,
  IntersectionObserver: Observer,
  scrollTo: nothing,
})
Element.prototype.scrollIntoView = nothing
HTMLMediaElement.prototype.load = nothing

/** Removes our listeners after each file, or pages of earlier files would react. Listeners of packages stay. */
function endListeners(target: Window | Document, isOurs: (type: string) => boolean): void {
  const original = target.addEventListener
  const listen = original.bind(target)
  const ends: (() => void)[] = []
  target.addEventListener = (...[type, listener, options]: Parameters<typeof listen>) => {
    listen(type, listener, options)
    if (isOurs(type)) ends.push(() => target.removeEventListener(type, listener, options))
  }
  afterAll(() => {
    for (const end of ends) end()
    target.addEventListener = original
  })
}

endListeners(window, () => true)
endListeners(document, (type) => ['visibilitychange', 'keydown'].includes(type))

afterAll(() => {
  for (const { name } of [...document.documentElement.attributes]) document.documentElement.removeAttribute(name)
})
