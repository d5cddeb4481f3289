import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { componentProps } from './scripts/vite/componentProps.ts'
import { moduleSource } from './scripts/vite/moduleSource.ts'
import { navTexts } from './scripts/vite/navTexts.ts'
import { reference } from './scripts/vite/reference.ts'
import { usedIcons } from './scripts/vite/usedIcons.ts'

/** Options of the browser projects. A process keeps its browser and sessions between files. */
const inBrowser = {
  isolate: false,
  expect: { poll: { timeout: 30_000 } },
  testTimeout: 480_000,
  hookTimeout: 240_000,
}

/** Tests whose first line requires jsdom. */
const withDocument = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .map((file) => `tests/${file.replaceAll('\\', '/')}`)
  .filter((file) => /\.test\.tsx?$/.test(file) && readFileSync(file, 'utf8').startsWith('// @vitest-environment jsdom'))

/** `npm run test:all` also runs the files named `.all.test.ts` and `.all.test.tsx`. */
const excluded = (mode: string) => (mode === 'all' ? [] : ['**/*.all.test.{ts,tsx}'])

/** Options of the projects without a browser. */
const inNode = (mode: string) => ({
  // The setup reloads our modules for each file, at half the cost of a new process.
  isolate: false,
  execArgv: ['--max-semi-space-size=64'],
  // Projects do not inherit the mode.
  env: { TEST_MODE: mode },
  setupFiles: ['tests/support/setup.ts'],
  expect: { poll: { timeout: 30_000 } },
  testTimeout: 180_000,
  restoreMocks: true,
  unstubGlobals: true,
  unstubEnvs: true,
})

export default defineConfig(({ mode }) => ({
  plugins: [navTexts(), componentProps(), moduleSource(), reference(), usedIcons()],
  resolve: { tsconfigPaths: true },
  test: {
    // In CI, flaky tests are reported under "Flaky" and do not fail the run.
    retry: process.env.CI ? 2 : 0,
    // A module may lack a kind of page.
    passWithNoTests: process.env.MODULES !== undefined,
    // Concurrent pages per process; more would only wait for each other.
    maxConcurrency: 2,
    // More workers than cores, because tests often wait for delays.
    maxWorkers: availableParallelism() + 1,
    reporters: ['default', './tests/support/slowest.ts'],
    // Failures are read in a log.
    chaiConfig: { truncateThreshold: 800 },
    projects: [
      {
        extends: true,
        test: {
          ...inNode(mode),
          name: 'unit',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/browser/**', ...withDocument, ...excluded(mode)],
        },
      },
      {
        // A separate project: a process is reused while the next file has the same environment.
        extends: true,
        test: {
          ...inNode(mode),
          name: 'jsdom',
          environment: 'jsdom',
          include: withDocument,
          exclude: excluded(mode),
          execArgv: [...inNode(mode).execArgv, '--require=./tests/support/oneBidi.cjs'],
        },
      },
      {
        extends: true,
        test: {
          name: 'types',
          include: [],
          typecheck: {
            enabled: true,
            only: true,
            include: ['tests/types/**/*.test-d.ts'],
            // `npm run check:lint` checks the rest of the program.
            tsconfig: 'tests/types/tsconfig.json',
            ignoreSourceErrors: true,
          },
        },
      },
      {
        extends: true,
        test: {
          ...inBrowser,
          name: 'browser',
          env: { TEST_MODE: mode },
          include: ['tests/browser/**/*.test.ts'],
          exclude: excluded(mode),
          globalSetup: ['tests/browser/support/globalSetup.ts'],
        },
      },
      {
        // The same journeys with a build for a real backend.
        extends: true,
        test: {
          ...inBrowser,
          name: 'real',
          include: mode === 'all' ? ['tests/browser/journeys/*.test.ts'] : [],
          globalSetup: ['tests/browser/support/realSetup.ts'],
        },
      },
    ],
  },
}))
