/** What a field for rich text is given. */
export interface RichTextProps {
  /** Name of the field. */
  label: string
  /** HTML. Only another `key` makes the editor take up other text than the one it began with. */
  value: string
  /** Called with the HTML after every change; `''` where there is nothing. */
  onChange: (html: string) => void
  placeholder?: string
  /** Whether the cursor stands in it from the start. */
  hasFocus?: boolean
}
