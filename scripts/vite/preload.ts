export interface PreloadMap {
  /** Base path, with a slash at both ends. */
  readonly base: string
  /** Names within `assets/`, with `*` in place of a language. */
  readonly files: readonly string[]
  /** The first is the fallback. */
  readonly languages: readonly string[]
  /** Includes the base. */
  readonly loginPath: string
  /** A regular expression for the pathname, whether the page needs no login, and indexes of its files. */
  readonly pages: readonly (readonly [path: string, isPublic: 0 | 1, files: readonly number[]])[]
}

/**
 * Preloads the files of the current page, and provides `window.preloadPage` for others (`@core/module/preloadPage`). It runs as
 * text in `index.html` before anything else loads, so it must not use anything from outside.
 */
export function startPreloads({ base, files, languages, loginPath, pages }: PreloadMap, isLoggedIn: unknown): void {
  const root = document.documentElement
  const requested = new Set<string>()

  function preload([, , indexes]: PreloadMap['pages'][number], isHere: boolean) {
    const read = languages.filter((language, index) => index === 0 || language === root.lang)
    for (const file of indexes.flatMap((index) => read.map((language) => files[index]?.replace('*', language) ?? ''))) {
      if (requested.has(file)) continue
      requested.add(file)
      const link = document.createElement('link')
      const isStyle = file.endsWith('.css')
      // The console warns of a preloaded style sheet that is never used.
      link.rel = isStyle ? (isHere ? 'preload' : 'prefetch') : 'modulepreload'
      if (isStyle) link.as = 'style'
      link.crossOrigin = '' // Same mode as the bundler's imports; another mode would cause a second request.
      link.href = `${base}assets/${file}`
      document.head.append(link)
    }
  }

  const pageAt = (pathname: string) => pages.find(([pattern]) => new RegExp(pattern, 'i').test(pathname))
  window.preloadPage = (pathname) => {
    const page = pageAt(pathname)
    if (page) preload(page, false)
  }
  const { pathname, search, hash } = location
  const page = pageAt(pathname)
  const login = pageAt(loginPath)
  const shown = !page || page[1] || isLoggedIn ? page : login
  if (shown === login && !isLoggedIn) {
    root.dataset.outline = 'sign-in'
    // Redirects here, because the app would first load the page that needs a login.
    const wanted = encodeURIComponent(pathname.slice(base.length - 1) + search + hash)
    if (page !== login) history.replaceState(null, '', loginPath + (pathname === base ? '' : `?redirect=${wanted}`))
  }
  if (shown) preload(shown, true)
}
