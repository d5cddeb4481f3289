let isAnnouncing = false

/** Tells the app's own router that the URL has changed, as after Back. */
export function announceNavigation(): void {
  isAnnouncing = true
  window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state as unknown }))
  isAnnouncing = false
}

/**
 * Returns the window for the router of the pages. The router ignores URLs of the app's other pages, and what it announced itself.
 * @param base path above all pages, with a trailing slash
 */
export function routerWindow(base: string): Window {
  const wrapped = new Map<unknown, EventListener>()
  const isOwn = () => !isAnnouncing && `${window.location.pathname}/`.startsWith(base)

  function addEventListener(type: string, listener: (event: Event) => void): void {
    const filtered: EventListener = (event) => {
      if (type !== 'popstate' || isOwn()) listener(event)
    }
    wrapped.set(listener, filtered)
    window.addEventListener(type, filtered)
  }

  function removeEventListener(type: string, listener: unknown): void {
    const filtered = wrapped.get(listener)
    if (filtered) window.removeEventListener(type, filtered)
  }

  return new Proxy(window, {
    get(target, name): unknown {
      if (name === 'addEventListener') return addEventListener
      if (name === 'removeEventListener') return removeEventListener
      return Reflect.get(target, name)
    },
  })
}
