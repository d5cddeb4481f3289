/** The files of each page, for the script in `index.html`. */
export interface PreloadMap {
  /** Names within `assets/` below the base, with `*` in place of a language. */
  readonly files: readonly string[]
  /** The first is the fallback for texts that another lacks. */
  readonly languages: readonly string[]
  readonly loginPath: string
  /** A regular expression of the path below the base, whether the page needs no login, and indexes of its files. */
  readonly pages: readonly (readonly [path: string, isPublic: 0 | 1, files: readonly number[]])[]
}

/**
 * Preloads the files of the page at the address, and offers `window.preloadPage` for others (`@core/module/preloadPage`). It runs
 * as text in `index.html`, before anything else is loaded, so it uses nothing from outside.
 * @param base path that the product is served under, with a slash at both ends
 */
export function startPreloads(
  { files, languages, loginPath, pages }: PreloadMap,
  base: string,
  isLoggedIn: unknown,
): void {
  const requested = new Set<string>()

  function request(file: string, isHere: boolean) {
    if (requested.has(file)) return
    requested.add(file)
    const link = document.createElement('link')
    const isStyle = file.endsWith('.css')
    // The console warns of a preloaded style sheet that is never used.
    link.rel = isStyle ? (isHere ? 'preload' : 'prefetch') : 'modulepreload'
    if (isStyle) link.as = 'style'
    link.crossOrigin = '' // As the bundler's own imports: another mode would be another request.
    link.href = `${base}assets/${file}`
    document.head.append(link)
  }

  const pageAt = (pathname: string) =>
    pages.find(([pattern]) => new RegExp(pattern, 'i').test(pathname.slice(base.length - 1)))

  function preload(page: PreloadMap['pages'][number] | undefined, isHere: boolean) {
    const { lang } = document.documentElement
    const read = languages.filter((language, at) => at === 0 || language === lang)
    for (const at of page?.[2] ?? []) {
      const file = files[at] ?? ''
      for (const language of file.includes('*') ? read : ['']) request(file.replace('*', language), isHere)
    }
  }

  window.preloadPage = (pathname) => {
    preload(pageAt(pathname), false)
  }
  const page = pageAt(location.pathname)
  const login = pageAt(base + loginPath.slice(1))
  const shown = !page || page[1] || isLoggedIn ? page : login
  if (shown === login && !isLoggedIn) {
    document.documentElement.dataset.outline = 'sign-in'
    // Here rather than in the app, which would first load the page that needs a login.
    const wanted = location.pathname.slice(base.length - 1) + location.search + location.hash
    const redirect = page === shown || location.pathname === base ? '' : `?redirect=${encodeURIComponent(wanted)}`
    if (page !== shown) history.replaceState(null, '', base + loginPath.slice(1) + redirect)
  }
  preload(shown, true)
}
