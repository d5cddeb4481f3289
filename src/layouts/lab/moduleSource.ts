interface SourceFile {
  /** Relative to the repository root. */
  readonly path: string
  readonly lines: number
}

interface SourceEndpoint {
  readonly method: string
  readonly path: string
  readonly summary: string
  /** Sample; absent if the endpoint returns a file. */
  readonly response?: unknown
}

/** Collected by `scripts/vite/moduleSource.ts`. */
export interface ModuleSource {
  /** `<area>/<module>` */
  readonly key: string
  readonly files: readonly SourceFile[]
  readonly bytes: number
  readonly endpoints: readonly SourceEndpoint[]
}
