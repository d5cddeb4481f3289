/** What each page needs, as numbers of files. */
export interface PreloadMap {
  /** Paths below the base. */
  readonly files: readonly string[]
  /** Files of texts: the same ones in each language. */
  readonly texts: Readonly<Record<string, readonly number[]>>
  /** The language that stands in for what the texts of another one lack. */
  readonly usual: string
  /** Which of the pages is shown to those who have to sign in first. */
  readonly signIn: number
  readonly pages: readonly (readonly [
    /** A regular expression of the path below the base. */
    path: string,
    /** Whether it is shown to those who are not signed in, too. */
    isPublic: 0 | 1,
    now: readonly number[],
    later: readonly number[],
    /** Which of the language's. */
    texts: readonly number[],
  ])[]
}

/**
 * Asks for the files of the page at the address. It runs as text in `index.html`, before anything else is loaded, so it may
 * name nothing from outside.
 * @param base path that the product is served under, with a slash at both ends
 */
export function preload(
  { files, pages, texts, usual, signIn }: PreloadMap,
  base: string,
  isSignedIn: unknown,
  language: string,
): void {
  const path = location.pathname.slice(base.length - 1)
  const found = pages.find(([pattern]) => new RegExp(pattern, 'i').test(path))
  const page = !found || found[1] || isSignedIn ? found : pages[signIn]
  if (!page) return
  const [, , now, later, named] = page
  const languages = language === usual ? [usual] : [usual, language]
  const inLanguages = languages.flatMap((one) => named.map((number) => texts[one]?.[number] ?? -1))

  function request(numbers: readonly number[]) {
    return Promise.all(
      numbers.map((number) => {
        const file = files[number] ?? ''
        const link = document.createElement('link')
        const isStyle = file.endsWith('.css')
        link.rel = isStyle ? 'preload' : 'modulepreload'
        if (isStyle) link.as = 'style'
        link.crossOrigin = '' // As the bundler's own: another mode would be another request.
        link.href = base + file
        return new Promise((settle) => {
          link.onload = link.onerror = settle
          document.head.append(link)
        })
      }),
    )
  }
  void request(now.concat(inLanguages)).then(() => request(later))
}
