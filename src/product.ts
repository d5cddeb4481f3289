import type { Language } from './configs/languages'
import type { Preferences } from './configs/theme'

/**
 * What makes this product this one, once: another name, sign, colour, language or look is a change to this file, and to the
 * pictures (`npm run images`). The Vite config hands it on to `index.html`, the manifest and the style sheets.
 */
export const product = {
  name: 'Lodestar',
  /** Where its mails come from, and what makes the ids of its calendar files unique. */
  domain: 'lodestar.example',
  description: 'An admin dashboard template that is a working product',
  /** The language of who has not chosen one, and of texts that a translation lacks. */
  language: 'en',
} as const satisfies Record<string, string> & { language: Language }

/** The look of who has not chosen one. */
export const defaultPreferences: Preferences = {
  skin: 'light',
  direction: 'language',
  menuCollapsed: false,
  primary: 'indigo',
  menuLayout: 'vertical',
  menuHidden: false,
  contentWidth: 'boxed',
  navbar: 'floating',
  footer: 'static',
  shortcuts: true,
}

/** A colour's steps: as a fill, the fill under the pointer, a tint behind text, and text itself. */
type Steps = readonly [fill: string, hover: string, tint: string, text: string]

/** The primary colours to choose from. `tests/@core/components/tokens.test.ts` computes their contrasts. */
export const primaryColours: Readonly<Record<Preferences['primary'], { readonly light: Steps; readonly dark: Steps }>> =
  {
    indigo: {
      light: ['#5450e0', '#4541cb', '#eeeefd', '#433fc4'],
      dark: ['#625eea', '#5550e2', '#23244a', '#b1afff'],
    },
    blue: {
      light: ['#1b6dd8', '#175fbc', '#e8f0fb', '#165bb6'],
      dark: ['#2473db', '#2068c5', '#1a3259', '#94bef4'],
    },
    teal: {
      light: ['#0e7e7a', '#0c6c69', '#e7f2f2', '#0c6a66'],
      dark: ['#14807d', '#127572', '#153540', '#5fd4cf'],
    },
    green: {
      light: ['#1e8049', '#1a703f', '#e8f2ed', '#196b3d'],
      dark: ['#24844e', '#217847', '#1a3634', '#6fd79b'],
    },
    orange: {
      light: ['#c04a0e', '#a8410d', '#f9ede7', '#a13e0c'],
      dark: ['#c45117', '#b24915', '#432926', '#f8a47a'],
    },
    rose: {
      light: ['#d7205d', '#ba1c51', '#fbe9ef', '#b41b4e'],
      dark: ['#d83169', '#c7265c', '#48213b', '#f39eba'],
    },
  }

/** A four-point star in a box of 32 by 32, the small companion it steers by, and the name in outlines. */
export const logo = {
  star: 'M16 1c1.6 9 5.9 13.4 15 15-9.1 1.6-13.4 6-15 15-1.6-9-5.9-13.4-15-15C10.1 14.4 14.4 10 16 1Z',
  companion: { cx: 26, cy: 6, r: 2.4 },
  wordmark:
    'M7 0V-73H21V-12H53V0ZM85 1Q77 1 71 -2Q65 -6 62 -12Q59 -19 59 -27Q59 -36 62 -42Q65 -48 71 -52Q77 -55 85 -55Q93 -55 99 -52Q105 -48 108 -42Q112 -36 112 -27Q112 -19 108 -12Q105 -6 99 -2Q93 1 85 1ZM85 -10Q89 -10 92 -12Q95 -14 96 -18Q98 -22 98 -27Q98 -32 96 -36Q95 -40 92 -42Q89 -44 85 -44Q81 -44 78 -42Q76 -40 74 -36Q73 -32 73 -27Q73 -22 74 -18Q76 -14 78 -12Q81 -10 85 -10ZM141 1Q134 1 129 -2Q124 -6 121 -12Q118 -18 118 -27Q118 -36 121 -43Q124 -49 129 -52Q134 -55 140 -55Q145 -55 148 -54Q151 -52 153 -50Q155 -48 156 -45H157V-73H170V0H157V-9H156Q155 -7 153 -4Q151 -2 148 -1Q145 1 141 1ZM145 -10Q148 -10 151 -12Q154 -14 155 -18Q157 -22 157 -27Q157 -32 155 -36Q154 -40 151 -42Q149 -44 145 -44Q140 -44 138 -42Q135 -40 134 -36Q132 -32 132 -27Q132 -22 134 -18Q135 -15 138 -12Q141 -10 145 -10ZM206 1Q198 1 192 -2Q186 -6 182 -12Q179 -18 179 -27Q179 -35 182 -42Q186 -48 191 -52Q197 -55 205 -55Q210 -55 215 -54Q219 -52 223 -49Q226 -45 228 -40Q230 -35 230 -28V-24H185V-33H224L217 -30Q217 -34 216 -38Q215 -41 212 -43Q209 -45 205 -45Q201 -45 198 -43Q196 -41 194 -38Q193 -35 193 -31V-25Q193 -20 194 -16Q196 -13 199 -11Q202 -9 206 -9Q209 -9 211 -10Q213 -11 215 -12Q216 -14 217 -16L230 -14Q228 -9 225 -6Q222 -3 217 -1Q212 1 206 1ZM260 1Q254 1 249 -1Q244 -3 241 -6Q238 -10 237 -15L249 -17Q250 -13 253 -11Q256 -9 261 -9Q265 -9 268 -11Q270 -13 270 -15Q270 -17 268 -19Q267 -20 263 -21L254 -23Q246 -25 242 -29Q238 -32 238 -39Q238 -44 241 -47Q244 -51 249 -53Q254 -55 261 -55Q267 -55 271 -54Q276 -52 279 -49Q282 -45 283 -41L271 -39Q270 -42 267 -43Q265 -45 261 -45Q257 -45 254 -44Q252 -42 252 -39Q252 -37 253 -36Q255 -34 259 -33L269 -31Q277 -30 280 -26Q284 -22 284 -17Q284 -11 281 -7Q278 -3 273 -1Q267 1 260 1ZM319 -55V-44H287V-55ZM295 -68H308V-16Q308 -13 310 -12Q311 -10 314 -10Q315 -10 316 -10Q317 -11 318 -11L320 0Q318 0 316 0Q314 1 311 1Q303 1 299 -3Q295 -7 295 -14ZM342 1Q337 1 333 -1Q329 -3 326 -6Q324 -10 324 -15Q324 -20 326 -23Q327 -26 330 -28Q333 -30 337 -31Q341 -32 345 -32Q349 -32 352 -33Q355 -33 357 -34Q358 -35 358 -37V-37Q358 -40 357 -41Q356 -43 354 -44Q352 -45 349 -45Q346 -45 344 -44Q342 -43 340 -42Q339 -40 338 -38L325 -41Q327 -45 330 -49Q334 -52 338 -54Q343 -55 349 -55Q353 -55 357 -54Q361 -53 364 -51Q368 -49 370 -45Q372 -42 372 -37V0H359V-8H358Q357 -5 355 -3Q353 -1 349 0Q346 1 342 1ZM346 -9Q350 -9 352 -10Q355 -12 357 -14Q358 -17 358 -20V-26Q357 -25 356 -25Q355 -24 353 -24Q351 -24 350 -24Q348 -23 347 -23Q344 -23 342 -22Q340 -21 338 -19Q337 -18 337 -16Q337 -13 338 -12Q339 -10 341 -10Q343 -9 346 -9ZM383 0V-55H396V-45H397Q398 -50 402 -53Q405 -55 410 -55Q411 -55 412 -55Q414 -55 415 -55V-43Q414 -43 412 -43Q410 -43 408 -43Q405 -43 402 -42Q400 -40 398 -38Q396 -35 396 -32V0Z',
}
