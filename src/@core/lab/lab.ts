import type { Rule } from './rules'
import type { Scene } from './scenes'

/** A call that was made, as the lab lists it. */
export interface LoggedCall {
  readonly id: number
  readonly method: string
  /** With its query. */
  readonly url: string
  /** 0 where no answer came. */
  readonly status: number
  /** Milliseconds from the call to its answer. */
  readonly duration: number
  /** Bytes of the answer; counted when it is asked for. */
  readonly size: () => number
  /** What was sent, as JSON; '' for nothing. */
  readonly body: string
  /** Whether the call carried a token. */
  readonly hasToken: boolean
  /** Where it is declared; null for what the network answers. */
  readonly declared: {
    readonly module: string
    readonly name: string
    readonly params: Readonly<Record<string, string>>
    readonly query: Readonly<Record<string, unknown>>
  } | null
}

interface LabState {
  /** The one that is on, as long as no rule was changed by hand. */
  readonly scene: Scene | null
  readonly rules: readonly Rule[]
  /** The latest calls, newest first. */
  readonly log: readonly LoggedCall[]
}

/** Where somebody makes the sample backend misbehave, and looks at what it was asked. */
export interface Lab {
  /** The same object until something has changed. */
  readonly state: () => LabState
  readonly subscribe: (listener: () => void) => () => void
  /** Puts a rule in the place of the one for the same calls. One that says nothing takes it away. */
  readonly changeRule: (rule: Rule) => void
  /** Puts the rules of a scene in the place of all there are; null for none. */
  readonly enter: (scene: Scene | null) => void
  readonly forgetLog: () => void
  /** The modules that rules can be made for, and their calls. */
  readonly modules: readonly string[]
  readonly callsOf: (module: string) => Promise<readonly string[]>
}
