import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Builds in a process of its own: a test run's NODE_ENV would make a development build of React. */
export async function buildApp(
  outDir: string,
  { api, apiUrl = '', base = '/' }: { api: 'mock' | 'real'; apiUrl?: string; base?: string },
): Promise<void> {
  const args = ['node_modules/vite/bin/vite.js', 'build', '--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn']
  const env = { ...process.env, NODE_ENV: 'production', VITE_API: api, VITE_API_URL: apiUrl, BASE_PATH: base }
  await run(process.execPath, args, { env })
}
