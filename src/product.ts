import type { Preferences } from './utility/preferences'
import type { ColorSteps } from './utility/primarySteps'

/**
 * Identity of the product. To rename or restyle it, edit this file and the images (`npm run images`). The Vite config passes
 * the values to `index.html`, the manifest and the style sheets.
 */
export const product = {
  name: 'Lodestar',
  /** Sender domain of its emails, and unique part of the ids in its calendar files. */
  domain: 'lodestar.example',
  description: 'An admin dashboard template that is a working product',
  /** Default language, and fallback for missing translations. */
  language: 'en',
} as const satisfies Record<string, string>

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

/** Selectable primary colors. `tests/@core/components/tokens.test.ts` computes their contrast. */
export const primaryColors: Readonly<
  Record<Preferences['primary'], { readonly light: ColorSteps; readonly dark: ColorSteps }>
> = {
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

/** A four-point star in a box of 32 by 32, a small companion, and the name as outlines. */
export const logo = {
  star: 'M16 1c1.6 9 5.9 13.4 15 15-9.1 1.6-13.4 6-15 15-1.6-9-5.9-13.4-15-15C10.1 14.4 14.4 10 16 1Z',
  companion: { cx: 26, cy: 6, r: 2.4 },
  wordmark:
    'm7 0v-73h14v61h32v12zm78 1q-8 0-14-3-6-4-9-10-3-7-3-15 0-9 3-15t9-10q6-3 14-3t14 3q6 4 9 10 4 6 4 15 0 8-4 15-3 6-9 10-6 3-14 3zm0-11q4 0 7-2t4-6q2-4 2-9t-2-9q-1-4-4-6t-7-2-7 2q-2 2-4 6-1 4-1 9t1 9q2 4 4 6 3 2 7 2zm56 11q-7 0-12-3-5-4-8-10t-3-15 3-16q3-6 8-9t11-3q5 0 8 1 3 2 5 4t3 5h1v-28h13v73h-13v-9h-1q-1 2-3 5-2 2-5 3-3 2-7 2zm4-11q3 0 6-2t4-6q2-4 2-9t-2-9q-1-4-4-6-2-2-6-2-5 0-7 2-3 2-4 6-2 4-2 9t2 9q1 3 4 6 3 2 7 2zm61 11q-8 0-14-3-6-4-10-10-3-6-3-15 0-8 3-15 4-6 9-10 6-3 14-3 5 0 10 1 4 2 8 5 3 4 5 9t2 12v4h-45v-9h39l-7 3q0-4-1-8-1-3-4-5t-7-2-7 2q-2 2-4 5-1 3-1 7v6q0 5 1 9 2 3 5 5t7 2q3 0 5-1t4-2q1-2 2-4l13 2q-2 5-5 8t-8 5-11 2zm54 0q-6 0-11-2t-8-5q-3-4-4-9l12-2q1 4 4 6t8 2q4 0 7-2 2-2 2-4t-2-4q-1-1-5-2l-9-2q-8-2-12-6-4-3-4-10 0-5 3-8 3-4 8-6t12-2q6 0 10 1 5 2 8 5 3 4 4 8l-12 2q-1-3-4-4-2-2-6-2t-7 1q-2 2-2 5 0 2 1 3 2 2 6 3l10 2q8 1 11 5 4 4 4 9 0 6-3 10t-8 6q-6 2-13 2zm59-56v11h-32v-11zm-24-13h13v52q0 3 2 4 1 2 4 2 1 0 2 0 1-1 2-1l2 11q-2 0-4 0-2 1-5 1-8 0-12-4t-4-11zm47 69q-5 0-9-2t-7-5q-2-4-2-9t2-8q1-3 4-5t7-3 8-1 7-1q3 0 5-1 1-1 1-3h0q0-3-1-4-1-2-3-3t-5-1-5 1-4 2q-1 2-2 4l-13-3q2-4 5-8 4-3 8-5 5-1 11-1 4 0 8 1t7 3q4 2 6 6 2 3 2 8v37h-13v-8h-1q-1 3-3 5t-6 3q-3 1-7 1zm4-10q4 0 6-1 3-2 5-4 1-3 1-6v-6q-1 1-2 1-1 1-3 1t-3 0q-2 1-3 1-3 0-5 1t-4 3q-1 1-1 3 0 3 1 4 1 2 3 2 2 1 5 1zm37 9v-55h13v10h1q1-5 5-8 3-2 8-2 1 0 2 0 2 0 3 0v12q-1 0-3 0t-4 0q-3 0-6 1-2 2-4 4-2 3-2 6v32z',
}
