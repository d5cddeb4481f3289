import { cellText } from '@core/export/table'
import { z } from '@core/schema'
import { describe, expect, it } from 'vitest'
import { columnsOf, exportOf, factsOf, filtersOf, typedFiltersOf } from '@/views/shared/list/fields'
import type { FieldList } from '@/views/shared/list/defineFields'
import { fieldsOf } from '../../support/listFields'

interface Row {
  name: string
  size: 's' | 'l'
  born: string
  price: { cents: number; currency?: string }
  weight: number | null
}

const list: FieldList<Row, 'kit', keyof Row> = {
  namespace: 'kit',
  schema: z.object({ name: z.string(), size: z.enum(['s', 'l']), born: z.string() }),
  options: {
    name: { isPrimary: true, filter: { names: ['called'] } },
    size: { kind: 'choice', filter: 'sizes' },
    born: { kind: 'date', filter: true, column: 'hiddenAtFirst' },
    price: { kind: 'money', filter: true, isSortable: false },
    weight: { kind: 'number', column: 'never', isExported: false },
  },
}
const fields = fieldsOf(list)
const row: Row = { name: 'Ada', size: 'l', born: '1990-05-12', price: { cents: 1250, currency: 'EUR' }, weight: null }

describe('a field', () => {
  it('is exported as its kind has it, with a label of its key', () => {
    expect(exportOf(fields, [row])).toEqual({
      head: ['field.name', 'field.size', 'field.born', 'field.price'],
      rows: [
        [
          'Ada',
          'size.l',
          { text: 'May 12, 1990', day: '1990-05-12' },
          { text: '€12.50', number: 12.5, currency: 'EUR' },
        ],
      ],
    })
  })

  it('has a column that can be sorted by and hidden, unless it differs', () => {
    const shown = columnsOf(fields).map(({ key, isSortable, isHideable, isNumeric }) => [
      key,
      [isSortable && 'sortable', isHideable && 'hideable', isNumeric && 'numeric'].filter(Boolean).join(),
    ])
    expect(shown).toEqual([
      ['name', 'sortable'],
      ['size', 'sortable,hideable'],
      ['born', 'sortable,hideable'],
      ['price', 'hideable,numeric'],
    ])
  })

  it('is a status if its choices have tones, and may be too wide for phones', () => {
    const { size, born } = list.options
    const options = { size: { ...size, tones: { s: 'info' } }, born: { ...born, isWide: true } } as const
    expect(columnsOf(fieldsOf({ ...list, options }))).toMatchObject([
      { key: 'size', isStatus: true, isWide: false },
      { key: 'born', isStatus: false, isWide: true },
    ])
  })

  it('is filtered by values, a part of its text, or between two ends', () => {
    expect(filtersOf(fields)).toMatchObject([{ name: 'sizes', choices: [{ value: 's' }, { value: 'l' }] }])
    expect(typedFiltersOf(fields).map(({ kind, names }) => [kind, ...names])).toEqual([
      ['text', 'called'],
      ['day', 'bornFrom', 'bornTo'],
      ['amount', 'priceFrom', 'priceTo'],
    ])
  })

  it('without a value is empty, and has a placeholder among the details', () => {
    expect(cellText(fields.weight.text(row))).toBe('')
    expect(factsOf(fields, row, ['weight'], '–')).toEqual([{ term: 'field.weight', value: '–' }])
  })
})
