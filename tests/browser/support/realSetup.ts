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

/** Constant of the build; each process maps it to its own server. */
const apiUrl = 'http://api.example.test'

async function startBackend() {
  const api = await startApiServer()
  const resetter = createServer((_, response) => {
    api.reset()
    response.end()
  })
  await new Promise<void>((resolve) => resetter.listen(0, '127.0.0.1', resolve))
  return {
    host: new URL(api.url).host,
    reset: `http://127.0.0.1:${String((resetter.address() as AddressInfo).port)}/`,
    close: () => {
      resetter.close()
      return api.close()
    },
  }
}

/** Builds the app for a real backend and serves it, with reference servers on other origins. */
export default async function setup(project: TestProject) {
  const scratch = await mkdtemp(join(tmpdir(), 'real-'))
  const { maxWorkers } = project.vitest.config
  const backends = await Promise.all(Array.from({ length: maxWorkers }, startBackend))
  const dist = join(scratch, 'dist')
  await cp(await buildApp({ api: 'real', apiUrl }), dist, { recursive: true })
  // The build lacks sample images, which the rows of the reference server refer to.
  await cp('public/images', join(dist, 'images'), { recursive: true })
  const site = await serveStatic({ root: dist })
  project.provide('api', apiUrl)
  project.provide(
    'backends',
    backends.map(({ host, reset }) => ({ host, reset })),
  )
  project.provide('origin', site.url)
  project.provide('dist', dist)
  project.provide('probe', await bundleProbe(join(scratch, 'probe')))

  return async () => {
    await Promise.all([
      site.close(),
      ...backends.map(({ close }) => close()),
      rm(scratch, { recursive: true, force: true }),
    ])
  }
}
