import { defineConfig } from 'vitest/config'
import { lodestar } from './vite.lodestar.ts'

export default defineConfig({
  plugins: [lodestar()],
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    setupFiles: ['tests/support/setup.ts'],
    isolate: false,
    restoreMocks: true,
    testTimeout: 60_000,
  },
})
