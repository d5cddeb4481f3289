import type { Rule } from './rules'
import type { Scene } from './scenes'

export interface LoggedCall {
  readonly id: number
  readonly method: string
  /** Includes the query. */
  readonly url: string
  /** 0 without a response. */
  readonly status: number
  /** Milliseconds. */
  readonly duration: number
  /** Bytes of the response; computed on demand. */
  readonly size: () => number
  /** JSON; '' for an empty body. */
  readonly body: string
  readonly hasToken: boolean
  /** Endpoint of the call; null if the network responds. */
  readonly declared: {
    readonly module: string
    readonly name: string
    readonly params: Readonly<Record<string, string>>
    readonly query: Readonly<Record<string, unknown>>
  } | null
}

interface LabState {
  /** The active scene; null once a rule was edited by hand. */
  readonly scene: Scene | null
  readonly rules: readonly Rule[]
  /** Newest first. */
  readonly log: readonly LoggedCall[]
}

export interface Lab {
  /** The same object until something changes. */
  readonly state: () => LabState
  readonly subscribe: (listener: () => void) => () => void
  /** Replaces the rule of the same target. A rule without effect deletes it. */
  readonly changeRule: (rule: Rule) => void
  /** Replaces all rules with those of a scene; null deletes them. */
  readonly enter: (scene: Scene | null) => void
  readonly forgetLog: () => void
  readonly modules: readonly string[]
  readonly callsOf: (module: string) => Promise<readonly string[]>
}
