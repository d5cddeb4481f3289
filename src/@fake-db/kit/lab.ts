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
/** To be raised when rules have another shape than before: those of an older build are then dropped. */
const version = 1
const mostCalls = 100

/** What of a browser's storage is needed to keep the rules over a reload. */
type LabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export interface LabOptions {
  readonly modules: readonly FakeModule[]
  readonly now: () => Date
  readonly random: () => number
  /** The query of the address that the product was opened at; a scene in it goes before what is stored. */
  readonly search: string
  /** Throws where it is blocked. */
  readonly storage: () => LabStorage
  /** Told when calls first begin to behave in another way than they would. */
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

/** The scene that an address asks for, be it for after signing in; undefined where it asks for none. */
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

/** Counts once, and then lets go of what it has counted. */
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
 * Makes the lab of one install: the rules by which calls misbehave, kept as long as the tab, and a list of the latest calls.
 * @returns with it, what stands between the client and the answers
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
      // A storage that is full or blocked: the rules then last until the next reload.
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
