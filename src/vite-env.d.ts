interface ImportMetaEnv {
  /** `mock` unless set; replaced at build time, so that `real` leaves the sample backend out of the output. */
  readonly VITE_API: 'mock' | 'real' | 'hybrid'
  readonly VITE_API_URL?: string
  readonly VITE_REAL_API?: string
  /** Default: `bearer`. Replaced at build time, so that a build contains one kind of session only. */
  readonly VITE_SESSION?: 'bearer' | 'cookie' | 'oidc'
  readonly VITE_OIDC_ISSUER?: string
  readonly VITE_OIDC_CLIENT?: string
  readonly VITE_OIDC_SCOPE?: string
}

interface ImportMeta {
  readonly env: ImportMetaEnv
}

/** What `scripts/vite/componentProps.ts` reads from a file of components. */
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

/** What `scripts/vite/usedIcons.ts` finds in the sources. */
declare module 'virtual:used-icons' {
  import type { LucideIconNode } from 'lucide-react'
  const icons: readonly { readonly name: string; readonly node: LucideIconNode[] }[]
  export default icons
}
