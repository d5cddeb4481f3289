import { phoneSchema } from '@core/validation/phoneSchema'
import { expect, it } from 'vitest'

it.each(['089/123 4567', '0049 (0)30 / 555-0142', '(+44) 20 7946-0018', '+351.21.555.0123', '030–5550142', ''])(
  'accepts the phone number “%s”',
  (text) => expect(phoneSchema.safeParse(text).success).toBe(true),
)

it.each(['call me', '12', 'https://x.example', '1+1+1+1', '030/5550142; 030/5550143'])('rejects “%s”', (text) =>
  expect(phoneSchema.safeParse(text).success).toBe(false),
)
