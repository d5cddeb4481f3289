import { cp, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startApiServer } from '../../../scripts/api/server'
import { serveStatic } from '../../../scripts/serve-static.mjs'
import { buildApp } from './buildApp'
import { bundleProbe } from './globalSetup'

/** Builds the app for a real backend and serves it beside the reference server, each on an origin of its own. */
export default async function setup(project: TestProject) {
  const scratch = await mkdtemp(join(tmpdir(), 'lodestar-real-'))
  const dist = join(scratch, 'dist')
  const api = await startApiServer()
  const resetter = createServer((_, response) => {
    api.reset()
    response.end()
  })
  await new Promise<void>((resolve) => resetter.listen(0, '127.0.0.1', resolve))
  await buildApp(dist, { api: 'real', apiUrl: api.url })
  // The build has no sample pictures; the rows of the reference server name them.
  await cp('public/images', join(dist, 'images'), { recursive: true })
  const site = await serveStatic({ root: dist })
  project.provide('api', api.url)
  project.provide('reset', `http://127.0.0.1:${String((resetter.address() as AddressInfo).port)}/`)
  project.provide('origin', site.url)
  project.provide('dist', dist)
  project.provide('probe', await bundleProbe(join(scratch, 'probe')))

  return async () => {
    resetter.close()
    await Promise.all([site.close(), api.close(), rm(scratch, { recursive: true, force: true })])
  }
}
