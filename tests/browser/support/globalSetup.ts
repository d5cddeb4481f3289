import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build as bundle } from 'vite'
import type { TestProject } from 'vitest/node'
import { serveStatic } from '../../../scripts/serve-static.mjs'
import { buildApp } from './buildApp'

interface Backend {
  readonly host: string
  /** Visiting this URL restores the sample rows. */
  readonly reset: string
}

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the API; empty if the page has the sample backend. */
    api: string
    /** API servers behind that URL, one per process. */
    backends: readonly Backend[]
    /** URL of the production build, with a trailing slash. */
    origin: string
    dist: string
    probe: string
  }
}

export async function bundleProbe(outDir: string): Promise<string> {
  await bundle({
    configFile: false,
    logLevel: 'warn',
    build: {
      outDir,
      emptyOutDir: true,
      minify: false,
      lib: { entry: 'tests/browser/probe/index.ts', formats: ['iife'], name: 'gate', fileName: () => 'probe.js' },
    },
  })
  return join(outDir, 'probe.js')
}

/** Builds and serves the app like a static host. `DIST=dist` uses an existing build. */
export default async function setup(project: TestProject) {
  const scratch = await mkdtemp(join(tmpdir(), 'build-'))
  const dist = process.env.DIST ?? (await buildApp({ api: 'mock' }))
  const { url, close } = await serveStatic({ root: dist })
  project.provide('api', '')
  project.provide('backends', [])
  project.provide('origin', url)
  project.provide('dist', dist)
  project.provide('probe', await bundleProbe(join(scratch, 'probe')))

  return async () => {
    await close()
    await rm(scratch, { recursive: true, force: true })
  }
}
