import { newPasswordSchema } from '@core/validation/newPassword'
import { z } from '@core/schema'

/** Six digits, as a mail, a text message or an app shows them. */
const codeSchema = z.string().check(z.regex(/^\d{6}$/))
/** What a link or a challenge has handed out, and is handed back. */
const tokenSchema = z.string().check(z.minLength(1), z.maxLength(500))

/** The token is that of the link in the mail. */
export const newPasswordBodySchema = z.object({ token: tokenSchema, password: newPasswordSchema })
export const emailProofSchema = z.object({
  email: z.string().check(z.trim(), z.minLength(1), z.email()),
  code: codeSchema,
})
export const stepProofSchema = z.object({ token: tokenSchema, code: codeSchema })
export const codeRequestSchema = z.pick(stepProofSchema, { token: true })

/** What another service sends somebody back with: it knows who they are. It works once. */
export const providerProofSchema = z.object({
  provider: z.string().check(z.minLength(1), z.maxLength(40)),
  code: tokenSchema,
})

export type NewPassword = z.infer<typeof newPasswordBodySchema>
export type EmailProof = z.infer<typeof emailProofSchema>
export type StepProof = z.infer<typeof stepProofSchema>
export type ProviderProof = z.infer<typeof providerProofSchema>
export type CodeRequest = z.infer<typeof codeRequestSchema>
