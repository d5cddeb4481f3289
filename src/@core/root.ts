interface Roots {
  /** Has the attributes for theme, direction and language. */
  readonly page: HTMLElement
  /** Parent of dialogs, menus and other overlays. */
  readonly overlays: HTMLElement
}

let given: Roots | undefined

/** Uses these elements in place of `<html>` and `<body>`, for pages within another app. */
export function setRoots(roots: Roots): void {
  given = roots
}

/** Returns `<html>`, or the root of our pages within another app. Style sheets read its `lang`, `dir` and theme. */
export const pageRoot = (): HTMLElement => given?.page ?? document.documentElement

/** Returns `<body>`, or the parent of our overlays within another app. */
export const overlayRoot = (): HTMLElement => given?.overlays ?? document.body
