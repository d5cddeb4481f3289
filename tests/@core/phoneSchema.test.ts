import { phoneSchema, telUrl } from '@core/validation/phoneSchema'
import { expect, it } from 'vitest'

it.each([
  '089/123 4567',
  '0049 (0)30 / 555-0142',
  '(+44) 20 7946-0018',
  '+351.21.555.0123',
  '030–5550142',
  '+49‑89‑5550142',
  '+49 89 5550142 ext. 21',
  '(202) 555-0142 x7',
  '555-0142 #7',
  '089 5550142, App. 3',
  '+1-202-555-0142;ext=12',
  '٠٥٠ ١٢٣ ٤٥٦٧',
  '+٩٦٦ ٥٠ ١٢٣ ٤٥٦٧ تحويلة ٣',
  '',
])('accepts the phone number “%s”', (text) => expect(phoneSchema.safeParse(text).success).toBe(true))

it.each([
  'call me',
  '12',
  'https://x.example',
  '1+1+1+1',
  '030/5550142; 030/5550143',
  '089 5550142 call me',
  '1-800-LAMPS',
])('rejects “%s”', (text) => expect(phoneSchema.safeParse(text).success).toBe(false))

it('drops the direction marks of copied numbers', () => {
  expect(phoneSchema.safeParse('\u202a+49 89 5550142\u202c ').data).toBe('+49 89 5550142')
})

it.each([
  ['089/555 01-42', 'tel:0895550142'],
  ['+49 (0)89 5550142', 'tel:+49895550142'],
  ['(202) 555-0142 ext. 7', 'tel:2025550142;ext=7'],
  ['٠٥٠ ١٢٣ ٤٥٦٧', 'tel:0501234567'],
])('dials %s by %s', (phone, url) => expect(telUrl(phone)).toBe(url))
