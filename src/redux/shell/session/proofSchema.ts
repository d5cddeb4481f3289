import { newPasswordSchema } from '@core/validation/newPassword'
import { z } from '@core/schema'

const codeSchema = z.string().check(z.regex(/^\d{6}$/))
const tokenSchema = z.string().check(z.minLength(1), z.maxLength(500))

export const newPasswordBodySchema = z.object({ token: tokenSchema, password: newPasswordSchema })
export const emailProofSchema = z.object({
  email: z.string().check(z.trim(), z.minLength(1), z.email()),
  code: codeSchema,
})
export const stepProofSchema = z.object({ token: tokenSchema, code: codeSchema })
export const codeRequestSchema = z.pick(stepProofSchema, { token: true })

/** Login code of another service; works once. */
export const providerProofSchema = z.object({
  provider: z.string().check(z.minLength(1), z.maxLength(40)),
  code: tokenSchema,
})

export type NewPassword = z.infer<typeof newPasswordBodySchema>
export type EmailProof = z.infer<typeof emailProofSchema>
export type StepProof = z.infer<typeof stepProofSchema>
export type ProviderProof = z.infer<typeof providerProofSchema>
export type CodeRequest = z.infer<typeof codeRequestSchema>
