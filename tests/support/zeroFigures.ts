import { screen } from '@testing-library/react'
import { expect } from 'vitest'
import { renderPage } from './renderPage'

/** Replaces all numbers by 0. A goal is never 0. */
function withZeros(value: unknown): unknown {
  if (typeof value === 'number') return 0
  if (Array.isArray(value)) return value.map(withZeros)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, name === 'goal' ? 1 : withZeros(inner)]),
  )
}

export async function expectZeroFigures(path: string, charts: number): Promise<void> {
  const { client, router } = await renderPage('/nowhere')
  client.interceptors.response.use((response) => ({ ...response, data: withZeros(response.data) }))
  await router.navigate(path)
  expect(await screen.findAllByRole('img')).toHaveLength(charts)
  expect(document.body.innerHTML).not.toMatch(/NaN|Infinity|∞/)
}
