const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/**
 * Reads a time as the backend writes it (specification section 9), such as `24 Sep 2021, 5:45 PM`, in local time.
 * @returns an ISO text, or null for anything else
 */
export function isoOf(createdDate: string): string | null {
  const match = /^(\d{1,2}) (\w{3}) (\d{4}), (\d{1,2}):(\d{2}) (AM|PM)$/.exec(createdDate)
  if (!match) return null
  const [, day, month = '', year, hours, minutes, half] = match
  const hour = (Number(hours) % 12) + (half === 'PM' ? 12 : 0)
  const date = new Date(Number(year), months.indexOf(month), Number(day), hour, Number(minutes))
  return months.includes(month) ? date.toISOString() : null
}
