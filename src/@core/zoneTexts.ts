/** Zone of the device, such as `Europe/Berlin`. */
export function deviceZone(): string {
  return Temporal.Now.timeZoneId()
}

/** Name of a zone, such as `Europe/Berlin`, and its offset, such as `GMT+1`; undefined is the device's zone. @param now offsets change in summer */
export function zoneTexts(
  language: string,
  timeZone: string | undefined,
  now = new Date(),
): { name: string; offset: string } {
  const format = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'shortOffset' })
  const offset = format.formatToParts(now).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return { name: format.resolvedOptions().timeZone.replaceAll('_', ' '), offset }
}
