import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { componentProps } from './scripts/vite/componentProps.ts'
import { moduleSource } from './scripts/vite/moduleSource.ts'
import { navTexts } from './scripts/vite/navTexts.ts'
import { usedIcons } from './scripts/vite/usedIcons.ts'

/** What all that happens in a browser has in common. One process keeps its browser and its sessions from file to file. */
const inBrowser = {
  isolate: false,
  expect: { poll: { timeout: 30_000 } },
  testTimeout: 480_000,
  hookTimeout: 240_000,
}

/** The tests that say in their first line that they need a document. */
const withDocument = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .map((file) => `tests/${file.replaceAll('\\', '/')}`)
  .filter((file) => /\.test\.tsx?$/.test(file) && readFileSync(file, 'utf8').startsWith('// @vitest-environment jsdom'))

/** `npm run test:all` also runs the files named `.all.test.ts` and `.all.test.tsx`. */
const excluded = (mode: string) => (mode === 'all' ? [] : ['**/*.all.test.{ts,tsx}'])

/** What the tests without a browser have in common. */
const inNode = (mode: string) => ({
  // The set-up loads our own modules anew for each file, which costs half of what a process of its own does.
  isolate: false,
  execArgv: ['--max-semi-space-size=64'],
  // The files of a project do not see the mode by themselves.
  env: { TEST_MODE: mode },
  setupFiles: ['tests/support/setup.ts'],
  expect: { poll: { timeout: 30_000 } },
  testTimeout: 180_000,
  restoreMocks: true,
  unstubGlobals: true,
  unstubEnvs: true,
})

export default defineConfig(({ mode }) => ({
  plugins: [navTexts(), componentProps(), moduleSource(), usedIcons()],
  resolve: { tsconfigPaths: true },
  test: {
    // In CI a test that fails now and then is reported under "Flaky", and does not fail the run.
    retry: process.env.CI ? 2 : 0,
    // A module may have no page of some kind.
    passWithNoTests: process.env.MODULES !== undefined,
    // Pages that are open at once in each process: more of them only wait for each other.
    maxConcurrency: 2,
    // One more than there are cores: tests often wait for a delay of the product.
    maxWorkers: availableParallelism() + 1,
    reporters: ['default', './tests/support/slowest.ts'],
    // What failed is read in a log.
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
        // A project of its own: a process is kept as long as the next file has the same surroundings.
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
            // The rest of the program is checked by `npm run check:lint`.
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
        // The same journeys on the product as it is built for a real backend.
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
