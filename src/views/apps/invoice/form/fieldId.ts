/** The id of a field's control. The page has one such form, so that its names are enough. */
export function fieldId(name: string): string {
  return `invoice-${name.replaceAll('.', '-')}`
}

/** The id of what holds a line's discount and tax, whose fields are out of sight most of the time. */
export function adjustId(index: number): string {
  return fieldId(`lines.${index}.adjust`)
}
