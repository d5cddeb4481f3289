import { registry } from '@fake-db/registry'
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { modules } from '../../scripts/openapi/operations'

it('describes the requests of every module of the sample backend, under unique titles', () => {
  expect(modules.map(({ key }) => key).sort()).toEqual(registry.map(({ key }) => key).sort())
  expect(new Set(modules.map(({ title }) => title)).size).toBe(modules.length)
})

it('has a current OpenAPI document without lint errors', async () => {
  await promisify(execFile)(process.execPath, ['scripts/openapi.mjs', '--check'])
})
