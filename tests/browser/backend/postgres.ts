import { chown, mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { run } from '../support/terminal'

/** Folder of `initdb` and `pg_ctl`. Debian keeps them out of `PATH`. @returns undefined if Postgres is not installed */
export async function findPostgres(): Promise<string | undefined> {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? await readdir(debian) : []
  const folders = [
    ...versions.sort((a, b) => Number(b) - Number(a)).map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ]
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_ctl')))
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  await new Promise((closed) => server.close(closed))
  return port
}

/** Starts an empty Postgres server until the test ends. @returns the URL of its database */
export async function startPostgres(bin: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'postgres-'))
  // Postgres refuses to run as root.
  const isRoot = process.getuid?.() === 0
  const call = (command: string, ...args: string[]) =>
    isRoot
      ? run('runuser', ['-u', 'postgres', '--', join(bin, command), ...args], folder)
      : run(join(bin, command), args, folder)
  if (isRoot) await chown(folder, Number(await run('id', ['-u', 'postgres'], folder)), -1)
  const cluster = join(folder, 'cluster')
  const port = String(await freePort())
  await call('initdb', '--pgdata', cluster, '--username', 'postgres', '--auth', 'trust', '--encoding', 'UTF8')
  const options = `-h 127.0.0.1 -p ${port} -k ${folder} -F`
  await call('pg_ctl', 'start', '--wait', '--pgdata', cluster, '--log', join(folder, 'log'), '--options', options)
  onTestFinished(async () => {
    await call('pg_ctl', 'stop', '--pgdata', cluster, '--mode', 'fast')
    await rm(folder, { recursive: true, force: true })
  })
  return `postgres://postgres@127.0.0.1:${port}/postgres`
}
