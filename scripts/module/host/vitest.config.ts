import { defineConfig } from 'vitest/config'
import { copiedModules } from './vite.modules.ts'

export default defineConfig({
  plugins: [copiedModules()],
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    setupFiles: ['tests/support/setup.ts'],
    isolate: false,
    restoreMocks: true,
    testTimeout: 60_000,
  },
})
