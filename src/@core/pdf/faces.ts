/** Font of the PDF for some scripts, in two weights. PDF supports no variable fonts. */
interface Face {
  readonly name: string
  /** Characters in both files. A missing glyph would be an empty box. */
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

/** As on the page, the first face with a character draws it. `drawByBrowser.ts` draws the rest. */
export const faces: readonly Face[] = [
  {
    name: 'latin',
    has: /[\u0300\u0301\u0303\u0304\u0308\u0309\u0323\u0020-\u007e\u00a0-\u00ac\u00ae-\u00ff\u0131\u0152\u0153\u02bb\u02bc\u02c6\u02da\u02dc\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2032\u2033\u2039\u203a\u20ac\u2122\u2191\u2193\u2212]/,
    regular: fileOf.latin[0],
    bold: fileOf.latin[1],
  },
  {
    name: 'latin-ext',
    has: /[\u0300\u0301\u0303\u0304\u0308\u0309\u0323\u0100-\u0130\u0132-\u0148\u014a-\u0151\u0154-\u01c3\u01c5-\u024f\u1e00-\u1e9b\u1e9d-\u1e9f\u1ef2-\u1eff\u20a0-\u20ab\u20ad-\u20af\u20b1-\u20b5\u20b8-\u20ba\u20bc-\u20bf]/,
    regular: fileOf.latinExt[0],
    bold: fileOf.latinExt[1],
  },
  {
    name: 'arabic',
    has: /[\u0600-\u06ff\u0750-\u077f\ufb50-\ufbc2\ufbd3-\ufd8f\ufd92-\ufdc7\ufdcf\ufdf0-\ufdff\ufe70-\ufe74\ufe76-\ufefc]/,
    regular: fileOf.arabic[0],
    bold: fileOf.arabic[1],
  },
]
