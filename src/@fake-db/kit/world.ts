/** What a handler took from the outside world, so that the same call can be made again and comes to the same end. */
export interface Readings {
  /** Milliseconds since 1970. */
  readonly at: number
  readonly draws: readonly number[]
}

/** Clock and chance of one install. */
export interface World {
  now(): Date
  /** A number in [0, 1). */
  random(): number
  /** Runs a handler, and tells what it read. */
  record<Value>(run: () => Value): { value: Value; readings: Readings }
  /** Runs a handler, which reads what another run of it has read. */
  replay<Value>(readings: Readings, run: () => Value): Value
}

/**
 * Makes clock and chance of one install. Handlers are run from beginning to end, so no two of them read at a time.
 * @param now the clock
 * @param random in [0, 1)
 */
export function createWorld(now: () => Date, random: () => number): World {
  let drawn: number[] = []
  let told: { at: number; draws: number[] } | null = null
  return {
    now: () => (told ? new Date(told.at) : now()),
    random() {
      const draw = told?.draws.shift() ?? random()
      drawn.push(draw)
      return draw
    },
    record(run) {
      drawn = []
      const at = now().getTime()
      return { value: run(), readings: { at, draws: drawn } }
    },
    replay({ at, draws }, run) {
      told = { at, draws: [...draws] }
      try {
        return run()
      } finally {
        told = null
      }
    },
  }
}
