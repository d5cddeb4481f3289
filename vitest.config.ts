import { defineConfig } from 'vitest/config'

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    maxConcurrency: 4,
    // What failed is read in a log.
    chaiConfig: { truncateThreshold: 800 },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/browser/**'],
          setupFiles: ['tests/support/setup.ts'],
          testTimeout: 60_000,
          restoreMocks: true,
          unstubGlobals: true,
          unstubEnvs: true,
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
            // The rest of the program is the business of `npm run check:types`.
            ignoreSourceErrors: true,
          },
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: ['tests/browser/support/globalSetup.ts'],
          expect: { poll: { timeout: 15_000 } },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        // The same journeys on the product as it is built for a real backend.
        extends: true,
        test: {
          name: 'real',
          include: ['tests/browser/journeys/*.test.ts'],
          globalSetup: ['tests/browser/support/realSetup.ts'],
          // They share one backend.
          fileParallelism: false,
          expect: { poll: { timeout: 15_000 } },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
