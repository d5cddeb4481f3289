declare global {
  interface Window {
    /** Stands in the HTML of a build. */
    preloadPage?: (pathname: string) => void
  }
}

/**
 * Asks at once for all files of a page, as its HTML does for the first one that somebody comes to. In development, where no one
 * knows them, nothing happens.
 * @param address a path of the product's, with its base
 */
export function preloadPage(address: string): void {
  window.preloadPage?.(address.replace(/[?#].*$/s, ''))
}
