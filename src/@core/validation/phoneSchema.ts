import { z } from '../schema'
import { searchable } from '../search'
import { validationMessage } from './validationMessage'

/** Copied numbers may contain marks of their direction. */
const marks = /[\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g

/**
 * Phone number as people type it, such as `030/555 0142`, `(+44) 20 7946-0018` or `+1 202 555 0142 ext. 7`, also in Arabic
 * digits; `''` for none.
 */
export const phoneSchema = z.string().check(
  z.overwrite((text) => text.replace(marks, '')),
  z.trim(),
  z.regex(
    /^(\(?\+?[\d٠-٩۰-۹\s()./‐-―-]{5,24}([,;]?\s?(#|[A-Za-zÀ-ÿء-ي]{1,9}\.?)\s?[=:]?\s?[\d٠-٩۰-۹]{1,6})?)?$/,
    validationMessage('phone'),
  ),
)

/** URL of a phone number (RFC 3966). A zero in brackets is not dialed after a country code. */
export function telUrl(phone: string): string {
  const [number = '', extension = ''] = searchable([phone]).split(/[^\d\s()./‐-―+-]+/)
  const digits = (text: string) => text.replace(/[^\d+]/g, '')
  const dialed = digits(number.includes('+') ? number.replace('(0)', '') : number)
  return `tel:${dialed}${extension && `;ext=${digits(extension)}`}`
}
