import { cleanup, configure } from '@testing-library/react'
import { format } from 'node:util'
import 'temporal-polyfill/global'
import { afterEach, beforeEach, expect, vi } from 'vitest'

if (typeof document !== 'undefined') {
  await import('@testing-library/jest-dom/vitest')
  await import('./jsdom')
  configure({
    // The first visit of a page loads its files, which takes long on a busy machine.
    asyncUtilTimeout: 30_000,
    // Printing the page costs more than the query. Use `screen.debug()`.
    getElementError: (message) => Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }),
  })
}

vi.mock('@core/components/chart/ChartCanvas', () => import('./chartCanvas'))

// React records a stack for each element; shorter stacks are faster.
Error.stackTraceLimit = 10

// A process runs many files. Packages stay loaded; our modules reload for each file.
vi.resetModules()

let complaints: string[] = []

function note(kind: string) {
  return (...parts: unknown[]) => {
    complaints.push(`console.${kind}: ${format(...parts)}`)
  }
}

/** A warning of React, a library or our own code is a defect. */
beforeEach(() => {
  complaints = []
  vi.spyOn(console, 'error').mockImplementation(note('error'))
  vi.spyOn(console, 'warn').mockImplementation(note('warn'))
})

afterEach(() => {
  cleanup()
  // Vitest undoes stubs before the next test, which may belong to another file with its modules loaded.
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  if (typeof document !== 'undefined') {
    localStorage.clear()
    sessionStorage.clear()
  }
  expect(complaints).toEqual([])
})
