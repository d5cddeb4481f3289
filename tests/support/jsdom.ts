const nothing = () => undefined

/* What browsers have and jsdom has not. No media query matches unless a test says so, and nothing is ever resized or scrolled. */
Object.assign(globalThis, {
  matchMedia: (media: string) => Object.assign(new EventTarget(), { media, matches: false, onchange: null }),
  ResizeObserver: class {
    observe = nothing
    unobserve = nothing
    disconnect = nothing
  },
  scrollTo: nothing,
})
Element.prototype.scrollIntoView = nothing

export {}
