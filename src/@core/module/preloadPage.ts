declare global {
  interface Window {
    /** Defined in the HTML of a build. */
    preloadPage?: (pathname: string) => void
  }
}

/** Preloads a page's files; does nothing in development. @param address path with the product's base */
export function preloadPage(address: string): void {
  window.preloadPage?.(address.replace(/[?#].*$/s, ''))
}
