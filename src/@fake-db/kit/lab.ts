import type { Lab, LoggedCall } from '@core/lab/lab'
import type { Rule } from '@core/lab/rules'
import { behaviourOf, readRules } from '@core/lab/rules'
import { sceneOf, sceneParam, scenes } from '@core/lab/scenes'
import type { AxiosResponse } from 'axios'
import axios, { isAxiosError } from 'axios'
import type { Respond } from './misbehave'
import { misbehave } from './misbehave'
import type { FakeModule, Intercept, Route } from './mount'

const storageKey = 'lab'
/** Increase when the shape of rules changes. This drops the rules of older builds. */
const version = 1
const mostCalls = 100

type LabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export interface LabOptions {
  readonly modules: readonly FakeModule[]
  readonly now: () => Date
  readonly random: () => number
  /** Query of the URL that opened the product. Its scene overrides the stored rules. */
  readonly search: string
  /** Throws if storage is blocked. */
  readonly storage: () => LabStorage
  /** Called when rules first become active. */
  readonly onActive: (lab: Lab) => void
}

type Rules = Pick<ReturnType<Lab['state']>, 'scene' | 'rules'>

const none: Rules = { scene: null, rules: [] }

function readStored(storage: () => LabStorage): Rules {
  try {
    const stored: unknown = JSON.parse(storage().getItem(storageKey) ?? 'null')
    const given: Record<string, unknown> = typeof stored === 'object' && stored !== null ? { ...stored } : {}
    if (given.version !== version) return none
    const scene = sceneOf(given.scene)
    return { scene, rules: scene ? scenes[scene] : readRules(given.rules) }
  } catch {
    return none
  }
}

/** Returns the scene of the URL or of its login redirect; undefined for none. */
function askedFor(search: string): Rules | undefined {
  const params = new URLSearchParams(search)
  const inner = /\?([^#]*)/.exec(params.get('redirect') ?? '')?.[1]
  const name = params.get(sceneParam) ?? new URLSearchParams(inner).get(sceneParam)
  if (name === null) return undefined
  const scene = sceneOf(name)
  return scene ? { scene, rules: scenes[scene] } : none
}

function sizeOf(data: unknown): number {
  if (data === undefined || data === null) return 0
  return new TextEncoder().encode(typeof data === 'string' ? data : JSON.stringify(data)).length
}

/** Computes the size once, then releases the data. */
function countOnce(data: unknown): () => number {
  let held = data
  let size: number | undefined
  return () => {
    size ??= sizeOf(held)
    held = undefined
    return size
  }
}

function declaredAs(route: Route | null, params: unknown): LoggedCall['declared'] {
  if (!route) return null
  const query = typeof params === 'object' && params !== null ? { ...params } : {}
  return { module: route.module.key, name: route.name, params: route.params, query }
}

/**
 * Creates the lab of an install: rules for failing requests, kept for the tab, and a log of requests.
 * @returns the lab, and the intercept between the client and its responses
 */
export function createLab({ modules, now, random, search, storage, onActive }: LabOptions): {
  lab: Lab
  intercept: Intercept
} {
  const listeners = new Set<() => void>()
  let state: ReturnType<Lab['state']> = { ...(askedFor(search) ?? readStored(storage)), log: [] }
  let isTold = false
  let lastId = 0

  function change(changed: Partial<typeof state>) {
    state = { ...state, ...changed }
    for (const listener of listeners) listener()
  }

  function tell() {
    if (isTold || state.rules.length === 0) return
    isTold = true
    onActive(lab)
  }

  function keep({ scene, rules }: Rules) {
    try {
      if (rules.length === 0) storage().removeItem(storageKey)
      else storage().setItem(storageKey, JSON.stringify({ version, ...(scene ? { scene } : { rules }) }))
    } catch {
      // Storage is full or blocked: the rules last until the next reload.
    }
  }

  function put(rules: Rules) {
    keep(rules)
    change(rules)
    tell()
  }

  const lab: Lab = {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    changeRule(rule: Rule) {
      const others = state.rules.filter(({ target }) => target !== rule.target)
      put({ scene: null, rules: readRules([...others, rule]) })
    },
    enter: (scene) => put(scene ? { scene, rules: scenes[scene] } : none),
    forgetLog: () => change({ log: [] }),
    modules: modules.map(({ key }) => key),
    callsOf: async (module) => Object.keys((await modules.find(({ key }) => key === module)?.load())?.contract ?? {}),
  }

  const intercept: Intercept = async (route, config, respond: Respond) => {
    const begin = now().getTime()
    function note(answer?: AxiosResponse<unknown>) {
      const body: unknown = config.data
      const method = (config.method ?? 'get').toUpperCase()
      lastId += 1
      const call: LoggedCall = {
        id: lastId,
        method,
        url: axios.getUri(config),
        status: answer?.status ?? 0,
        duration: Math.round(now().getTime() - begin),
        size: countOnce(answer?.data),
        body: typeof body === 'string' ? body : '',
        hasToken: config.headers.has('Authorization'),
        declared: declaredAs(route, config.params),
      }
      change({ log: [call, ...state.log].slice(0, mostCalls) })
    }

    const ruled = route && { module: route.module.key, name: route.name, method: route.endpoint.method }
    const behaviour = ruled ? behaviourOf(state.rules, ruled) : {}
    try {
      const answer = await misbehave(behaviour, config, respond, random)
      note(answer)
      return answer
    } catch (thrown) {
      note(isAxiosError(thrown) ? thrown.response : undefined)
      throw thrown
    }
  }

  keep(state)
  tell()
  return { lab, intercept }
}
