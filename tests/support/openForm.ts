/** A form of a module that somebody may be writing in while the page is fetched anew. */
export interface OpenForm {
  readonly path: string
  /** Name of a text field in it. */
  readonly field: string | RegExp
  /** The button that opens the form, where the path alone does not. */
  readonly opener?: string
}
