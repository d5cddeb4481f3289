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

export interface Rule {
  /** {@link everyCall}, {@link everyRead}, {@link everyWrite}, a module such as `apps/email`, or a call such as `apps/email.list`. */
  readonly target: string
  /** Milliseconds of delay, before anything else. */
  readonly latency?: number
  readonly fault?: Fault
  /** Percentage of calls with the fault. Default: 100. */
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

/** Parses external rules. Invalid rules and further rules for the same target are omitted. */
export function readRules(value: unknown): readonly Rule[] {
  const rules = new Map<string, Rule>()
  for (const entry of Array.isArray(value) ? value.slice(0, mostRules) : []) {
    const rule = readRule(entry)
    if (rule && !rules.has(rule.target)) rules.set(rule.target, rule)
  }
  return [...rules.values()]
}

interface Ruled {
  /** `<area>/<module>` */
  readonly module: string
  readonly name: string
  readonly method: string
}

/** The most specific rule wins: call, then module, then method, then all. */
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
