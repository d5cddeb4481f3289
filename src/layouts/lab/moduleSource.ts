interface SourceFile {
  /** From the repository's root. */
  readonly path: string
  readonly lines: number
}

/** An endpoint of the module's contract, as documented in `docs/openapi.json`. */
interface SourceEndpoint {
  readonly method: string
  readonly path: string
  readonly summary: string
  /** Sample response; absent if the endpoint returns a file. */
  readonly response?: unknown
}

/** Source of a module, collected by `scripts/vite/moduleSource.ts`. */
export interface ModuleSource {
  /** `<area>/<module>` */
  readonly key: string
  /** Includes the module's tests. */
  readonly files: readonly SourceFile[]
  /** Total size of the files. */
  readonly bytes: number
  readonly endpoints: readonly SourceEndpoint[]
}
