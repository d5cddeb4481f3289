/** Numbers, each as how much more it is than the one before: that compresses best. */
export type Steps = readonly number[]

/** What each page needs, as numbers of files. */
export interface PreloadMap {
  /** Names within `assets/` below the base. */
  readonly files: readonly string[]
  /** Those of texts, with a star in place of the language. */
  readonly texts: readonly string[]
  /** The first of them stands in for what the texts of another one lack. */
  readonly languages: readonly string[]
  /** Which of the pages is shown to those who have to sign in first, and where. */
  readonly login: number
  readonly loginPath: string
  readonly pages: readonly (readonly [
    /** A regular expression of the path below the base. */
    path: string,
    /** Whether it is shown to those who are not signed in, too. */
    isPublic: 0 | 1,
    now: Steps,
    later: Steps,
    texts: readonly number[],
  ])[]
}

/**
 * Asks for the files of the page at the address, and is there to ask for those of others (`@core/module/preloadPage`). It runs as
 * text in `index.html`, before anything else is loaded, so it may name nothing from outside.
 * @param base path that the product is served under, with a slash at both ends
 */
export function startPreloads(
  { files, pages, texts, languages, login, loginPath }: PreloadMap,
  base: string,
  isSignedIn: unknown,
): void {
  const asked = new Set<string>()

  function filesAt(steps: Steps): string[] {
    let last = 0
    return steps.map((step) => files[(last += step)] ?? '')
  }

  function ask(wanted: readonly string[], isHere: boolean) {
    const added = wanted.filter((file) => !asked.has(file))
    return Promise.all(
      added.map((file) => {
        asked.add(file)
        const link = document.createElement('link')
        const isStyle = file.endsWith('.css')
        // A style sheet of a page that nobody goes to after all would be complained of on the console.
        link.rel = isStyle ? (isHere ? 'preload' : 'prefetch') : 'modulepreload'
        if (isStyle) link.as = 'style'
        link.crossOrigin = '' // As the bundler's own: another mode would be another request.
        link.href = `${base}assets/${file}`
        return new Promise((settle) => {
          link.onload = link.onerror = settle
          document.head.append(link)
        })
      }),
    )
  }

  const pageAt = (pathname: string) =>
    pages.find(([pattern]) => new RegExp(pattern, 'i').test(pathname.slice(base.length - 1)))

  function askFor(page: PreloadMap['pages'][number] | undefined, isHere: boolean) {
    if (!page) return
    const [, , now, later, named] = page
    const { lang } = document.documentElement
    const read = languages.filter((language, at) => at === 0 || language === lang)
    const ofPage = read.flatMap((language) => named.map((at) => (texts[at] ?? '').replace('*', language)))
    void ask([...filesAt(now), ...ofPage], isHere).then(() => ask(filesAt(later), isHere))
  }

  window.preloadPage = (pathname) => {
    askFor(pageAt(pathname), false)
  }
  const page = pageAt(location.pathname)
  const shown = !page || page[1] || isSignedIn ? page : pages[login]
  if (shown === pages[login] && !isSignedIn) {
    document.documentElement.dataset.outline = 'sign-in'
    // Here rather than in the app, which would fetch the page that nobody may see yet.
    const wanted = location.pathname.slice(base.length - 1) + location.search + location.hash
    const redirect = page === shown || location.pathname === base ? '' : `?redirect=${encodeURIComponent(wanted)}`
    if (page !== shown) history.replaceState(null, '', base + loginPath.slice(1) + redirect)
  }
  askFor(shown, true)
}
