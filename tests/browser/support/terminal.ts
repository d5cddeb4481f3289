import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const start = promisify(execFile)
/** Without variables of this run and of npm. */
const env = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(NODE_ENV|VITEST|INIT_CWD|npm_|TEST|DIST$)/.test(name)),
)

export async function run(
  command: string,
  args: readonly string[],
  cwd: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<string> {
  const shell = process.platform === 'win32'
  try {
    return (await start(command, args, { cwd, env: { ...env, ...settings }, shell, maxBuffer: 50_000_000 })).stdout
  } catch (thrown) {
    const { stdout = '', stderr = '' } = thrown as { stdout?: string; stderr?: string }
    throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}\n${stderr}`)
  }
}
