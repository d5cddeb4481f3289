/** Our tokens under the library's names: skins, primary colours and directions change them where they stand. */
export const theme: Readonly<Record<`--rdt-${string}`, string>> = {
  '--rdt-color-scheme': 'inherit',
  '--rdt-color-primary': 'var(--ld-primary)',
  '--rdt-color-text-primary': 'var(--ld-ink-2)',
  '--rdt-color-text-secondary': 'var(--ld-ink-3)',
  // The card shows through, with its round corners.
  '--rdt-color-bg': 'transparent',
  '--rdt-color-divider': 'var(--ld-line)',
  '--rdt-color-selected': 'color-mix(in srgb, var(--ld-primary) 7%, var(--ld-surface))',
  '--rdt-color-selected-text': 'var(--ld-ink-2)',
  '--rdt-color-highlight': 'var(--ld-hover)',
  '--rdt-color-highlight-text': 'var(--ld-ink-2)',
  '--rdt-color-cell-edit-bg': 'transparent',
  '--rdt-color-cell-edit-hover-border': 'transparent',
  '--rdt-font-family': 'inherit',
  '--rdt-font-size': 'var(--ld-text-control)',
  '--rdt-font-size-header': 'var(--ld-text-xs)',
  '--rdt-border-radius': 'var(--ld-radius-1)',
  // Every row is as high as one with a name and a line below it.
  '--rdt-row-height': 'calc(2.875rem + 1.35 * var(--ld-text-sm))',
  '--rdt-header-height': '2.5rem',
  '--rdt-cell-padding-x': '0.75rem',
  '--rdt-cell-padding-x-mobile': '0.75rem',
  '--rdt-system-col-width': '2.75rem',
}
