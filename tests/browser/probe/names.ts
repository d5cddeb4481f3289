const implicitRoles: Readonly<Record<string, string>> = {
  A: 'link',
  BUTTON: 'button',
  SUMMARY: 'button',
  TEXTAREA: 'textbox',
  OPTION: 'option',
}

const inputRoles: Readonly<Record<string, string>> = {
  button: 'button',
  checkbox: 'checkbox',
  file: 'file input',
  image: 'button',
  number: 'spinbutton',
  radio: 'radio',
  range: 'slider',
  reset: 'button',
  search: 'searchbox',
  submit: 'button',
}

export function roleOf(element: Element): string {
  const explicit = element.getAttribute('role')
  if (explicit) return explicit
  if (element instanceof HTMLInputElement) return inputRoles[element.type] ?? 'textbox'
  if (element instanceof HTMLSelectElement) return element.multiple ? 'listbox' : 'combobox'
  return implicitRoles[element.tagName] ?? element.tagName.toLowerCase()
}

function squeeze(text: string | null | undefined): string {
  return (text ?? '').replace(/\s+/g, ' ').trim()
}

function labelledBy(element: Element): string {
  const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? []
  return squeeze(ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' '))
}

function labels(element: Element): string {
  const found = 'labels' in element ? (element as HTMLInputElement).labels : null
  return squeeze([...(found ?? [])].map((label) => label.textContent).join(' '))
}

/** Short accessible name: identifies a control, and is readable in reports. */
export function nameOf(element: Element): string {
  const name =
    labelledBy(element) ||
    squeeze(element.getAttribute('aria-label')) ||
    labels(element) ||
    (element instanceof HTMLInputElement && element.type === 'submit' && element.value) ||
    (!(element instanceof HTMLSelectElement) && squeeze(element.textContent)) ||
    squeeze(element.getAttribute('title')) ||
    squeeze(element.getAttribute('placeholder')) ||
    squeeze(element.querySelector('img[alt]')?.getAttribute('alt'))
  return name.slice(0, 60)
}
