import type { Contract, Endpoint } from '@core/api/endpoint'
import { del, get, patch, post, put } from '@core/api/endpoint'
import { createAxios } from '@core/api/createAxios'
import { z } from '@core/schema'
import { entry } from '@fake-db/kit/entry'
import type { Env } from '@fake-db/kit/env'
import type { Implementation } from '@fake-db/kit/implement'
import { implement } from '@fake-db/kit/implement'
import type { MountOptions } from '@fake-db/kit/mount'
import { mount } from '@fake-db/kit/mount'
import { created, ok } from '@fake-db/kit/reply'
import type { FakeRequest } from '@fake-db/kit/request'
import { vi } from 'vitest'

type Seen = Pick<FakeRequest<Endpoint>, 'query' | 'params' | 'body'>

export const contract = {
  list: get('/sample/things').query(z.object({})).returns<Seen>(),
  all: get('/sample/things/all').returns<Seen>(),
  one: get('/sample/things/:id').returns<Seen>(),
  part: get('/sample/things/:id/parts/:part.txt').returns<Seen>(),
  add: post('/sample/things').body<unknown>().returns<Seen>(),
  replace: put('/sample/things/:id').body<unknown>().returns<Seen>(),
  change: patch('/sample/things/:id').body<unknown>().returns<Seen>(),
  remove: del('/sample/things')
    .query(z.object({ id: z.number() }))
    .returns<Seen>(),
  fail: get('/sample/fail').returns<Seen>(),
} satisfies Contract

function see({ query, params, body }: Seen) {
  return ok({ query, params, body })
}

type Handlers = ReturnType<Implementation<typeof contract>['create']>

export const handlers: Handlers = {
  list: see,
  all: see,
  one: see,
  part: see,
  add: ({ query, params, body }) => created({ query, params, body }),
  replace: see,
  change: see,
  remove: see,
  fail() {
    throw new TypeError('row is undefined')
  },
}

export function createMounted(options: Partial<MountOptions> = {}, baseURL = '', answers = handlers) {
  const client = createAxios(baseURL)
  const create = vi.fn<(env: Env) => typeof answers>(() => answers)
  const load = vi.fn(() => Promise.resolve({ handlers: implement(contract, create) }))
  const mounted = mount(client, {
    modules: [entry('sample/things', ['/sample'], 'Data', load)],
    now: () => new Date('2026-05-13T09:30:00'),
    random: () => 0.5,
    delay: () => 0,
    ...options,
  })
  return { client, load, create, ...mounted }
}
