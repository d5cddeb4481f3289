/** A form that may be open while the page refetches. */
export interface OpenForm {
  readonly path: string
  readonly field: string | RegExp
  /** The button that opens the form, if the path alone does not. */
  readonly opener?: string
}
