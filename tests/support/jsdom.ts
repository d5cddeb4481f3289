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

export {}
