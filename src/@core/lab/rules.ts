/** What a call can get in place of its answer. */
export const faults = [
  '400',
  '401',
  '403',
  '404',
  '500',
  'timeout',
  'offline',
  'expired',
  'html',
  'blank',
  'wrongShape',
  'noRows',
  'manyRows',
] as const

export type Fault = (typeof faults)[number]

/** How some calls of the sample backend behave. */
export interface Rule {
  /** {@link everyCall}, {@link everyRead}, {@link everyWrite}, a module such as `apps/email`, or a call such as `apps/email.list`. */
  readonly target: string
  /** Milliseconds that are waited before anything else. */
  readonly latency?: number
  readonly fault?: Fault
  /** Of a hundred calls, how many get the fault; all of them unless given. */
  readonly rate?: number
}

export const everyCall = '*'
export const everyRead = 'GET'
export const everyWrite = 'write'

export const longestLatency = 60_000
const mostRules = 100

function numberWithin(value: unknown, least: number, most: number): number | undefined {
  return typeof value === 'number' && value >= least && value <= most ? Math.round(value) : undefined
}

function readRule(value: unknown): Rule | null {
  const given: Record<string, unknown> = typeof value === 'object' && value !== null ? { ...value } : {}
  const { target } = given
  if (typeof target !== 'string' || target === '') return null
  const latency = numberWithin(given.latency, 1, longestLatency)
  const fault = faults.find((known) => known === given.fault)
  const rate = numberWithin(given.rate, 1, 99)
  if (latency === undefined && fault === undefined) return null
  return {
    target,
    ...(latency !== undefined && { latency }),
    ...(fault !== undefined && { fault, ...(rate !== undefined && { rate }) }),
  }
}

/** Reads rules that come from outside. What is no rule is left out, and so is a second one for the same calls. */
export function readRules(value: unknown): readonly Rule[] {
  const rules = new Map<string, Rule>()
  for (const entry of Array.isArray(value) ? value.slice(0, mostRules) : []) {
    const rule = readRule(entry)
    if (rule && !rules.has(rule.target)) rules.set(rule.target, rule)
  }
  return [...rules.values()]
}

/** A call as rules speak of it. */
interface Ruled {
  /** Such as `apps/email`. */
  readonly module: string
  readonly name: string
  readonly method: string
}

/** How a call behaves: what is said of it alone goes before what is said of its module, and that before what is said of all. */
export function behaviourOf(rules: readonly Rule[], { module, name, method }: Ruled): Omit<Rule, 'target'> {
  const targets = [everyCall, method === 'GET' ? everyRead : everyWrite, module, `${module}.${name}`]
  return targets.reduce((behaviour, target) => {
    const { latency, fault, rate } = rules.find((rule) => rule.target === target) ?? {}
    return {
      ...behaviour,
      ...(latency !== undefined && { latency }),
      ...(fault !== undefined && { fault, rate: rate ?? 100 }),
    }
  }, {})
}
