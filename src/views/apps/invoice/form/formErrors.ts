import type { FieldErrors } from 'react-hook-form'
import type { InvoiceFormValues } from './invoiceForm'
import { adjustId, fieldId } from './field'

const heads = ['clientEmail', 'issuedDate', 'dueDate', 'service', 'currency', 'salesperson'] as const
const cells = ['title', 'price', 'qty', 'description', 'discount', 'tax'] as const

interface WrongField {
  /** For example `lines.0.price`. */
  readonly name: string
  readonly line: number | null
  readonly field: (typeof heads)[number] | (typeof cells)[number] | 'lines' | 'note'
  readonly message: string
}

export function wrongFields(errors: FieldErrors<InvoiceFormValues>): WrongField[] {
  const wrong: WrongField[] = []
  function add(field: WrongField['field'], error: { message?: string } | undefined, line: number | null = null) {
    if (error?.message === undefined) return
    wrong.push({ name: line === null ? field : `lines.${line}.${field}`, line, field, message: error.message })
  }

  for (const head of heads) add(head, errors[head])
  const { lines } = errors
  add('lines', lines?.root ?? (lines?.message === undefined ? undefined : { message: lines.message }))
  for (const key of Object.keys(lines ?? {}).filter((name) => /^\d+$/.test(name)))
    for (const cell of cells) add(cell, lines?.[Number(key)]?.[cell], Number(key))
  add('note', errors.note)
  return wrong
}

export function targetId(name: string): string {
  const [, index] = /^lines\.(\d+)\.(?:discount|tax)$/.exec(name) ?? []
  return index === undefined ? fieldId(name) : adjustId(Number(index))
}

/** Focuses the first of these fields that is rendered, and scrolls it to the top. */
export function focusFirst(fields: readonly WrongField[]): void {
  const targets = fields.map(({ name }) => document.getElementById(targetId(name)))
  const target = targets.find((found) => found !== null)
  target?.focus({ preventScroll: true })
  target?.scrollIntoView()
}
