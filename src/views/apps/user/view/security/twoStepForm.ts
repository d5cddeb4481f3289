import { validationMessage } from '@core/validation/validationMessage'
import { z } from '@core/schema'
import { userSchema } from '@/redux/apps/user/schema'

const code = z.string().check(z.regex(/^\d{6}$/))

/** The phone counts only where the code is sent to it. */
export const twoStepSchema = z.discriminatedUnion('method', [
  z.object({ method: z.literal('app'), phone: z.string(), code }),
  z.object({
    method: z.literal('sms'),
    phone: userSchema.shape.contact.check(z.minLength(1, validationMessage('required'))),
    code,
  }),
])

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** A key as authenticator apps take it (RFC 4648 base32), in groups of four. */
export function createSecretKey(): string {
  const letters = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => alphabet.charAt(byte % 32))
  return letters.join('').replace(/(.{4})(?=.)/g, '$1 ')
}
