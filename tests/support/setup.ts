import { cleanup, configure } from '@testing-library/react'
import { format } from 'node:util'
import 'temporal-polyfill/global'
import { afterEach, beforeEach, expect, vi } from 'vitest'

if (typeof document !== 'undefined') {
  await import('@testing-library/jest-dom/vitest')
  await import('./jsdom')
  configure({
    // A page's files are loaded when it is first opened, which takes a busy machine a while.
    asyncUtilTimeout: 30_000,
    // Printing the page costs more than looking for something that is not there yet. `screen.debug()` shows it.
    getElementError: (message) => Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }),
  })
}

vi.mock('@core/components/chart/ChartCanvas', () => import('./chartCanvas'))

// React notes where each element is made, which takes as long as the stack is deep.
Error.stackTraceLimit = 10

// A process runs many files. Packages stay loaded; what is ours begins anew with each.
vi.resetModules()

let complaints: string[] = []

function note(kind: string) {
  return (...parts: unknown[]) => {
    complaints.push(`console.${kind}: ${format(...parts)}`)
  }
}

/** A warning of React, of a library or of our own is a defect of the screen under test. */
beforeEach(() => {
  complaints = []
  vi.spyOn(console, 'error').mockImplementation(note('error'))
  vi.spyOn(console, 'warn').mockImplementation(note('warn'))
})

afterEach(() => {
  cleanup()
  // Vitest takes them back before the next test, which may be another file's: that file's modules are loaded by then.
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  if (typeof document !== 'undefined') {
    localStorage.clear()
    sessionStorage.clear()
  }
  expect(complaints).toEqual([])
})
