import { z } from '@core/schema'

const filled = z.string().check(z.trim(), z.minLength(1))

export const accountSchema = z.object({
  name: filled,
  email: z.email(),
  company: filled,
  country: filled,
  plan: z.enum(['monthly', 'yearly']),
})

export type Account = z.infer<typeof accountSchema>

/** Fields of each step; they must be valid before the next one. */
export const steps = [
  { key: 'person', fields: ['name', 'email'] },
  { key: 'company', fields: ['company', 'country'] },
  { key: 'review', fields: ['plan'] },
] as const satisfies { key: string; fields: (keyof Account)[] }[]
