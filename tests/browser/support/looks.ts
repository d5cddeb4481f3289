/** The looks in which every screen must be right. */
export const looks = {
  light: {},
  dark: { skin: '"dark"' },
  'right to left': { language: '"ar"', direction: '"rtl"' },
} as const satisfies Record<string, Readonly<Record<string, string>>>

export type LookName = keyof typeof looks
