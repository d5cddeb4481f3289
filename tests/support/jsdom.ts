import { afterAll } from 'vitest'

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
HTMLMediaElement.prototype.load = nothing

/** A file's listeners end with it: a page of the file before would answer to what happens in this one. What packages listen to on the document stays. */
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

// Nor does the next file begin in another direction or skin.
afterAll(() => {
  for (const { name } of [...document.documentElement.attributes]) document.documentElement.removeAttribute(name)
})
