/** The zone of the device, such as `Europe/Berlin`. */
export function deviceZone(): string {
  return Temporal.Now.timeZoneId()
}

/**
 * What a zone is called, such as `Europe/Berlin`, and how its clocks are set, such as `GMT+1`.
 * @param timeZone undefined for the device's
 */
export function zoneTexts(language: string, now: Date, timeZone: string | undefined): { name: string; offset: string } {
  const format = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'shortOffset' })
  const offset = format.formatToParts(now).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return { name: format.resolvedOptions().timeZone.replaceAll('_', ' '), offset }
}
