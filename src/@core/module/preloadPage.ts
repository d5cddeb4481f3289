declare global {
  interface Window {
    /** Defined in the HTML of a build. */
    preloadPage?: (pathname: string) => void
  }
}

/**
 * Preloads all files of a page, as its HTML does on a first visit. Does nothing in development, where the files are unknown.
 * @param address path with the product's base
 */
export function preloadPage(address: string): void {
  window.preloadPage?.(address.replace(/[?#].*$/s, ''))
}
