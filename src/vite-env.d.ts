interface ImportMetaEnv {
  /** Default: `mock`. Replaced at build time, so that a `real` build omits the sample backend. */
  readonly VITE_API: 'mock' | 'real' | 'hybrid'
  readonly VITE_API_URL?: string
  readonly VITE_REAL_API?: string
  /** Default: `bearer`. Replaced at build time, so that a build contains a single kind of session. */
  readonly VITE_SESSION?: 'bearer' | 'cookie' | 'oidc'
  readonly VITE_OIDC_ISSUER?: string
  readonly VITE_OIDC_CLIENT?: string
  readonly VITE_OIDC_SCOPE?: string
}

interface ImportMeta {
  readonly env: ImportMetaEnv
}

/** Props from a component file, by `scripts/vite/componentProps.ts`. */
declare module '*?props' {
  const components: readonly {
    readonly name: string
    readonly text: string
    readonly props: readonly {
      readonly name: string
      readonly type: string
      readonly isRequired: boolean
      readonly usual: string
      readonly text: string
    }[]
  }[]
  export default components
}

/** Icons in the sources, by `scripts/vite/usedIcons.ts`. */
declare module 'virtual:used-icons' {
  import type { LucideIconNode } from 'lucide-react'
  const icons: readonly { readonly name: string; readonly node: LucideIconNode[] }[]
  export default icons
}
