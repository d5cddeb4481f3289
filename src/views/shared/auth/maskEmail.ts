/** Masks the local part except its ends, against onlookers: `a•••n@demo.com`. */
export function maskEmail(email: string): string {
  const [name = '', domain = ''] = email.split('@')
  const last = name.length > 2 ? name.slice(-1) : ''
  return `${name.slice(0, 1)}•••${last}@${domain}`
}
