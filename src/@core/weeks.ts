export interface WeekRules {
  /** 0 is Sunday. */
  readonly firstDay: number
  /** Minimum number of days in the first week of a year. */
  readonly minimalDays: number
  /** Numbered like `firstDay`. */
  readonly weekend: readonly number[]
}

/** Fallbacks by region, for browsers without week data in `Intl.Locale` (CLDR, `weekData`). */
const sundays = new Set(['BR', 'CA', 'IN', 'IL', 'JP', 'KR', 'MX', 'PT', 'SA', 'US', 'ZA'])
const saturdays = new Set(['AE', 'BH', 'DZ', 'EG', 'IQ', 'JO', 'KW', 'LY', 'OM', 'QA', 'SD', 'SY'])
const restOnFridays = new Set([...saturdays, 'IL', 'SA'].filter((region) => region !== 'AE'))

interface WeekInfo {
  readonly firstDay?: number
  readonly weekend?: readonly number[]
}

/** `Intl.Locale` has it as a method, as a property or not at all. Days are 1 (Monday) to 7 (Sunday). */
function weekInfoOf(locale: Intl.Locale): WeekInfo {
  const browsers: { readonly language: string; getWeekInfo?(): WeekInfo; readonly weekInfo?: WeekInfo } = locale
  return (browsers.getWeekInfo ? browsers.getWeekInfo() : browsers.weekInfo) ?? {}
}

/**
 * Week rules of the region where a language (a BCP 47 tag) is spoken most. Weeks from Monday follow ISO 8601; elsewhere
 * week 1 contains January 1.
 */
export function weekRulesOf(language: string): WeekRules {
  const locale = new Intl.Locale(language).maximize()
  const region = locale.region ?? ''
  const info = weekInfoOf(locale)
  const firstDay = (info.firstDay ?? (saturdays.has(region) ? 6 : sundays.has(region) ? 0 : 1)) % 7
  const weekend = (info.weekend ?? (restOnFridays.has(region) ? [5, 6] : [6, 7])).map((day) => day % 7)
  return { firstDay, minimalDays: firstDay === 1 ? 4 : 1, weekend }
}
