/** How a language counts weeks. */
export interface WeekRules {
  /** 0 is Sunday. */
  readonly firstDay: number
  /** How many days of its year the first week has at least. */
  readonly minimalDays: number
  /** The days of rest, numbered as `firstDay` is. */
  readonly weekend: readonly number[]
}

/** For browsers whose `Intl.Locale` does not tell (CLDR, `weekData`), by region. */
const sundays = new Set(['BR', 'CA', 'IN', 'IL', 'JP', 'KR', 'MX', 'PT', 'SA', 'US', 'ZA'])
const saturdays = new Set(['AE', 'BH', 'DZ', 'EG', 'IQ', 'JO', 'KW', 'LY', 'OM', 'QA', 'SD', 'SY'])
const restOnFridays = new Set([...saturdays, 'IL', 'SA'].filter((region) => region !== 'AE'))

interface WeekInfo {
  readonly firstDay?: number
  readonly weekend?: readonly number[]
}

/** `Intl.Locale` has it as a method or as a property, or not at all. Its days count from Monday, 1, to Sunday, 7. */
function toldOf(locale: Intl.Locale): WeekInfo {
  const browsers: { readonly language: string; getWeekInfo?(): WeekInfo; readonly weekInfo?: WeekInfo } = locale
  return (browsers.getWeekInfo ? browsers.getWeekInfo() : browsers.weekInfo) ?? {}
}

/**
 * How weeks are counted where a language is spoken most. Where they begin on Monday, that is as in ISO 8601; elsewhere the week of
 * 1 January is the first.
 * @param language a BCP 47 tag
 */
export function weekRulesOf(language: string): WeekRules {
  const locale = new Intl.Locale(language).maximize()
  const region = locale.region ?? ''
  const told = toldOf(locale)
  const firstDay = (told.firstDay ?? (saturdays.has(region) ? 6 : sundays.has(region) ? 0 : 1)) % 7
  const weekend = (told.weekend ?? (restOnFridays.has(region) ? [5, 6] : [6, 7])).map((day) => day % 7)
  return { firstDay, minimalDays: firstDay === 1 ? 4 : 1, weekend }
}
