/** How a language counts weeks. */
export interface WeekRules {
  /** 0 is Sunday. */
  readonly firstDay: number
  /** How many days of its year the first week has at least. */
  readonly minimalDays: number
}

/** For browsers whose `Intl.Locale` does not tell (CLDR, `weekData`), by region. */
const sundays = new Set(['BR', 'CA', 'IN', 'IL', 'JP', 'KR', 'MX', 'PT', 'SA', 'US', 'ZA'])
const saturdays = new Set(['AE', 'BH', 'DZ', 'EG', 'IQ', 'JO', 'KW', 'LY', 'OM', 'QA', 'SD', 'SY'])

/** `Intl.Locale` has it as a method or as a property, or not at all. */
function toldFirstDay(locale: Intl.Locale): number | null {
  const browsers: { readonly language: string; getWeekInfo?(): unknown; readonly weekInfo?: unknown } = locale
  const told = browsers.getWeekInfo ? browsers.getWeekInfo() : browsers.weekInfo
  if (typeof told !== 'object' || told === null || !('firstDay' in told)) return null
  return typeof told.firstDay === 'number' ? told.firstDay % 7 : null
}

/**
 * How weeks are counted where a language is spoken most. Where they begin on Monday, that is as in ISO 8601; elsewhere the week of
 * 1 January is the first.
 * @param language a BCP 47 tag
 */
export function weekRulesOf(language: string): WeekRules {
  const locale = new Intl.Locale(language).maximize()
  const region = locale.region ?? ''
  const firstDay = toldFirstDay(locale) ?? (saturdays.has(region) ? 6 : sundays.has(region) ? 0 : 1)
  return { firstDay, minimalDays: firstDay === 1 ? 4 : 1 }
}
