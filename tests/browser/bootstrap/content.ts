import { expect } from 'vitest'
import { eachTone, example, isTransparent, near, partOfEachTone, readable } from './example'

export const content = [
  example(
    'headings',
    '<h1>1</h1><p class="h1">2</p><p class="display-4">3</p><p class="lead">4</p>',
    { one: 'h1', like: '.h1', large: '.display-4', lead: '.lead' },
    ({ one, like, large, lead }) => {
      expect(like.style.fontSize).toBe(one.style.fontSize)
      expect(parseFloat(large.style.fontSize)).toBeGreaterThan(parseFloat(one.style.fontSize))
      expect(lead.style.fontSize).toBe('17px')
    },
  ),
  example(
    'lists',
    '<ul class="list-inline"><li class="list-inline-item">1</li></ul><ul class="list-unstyled"><li>2</li></ul>',
    { one: '.list-inline-item', two: '.list-unstyled' },
    ({ one, two }) => {
      expect([one.style.display, two.style.paddingInlineStart]).toEqual(['inline-block', '0px'])
    },
  ),
  example('image', '<img class="img-fluid rounded" alt="" src="/favicon.svg" />', { one: 'img' }, ({ one }) =>
    expect([one.style.maxWidth, one.style.borderStartStartRadius]).toEqual(['100%', '8px']),
  ),
  example(
    'table',
    '<table class="table table-striped table-hover"><thead><tr><th scope="col">#</th><th>Name</th></tr></thead><tbody><tr><th scope="row">1</th><td>Mark</td></tr></tbody></table>',
    { table: 'table', cell: 'td' },
    ({ table, cell }) => {
      near(table.width, table.room)
      expect(cell.style.borderBlockEndWidth).toBe('1px')
      expect(cell.style.boxShadow).toContain('inset')
      isTransparent(cell)
      readable(cell)
    },
  ),
  example(
    'table rows in colors',
    `<table class="table"><tbody>${eachTone((tone) => `<tr class="table-${tone}"><td>1</td></tr>`)}</tbody></table>`,
    partOfEachTone((tone) => `.table-${tone} td`),
    (parts) => {
      for (const part of Object.values(parts)) readable(part)
      expect(parts.success!.style.backgroundColor).not.toBe(parts.danger!.style.backgroundColor)
    },
  ),
  example(
    'a small table with borders',
    '<table class="table table-sm table-bordered"><tbody><tr><td>1</td></tr></tbody></table>',
    { cell: 'td' },
    ({ cell }) => expect([cell.style.paddingBlockStart, cell.style.borderInlineStartWidth]).toEqual(['4px', '1px']),
  ),
]

export const forms = [
  example(
    'fields',
    '<label class="form-label">Email</label><input class="form-control" placeholder="name@example.com" /><div class="form-text">Never shared</div>',
    { field: 'input', hint: '.form-text' },
    ({ field, hint }) => {
      expect([field.height, field.style.borderStartStartRadius]).toEqual([38, '8px'])
      readable(field)
      readable(hint)
    },
  ),
  example(
    'select',
    '<select class="form-select"><option>Open</option></select>',
    { one: 'select' },
    ({ one: { height, style } }) => {
      expect(height).toBe(38)
      expect(style.paddingInlineEnd).toBe('36px')
    },
  ),
  example(
    'check box',
    '<div class="form-check"><input class="form-check-input" type="checkbox" checked /><label class="form-check-label">1</label></div>',
    { box: 'input', text: 'label' },
    ({ box, text }, theme) => {
      expect([box.width, box.style.backgroundImage.startsWith('url(')]).toEqual([18, true])
      expect(theme === 'rtl' ? box.left > text.right : box.right < text.left).toBe(true)
    },
  ),
  example(
    'switch',
    '<div class="form-check form-switch"><input class="form-check-input" type="checkbox" role="switch" /><label>1</label></div>',
    { one: 'input' },
    ({ one }) => expect([one.width, one.height]).toEqual([36, 18]),
  ),
  example('range', '<input type="range" class="form-range" />', { one: 'input' }, ({ one }) =>
    near(one.width, one.room),
  ),
  example(
    'floating label',
    '<div class="form-floating"><input class="form-control" id="f" placeholder="Email" /><label for="f">Email</label></div>',
    { label: 'label', field: 'input' },
    ({ label, field }) => {
      near(label.top, field.top)
      expect(field.height).toBeGreaterThan(50)
    },
  ),
  example(
    'input group',
    '<div class="input-group"><span class="input-group-text">@</span><input class="form-control" /><button class="btn btn-outline-secondary">Go</button></div>',
    { sign: 'span', field: 'input', button: 'button' },
    ({ sign, field, button }) => {
      near(sign.height, field.height)
      expect([sign.style.borderStartStartRadius, sign.style.borderStartEndRadius]).toEqual(['8px', '0px'])
      expect([button.style.borderStartStartRadius, button.style.borderStartEndRadius]).toEqual(['0px', '8px'])
    },
  ),
  example(
    'a wrong field',
    '<input class="form-control is-invalid" /><div class="invalid-feedback">Say where</div>',
    { field: 'input', text: '.invalid-feedback' },
    ({ field, text }) => {
      expect(text.style.display).toBe('block')
      expect(field.style.backgroundImage).toContain('url(')
      readable(text)
    },
  ),
]
