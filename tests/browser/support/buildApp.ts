import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const cache = 'node_modules/.cache/builds'
const sources = [
  'src',
  'public',
  'scripts/typescript.mjs',
  'scripts/vite',
  'index.html',
  'vite.config.ts',
  'postcss.config.mjs',
  'package-lock.json',
]

interface BuildOptions {
  readonly api: 'mock' | 'real'
  readonly apiUrl?: string
  readonly base?: string
  /** `oidc` requires `issuer`. */
  readonly session?: 'cookie' | 'oidc'
  readonly issuer?: string
}

async function filesOf(path: string): Promise<string[]> {
  if (/\.\w+$/.test(path)) return [path]
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

async function hashOf(options: BuildOptions): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(options))
  const files = (await Promise.all(sources.map(filesOf))).flat().sort()
  for (const file of files) hash.update(`${file}\n`).update(await readFile(file))
  return hash.digest('hex').slice(0, 16)
}

/** Builds the app for production, or reuses a build of the same sources and options. @returns its folder */
export async function buildApp(options: BuildOptions): Promise<string> {
  const { api, apiUrl = '', base = '/', session = 'bearer', issuer = '' } = options
  const name = `${api}${base === '/' ? '' : '-below'}${session === 'bearer' ? '' : `-${session}`}`
  const dist = join(cache, `${name}-${await hashOf(options)}`)
  if (existsSync(dist)) return dist
  const old = existsSync(cache)
    ? (await readdir(cache)).filter((folder) => folder.replace(/-\w{16}(-info)?$/, '') === name)
    : []
  await Promise.all(old.map((folder) => rm(join(cache, folder), { recursive: true, force: true })))
  const unfinished = `${dist}.${String(process.pid)}`
  const args = ['node_modules/vite/bin/vite.js', 'build', '--outDir', unfinished, '--emptyOutDir', '--logLevel', 'warn']
  // In a separate process: a test run's NODE_ENV would build React for development.
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    VITE_API: api,
    VITE_API_URL: apiUrl,
    VITE_SESSION: session,
    VITE_OIDC_ISSUER: issuer,
    VITE_OIDC_CLIENT: 'admin-product',
    BASE_PATH: base,
  }
  await run(process.execPath, args, { env })
  for (const part of ['-info', ''])
    await rename(unfinished + part, dist + part).catch((error: unknown) => {
      // Another process has created the same build meanwhile.
      if (!existsSync(dist + part)) throw error
      return rm(unfinished + part, { recursive: true })
    })
  return dist
}
