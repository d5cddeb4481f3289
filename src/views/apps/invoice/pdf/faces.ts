/** A font file of the PDF. Each covers some scripts, in two weights; PDF takes no variable fonts. */
interface Face {
  readonly name: string
  /** The characters that it has, as the style sheets of its makers state them. */
  readonly has: RegExp
  readonly regular: string
  readonly bold: string
}

const fileOf = {
  latin: [
    new URL('./fonts/inter-latin-400.ttf', import.meta.url).href,
    new URL('./fonts/inter-latin-600.ttf', import.meta.url).href,
  ],
  latinExt: [
    new URL('./fonts/inter-latin-ext-400.ttf', import.meta.url).href,
    new URL('./fonts/inter-latin-ext-600.ttf', import.meta.url).href,
  ],
  arabic: [
    new URL('./fonts/noto-sans-arabic-400.ttf', import.meta.url).href,
    new URL('./fonts/noto-sans-arabic-600.ttf', import.meta.url).href,
  ],
} as const

/** The first one that has a character draws it, as in the page. */
export const faces: readonly Face[] = [
  {
    name: 'latin',
    has: /[\u0020-\u00ff\u0131\u0152\u0153\u02bb\u02bc\u02c6\u02da\u02dc\u2010-\u2027\u2030-\u203a\u20ac\u2122\u2212]/,
    regular: fileOf.latin[0],
    bold: fileOf.latin[1],
  },
  {
    name: 'latin-ext',
    has: /[\u0100-\u02ba\u02bd-\u02c5\u1e00-\u1e9f\u1ef2-\u1eff\u20a0-\u20ab\u20ad-\u20c0]/,
    regular: fileOf.latinExt[0],
    bold: fileOf.latinExt[1],
  },
  {
    name: 'arabic',
    has: /[\u0600-\u06ff\u0750-\u077f\ufb50-\ufdff\ufe70-\ufefc]/,
    regular: fileOf.arabic[0],
    bold: fileOf.arabic[1],
  },
]
