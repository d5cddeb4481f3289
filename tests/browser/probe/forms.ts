import { setValue, settle } from './act'
import { nameOf } from './names'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLElement

const typed = ['text', 'email', 'tel', 'url', 'number', 'password', 'date', 'time', 'month', 'datetime-local']

function isShown(element: Element): boolean {
  return element.checkVisibility({ visibilityProperty: true }) && element.closest('[inert]') === null
}

/** Excludes comboboxes, where typing only searches. */
function fieldsOf(form: Element): Field[] {
  return [...form.querySelectorAll<Field>('input, textarea, [contenteditable=true]')].filter((field) => {
    if (!isShown(field) || field.matches(':disabled, [readonly], [role=combobox], [role=searchbox]')) return false
    return !(field instanceof HTMLInputElement) || typed.includes(field.type)
  })
}

function senderOf(form: Element): HTMLButtonElement | undefined {
  const buttons = [...form.querySelectorAll('button')].filter((button) => isShown(button) && !button.disabled)
  const sending = buttons.filter(({ type, form: owner }) => type === 'submit' && owner !== null)
  return sending.at(0) ?? buttons.find((button) => button.matches('.btn-primary, .btn-danger'))
}

/** Elements with fields and a button. An open dialog hides the forms of the page. */
function forms(): Element[] {
  const open = [...document.querySelectorAll('[role=dialog]')].filter(isShown).at(-1)
  const found = open ? [open] : [...document.querySelectorAll('main form')].filter(isShown)
  return found.filter((form) => fieldsOf(form).length > 0 && form.querySelector('button') !== null)
}

export const countForms = () => forms().length

const usual: readonly (readonly [RegExp, string])[] = [
  [/e-?mail/i, 'ida.lund@example.com'],
  [/card number/i, '4242 4242 4242 4242'],
  [/expir/i, '12/30'],
  [/cvc|cvv|security code/i, '123'],
  [/phone|mobile|contact/i, '+49 30 901820'],
  [/zip|post/i, '10115'],
  [/website|url|link|address on the web/i, 'https://example.com/kept'],
  [/user ?name/i, 'ida.lund7'],
  [/password/i, 'Nine-Green-8ottles'],
]
const byType: Readonly<Record<string, string>> = {
  date: '2027-03-04',
  'datetime-local': '2027-03-04T09:30',
  email: 'ida.lund@example.com',
  month: '2027-03',
  number: '3',
  password: 'Nine-Green-8ottles',
  tel: '+49 30 901820',
  time: '09:30',
  url: 'https://example.com/kept',
}

function put(field: Field, text: string): void {
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) setValue(field, text)
  else {
    // An editor reacts to `input` events.
    const end = field.querySelector('p:last-child') ?? field
    end.append(text)
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }
}

const valueOf = (field: Field) =>
  field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : field.innerText.trim()

/** A valid value; undefined if the field accepts any text. */
function formFor(field: Field): string | undefined {
  const { type, inputMode } = field instanceof HTMLInputElement ? field : { type: 'text', inputMode: '' }
  const named = usual.find(([name]) => name.test(nameOf(field)))?.[1]
  return byType[type] ?? named ?? (/numeric|decimal/.test(inputMode) ? '12' : undefined)
}

function rightFor(field: Field, words: string): string {
  const form = formFor(field)
  return form === undefined ? words : valueOf(field) || form
}

function chooseRest(form: Element): void {
  for (const select of form.querySelectorAll('select')) {
    const option = [...select.options].find(({ value, disabled }) => value !== '' && !disabled)
    if (select.value === '' && option) setValue(select, option.value)
  }
  for (const box of form.querySelectorAll<HTMLInputElement>('[type=checkbox]'))
    if (!box.checked && (box.required || box.ariaRequired === 'true')) box.click()
  // Recipients of an email; Enter adds the typed address.
  for (const box of form.querySelectorAll<HTMLInputElement>('input[role=combobox]:enabled')) {
    if (!/^(?:to|recipients)$/i.test(nameOf(box))) continue
    setValue(box, 'ida.lund@example.com')
    box.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  }
  const radios = [...form.querySelectorAll<HTMLInputElement>('[type=radio]')]
  for (const radio of radios) if (!radios.some(({ name, checked }) => checked && name === radio.name)) radio.click()
}

/**
 * Fills in a form.
 * @param text for fields that accept any text; default: more than they contain
 * @param isEverywhere uses `text` in all other fields, too, even if invalid
 * @returns the values of its fields
 */
export function fillForm(index: number, text?: string, isEverywhere = false): string[] {
  const form = forms()[index]
  if (!form) return []
  chooseRest(form)
  for (const field of fieldsOf(form)) {
    const words = text ?? `${valueOf(field)} Kept words`.trim()
    put(field, isEverywhere ? words : rightFor(field, words))
  }
  return readForm(index)
}

export function readForm(index: number): string[] {
  const form = forms()[index]
  return form ? fieldsOf(form).map((field) => `${nameOf(field)}: ${valueOf(field)}`) : []
}

/**
 * Types a text into every field, comboboxes too, and leaves each for the next.
 * @returns fields that accepted the text, but are gone or empty afterwards
 */
export async function typeEverywhere(index: number, text: string): Promise<string[]> {
  const form = forms()[index]
  if (!form) return []
  for (const box of form.querySelectorAll<HTMLInputElement>('input[role=combobox]:enabled')) setValue(box, text)
  const accepted: Field[] = []
  for (const field of fieldsOf(form)) {
    field.focus()
    put(field, text)
    await settle(0) // React removes invalid input.
    if (valueOf(field) !== '') accepted.push(field)
  }
  await settle(100)
  return accepted.filter((field) => !field.isConnected || valueOf(field) === '').map(nameOf)
}

/**
 * Focuses the first single-line field of a form, or else its submit button.
 * @returns the center of the submit button; undefined if the form has none
 */
export function aimAtForm(index: number): { x: number; y: number } | undefined {
  const form = forms()[index]
  const sender = form && senderOf(form)
  if (!sender) return undefined
  const field = fieldsOf(form).find((candidate) => candidate instanceof HTMLInputElement) ?? sender
  field.focus()
  sender.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { x, y, width, height } = sender.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
}

export function sendForm(index: number): boolean {
  const form = forms()[index]
  const sender = form && senderOf(form)
  sender?.click()
  return sender !== undefined
}

export function messages(): string[] {
  return [...document.querySelectorAll<HTMLElement>('[role=alert], [role=status], .Toastify__toast')]
    .filter((element) => element.innerText.trim() !== '')
    .map((element) => element.innerText.trim())
}
