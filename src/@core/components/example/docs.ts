/** A prop, a parameter, or a property of an object. */
export interface Member {
  readonly name: string
  /** As in the source. */
  readonly type: string
  readonly isRequired: boolean
  /** Default value, as code; empty if there is none. */
  readonly usual: string
  readonly text: string
}

/** Types and doc comments of an export. */
export interface Docs {
  readonly name: string
  /** A library is a file that re-exports components of a package. */
  readonly kind: 'component' | 'hook' | 'function' | 'class' | 'object' | 'library'
  readonly text: string
  /** Code of `@example`; empty if there is none. */
  readonly example: string
  /** Props of a component, otherwise parameters. */
  readonly props: readonly Member[]
  /** Types of packages whose props a component accepts too. */
  readonly inherited: readonly string[]
  /** Null unless the export is a hook or a function. */
  readonly result: { readonly type: string; readonly text: string; readonly members: readonly Member[] } | null
  /** Members of a class or object, components of a library. */
  readonly members: readonly Member[]
  /** Declarations of the types that all of these name. */
  readonly types: readonly { readonly name: string; readonly code: string }[]
}

export interface ReferenceEntry extends Docs {
  readonly importPath: string
  /** Nothing outside its layer (such as `@core`) imports it. */
  readonly isInternal: boolean
  /** Routes of the pages that show it. */
  readonly pages: readonly string[]
}
