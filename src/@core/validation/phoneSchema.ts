import { z } from '../schema'
import { validationMessage } from './validationMessage'

/** Phone number as people type it, such as `030/555 0142` or `(+44) 20 7946-0018`; `''` for none. */
export const phoneSchema = z
  .string()
  .check(z.trim(), z.regex(/^(\(?\+?[\d\s()./–-]{5,24})?$/, validationMessage('phone')))
