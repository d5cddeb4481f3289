import { expect } from 'vitest'
import { eachTone, example, near, partOfEachTone, readable } from './example'

export const layout = [
  example(
    'grid columns',
    '<div class="row"><div class="col-md-6">1</div><div class="col-md-6">2</div></div>',
    { row: '.row', first: '.col-md-6', second: '.col-md-6:last-child' },
    ({ row, first, second }, theme) => {
      near(first.width, row.width / 2)
      near(first.top, second.top)
      expect(first.left < second.left).toBe(theme !== 'rtl')
    },
  ),
  example(
    'equal columns with gutters',
    '<div class="row g-3"><div class="col">1</div><div class="col">2</div><div class="col">3</div></div>',
    { row: '.row', one: '.col' },
    ({ row, one }) => {
      near(one.width, row.width / 3)
      expect([one.style.paddingInlineStart, one.style.marginBlockStart]).toEqual(['8px', '16px'])
    },
  ),
  example(
    'offset',
    '<div class="row"><div class="col-4 offset-4">1</div></div>',
    { row: '.row', one: '.col-4' },
    ({ row, one }) => near(one.left - row.left, row.width / 3),
  ),
  example(
    'row-cols',
    '<div class="row row-cols-4"><div class="col">1</div></div>',
    { row: '.row', one: '.col' },
    ({ row, one }) => near(one.width, row.width / 4),
  ),
  example(
    'order',
    '<div class="row"><div class="col order-2">1</div><div class="col order-1">2</div></div>',
    { first: '.order-1', second: '.order-2' },
    ({ first, second }, theme) => expect(first.left < second.left).toBe(theme !== 'rtl'),
  ),
  example('container', '<div class="container">1</div>', { one: '.container' }, ({ one }) => {
    expect([one.style.maxWidth, one.style.paddingInlineStart]).toEqual(['1320px', '12px'])
  }),
  example('vertical stack', '<div class="vstack gap-3"><p>1</p><p>2</p></div>', { one: '.vstack' }, ({ one }) => {
    expect([one.style.display, one.style.flexDirection, one.style.rowGap]).toEqual(['flex', 'column', '16px'])
  }),
  example(
    'horizontal stack',
    '<div class="hstack"><p>1</p><div class="vr"></div><p class="ms-auto">2</p></div>',
    { one: '.hstack', line: '.vr', last: '.ms-auto' },
    ({ one, line, last }, theme) => {
      near(line.width, 1)
      near(theme === 'rtl' ? last.left : last.right, theme === 'rtl' ? one.left : one.right)
    },
  ),
  example('ratio', '<div class="ratio ratio-16x9"><div>1</div></div>', { one: '.ratio' }, ({ one }) =>
    near(one.height, (one.width * 9) / 16),
  ),
  example(
    'clearfix and floats',
    '<div class="clearfix"><i class="float-end">1</i></div>',
    { box: '.clearfix', one: 'i' },
    ({ box, one }, theme) => {
      expect(box.height).toBeGreaterThan(0)
      near(theme === 'rtl' ? one.left : one.right, theme === 'rtl' ? box.left : box.right)
    },
  ),
]

export const utilities = [
  example(
    'flex',
    '<div class="d-flex gap-2 align-items-center justify-content-between"><p>1</p></div>',
    { one: '.d-flex' },
    ({ one: { style } }) =>
      expect([style.display, style.columnGap, style.alignItems, style.justifyContent]).toEqual([
        'flex',
        '8px',
        'center',
        'space-between',
      ]),
  ),
  example(
    'a hidden element',
    '<div class="d-none d-md-block">1</div><p class="d-md-none">2</p>',
    { one: 'div', two: 'p' },
    ({ one, two }) => {
      expect([one.style.display, two.style.display]).toEqual(['block', 'none'])
    },
  ),
  example('margins at both ends', '<p class="ms-3 me-2">1</p>', { one: 'p' }, ({ one }) => {
    expect([one.style.marginInlineStart, one.style.marginInlineEnd]).toEqual(['16px', '8px'])
  }),
  example('padding that is given and taken', '<p class="px-4 pe-0 py-1">1</p>', { one: 'p' }, ({ one: { style } }) => {
    expect([style.paddingInlineStart, style.paddingInlineEnd, style.paddingBlockStart]).toEqual(['24px', '0px', '4px'])
  }),
  example(
    'position at both ends',
    '<div class="position-relative"><p class="position-absolute start-0 end-0 top-0">1</p></div>',
    { box: 'div', one: 'p' },
    ({ box, one }) => near(one.width, box.width),
  ),
  example(
    'a dot in the corner',
    '<button class="btn btn-primary position-relative">1<span class="position-absolute top-0 start-100 translate-middle p-2 bg-danger rounded-circle"></span></button>',
    { box: 'button', dot: 'span' },
    ({ box, dot }, theme) => near(dot.left + dot.width / 2, theme === 'rtl' ? box.left + 1 : box.right - 1),
  ),
  example('size', '<div class="w-50 h-auto mw-100">1</div>', { one: 'div' }, ({ one }) =>
    near(one.width * 2, one.room),
  ),
  example(
    'text',
    '<p class="text-end fw-bold fs-2 text-uppercase text-truncate">1</p>',
    { one: 'p' },
    ({ one: { style } }, theme) => {
      expect([style.textAlign, style.fontWeight, style.fontSize, style.textTransform, style.textOverflow]).toEqual([
        theme === 'rtl' ? 'left' : 'right',
        '700',
        '24px',
        'uppercase',
        'ellipsis',
      ])
    },
  ),
  example('borders', '<p class="border border-2 border-end-0 rounded-3">1</p>', { one: 'p' }, ({ one: { style } }) => {
    expect([style.borderInlineStartWidth, style.borderInlineEndWidth, style.borderStartStartRadius]).toEqual([
      '2px',
      '0px',
      '12px',
    ])
  }),
  example('corners at one end', '<p class="rounded-end">1</p>', { one: 'p' }, ({ one: { style } }) => {
    expect([style.borderStartStartRadius, style.borderStartEndRadius]).toEqual(['0px', '8px'])
  }),
  example('shadow', '<p class="shadow">1</p>', { one: 'p' }, ({ one }) => expect(one.style.boxShadow).not.toBe('none')),
  example(
    'colors as grounds',
    eachTone((tone) => `<p class="text-bg-${tone}">1</p>`),
    partOfEachTone((tone) => `.text-bg-${tone}`),
    (parts) => {
      for (const part of Object.values(parts)) readable(part)
    },
  ),
  example(
    'colors of text',
    '<p class="text-primary-emphasis bg-primary-subtle">1</p><b class="text-muted">2</b><i class="text-danger bg-body">3</i>',
    { one: 'p', two: 'b', three: 'i' },
    ({ one, two, three }) => {
      for (const part of [one, two, three]) readable(part)
    },
  ),
  example('a ground with opacity', '<p class="bg-success bg-opacity-25">1</p>', { one: 'p' }, ({ one }) =>
    expect(one.style.backgroundColor).toMatch(/0\.25\)$/),
  ),
  example(
    'links',
    '<a href="#a" class="link-success">1</a><a href="#b" class="link-body-emphasis">2</a>',
    { one: '.link-success', two: '.link-body-emphasis' },
    ({ one, two }) => {
      expect(one.style.color).not.toBe(two.style.color)
      readable(two)
    },
  ),
  example(
    'a stretched link',
    '<div class="card"><a href="#a" class="stretched-link">1</a></div>',
    { one: 'a' },
    ({ one }) => expect(one.style.position).toBe('static'),
  ),
  example('hidden words', '<span class="visually-hidden">1</span>', { one: 'span' }, ({ one }) => near(one.width, 1)),
]
