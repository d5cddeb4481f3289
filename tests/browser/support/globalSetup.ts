import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build as bundle } from 'vite'
import type { TestProject } from 'vitest/node'
import { serveStatic } from '../../../scripts/serve-static.mjs'
import { buildApp } from './buildApp'

/** A server that answers the calls of one process's browser. */
interface Backend {
  /** Such as `127.0.0.1:40123` */
  readonly host: string
  /** An address whose visit brings its sample rows back. */
  readonly reset: string
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the product's calls go; empty where they are answered in the page. */
    api: string
    /** The servers behind that address, one for each process of the tests; none where every page has its own backend. */
    backends: readonly Backend[]
    /** Address of the production build, ending with a slash. */
    origin: string
    /** Folder of that build. */
    dist: string
    /** The bundled in-page code. */
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

/** Builds the app as it ships and serves it as a static host would. `DIST=dist` takes a build that is there already. */
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
