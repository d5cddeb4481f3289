import { parseValidationMessage } from '@core/validation/validationMessage'
import { validation } from '@core/locales/en.json'
import { expect, it } from 'vitest'
import contract from '../../docs/contract.md?raw'

const named = [...contract.matchAll(/`(\w+)(?:\?\w+=\d+)?`/g)].map(([, word = '']) => word)
const codes = [...new Set(Object.keys(validation).map((key) => key.replace(/_\w+$/, '')))]

it.each(codes)('the code %s has a text, and a description in docs/contract.md', (code) => {
  expect(parseValidationMessage(code)?.code).toBe(code)
  expect(named).toContain(code)
})
