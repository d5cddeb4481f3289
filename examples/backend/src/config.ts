import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { roles } from './rights.ts'

/** See .env.example. */
const settings = z.object({
  PORT: z.coerce.number().default(4000),
  HOST: z.string().default('127.0.0.1'),
  DATABASE_URL: z.string().optional(),
  DATA: z.string().default('data'),
  APP_URL: z.url().optional(),
  TOKEN_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  REGISTRATION_ROLE: z.enum([...roles, 'none']).optional(),
  SMTP_URL: z.string().optional(),
  MAIL_FROM: z.string().default('admin@localhost'),
  NODE_ENV: z.string().optional(),
})

/** Ends the process with an explanation. */
export function exitWith(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}

/** Keeps a random secret in the data folder: sessions survive a restart. */
function ownSecret(folder: string): string {
  const fresh = randomBytes(32).toString('hex')
  if (folder.includes('://')) return fresh
  const file = join(folder, 'token-secret')
  mkdirSync(folder, { recursive: true })
  if (!existsSync(file)) writeFileSync(file, fresh, { mode: 0o600 })
  return readFileSync(file, 'utf8')
}

/** Settings from the environment and `.env`. In production, none that protects the data has a default. */
export function readConfig() {
  if (existsSync('.env')) process.loadEnvFile()
  const given = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ''))
  const { data: env, error } = settings.safeParse(given)
  if (!env) exitWith(`These settings are invalid:\n${z.prettifyError(error)}`)
  const isProduction = env.DATABASE_URL !== undefined || env.NODE_ENV === 'production'
  if (isProduction && !(env.TOKEN_SECRET && env.APP_URL))
    exitWith('Set TOKEN_SECRET and APP_URL: they are required with DATABASE_URL or NODE_ENV=production.')
  const registrationRole = env.REGISTRATION_ROLE ?? (isProduction ? 'none' : 'viewer')
  return {
    port: env.PORT,
    host: env.HOST,
    databaseUrl: env.DATABASE_URL,
    dataFolder: env.DATA,
    /** Address of the product, for CORS and for links in emails. */
    appUrl: env.APP_URL ?? 'http://localhost:5173',
    tokenSecret: env.TOKEN_SECRET ?? ownSecret(env.DATA),
    /** Role of accounts that visitors create; null: visitors cannot create accounts. */
    registrationRole: registrationRole === 'none' ? null : registrationRole,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    isProduction,
  }
}

export type Config = ReturnType<typeof readConfig>
