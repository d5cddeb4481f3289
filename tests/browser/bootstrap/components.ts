import { expect } from 'vitest'
import { eachTone, example, isTransparent, near, partOfEachTone, readable } from './example'

export const components = [
  example(
    'accordion',
    '<div class="accordion"><div class="accordion-item"><h2 class="accordion-header"><button class="accordion-button collapsed">1</button></h2></div></div>',
    { item: '.accordion-item', button: 'button' },
    ({ item, button }) => {
      near(button.width, item.width - 2)
      readable(button)
    },
  ),
  example(
    'alerts',
    eachTone((tone) => `<div class="alert alert-${tone}">A sentence</div>`),
    partOfEachTone((tone) => `.alert-${tone}`),
    (parts) => {
      for (const part of Object.values(parts)) readable(part)
      expect(parts.success!.style.display).toBe('block')
      const fills = Object.values(parts).map(({ style }) => style.backgroundColor)
      expect(new Set(fills).size).toBe(fills.length)
    },
  ),
  example(
    'a link in an alert',
    '<div class="alert alert-danger">A <a href="#a" class="alert-link">link</a></div>',
    { box: '.alert', link: 'a' },
    ({ box, link }) => {
      expect([link.style.color, link.style.fontWeight]).toEqual([box.style.color, '600'])
    },
  ),
  example(
    'an alert that closes',
    '<div class="alert alert-warning alert-dismissible">1<button class="btn-close"></button></div>',
    { box: '.alert', cross: 'button' },
    ({ box, cross }, theme) => {
      expect(theme === 'rtl' ? cross.left - box.left : box.right - cross.right).toBeLessThan(4)
    },
  ),
  example(
    'badges',
    '<span class="badge text-bg-secondary">New</span><span class="badge rounded-pill bg-primary">1</span>',
    { one: '.badge', two: '.bg-primary' },
    ({ one, two }) => {
      readable(one)
      readable(two)
    },
  ),
  example(
    'a badge over the corner of a button, and one without words',
    '<button class="btn btn-primary position-relative">1<span class="position-absolute top-0 start-100 translate-middle badge rounded-pill bg-danger">9</span></button><b class="badge text-bg-info"></b>',
    { button: 'button', empty: 'b' },
    ({ button, empty }) => expect([button.style.overflowX, empty.style.display]).toEqual(['visible', 'none']),
  ),
  example(
    'a link that is off',
    '<a class="btn btn-primary disabled" aria-disabled="true" href="#a">Off</a>',
    { link: 'a' },
    ({ link }) => expect(link.style.pointerEvents).toBe('none'),
  ),
  example(
    'breadcrumb',
    '<ol class="breadcrumb"><li class="breadcrumb-item"><a href="#a">Home</a></li><li class="breadcrumb-item active">Library</li></ol>',
    { list: 'ol', last: '.active' },
    ({ list, last }) => {
      expect(list.style.display).toBe('flex')
      readable(last)
    },
  ),
  example(
    'buttons',
    eachTone((tone) => `<button class="btn btn-${tone}">1</button>`),
    partOfEachTone((tone) => `.btn-${tone}`),
    (parts) => {
      for (const part of Object.values(parts)) readable(part)
      expect(parts.success!.height).toBe(38)
    },
  ),
  example(
    'outline buttons',
    eachTone((tone) => `<button class="btn btn-outline-${tone}">1</button>`),
    partOfEachTone((tone) => `.btn-outline-${tone}`),
    (parts, theme) => {
      for (const [tone, part] of Object.entries(parts)) {
        expect(part.style.borderInlineStartWidth).toBe('1px')
        if (tone !== (theme === 'dark' ? 'dark' : 'light')) readable(part)
      }
      const edges = Object.values(parts).map(({ style }) => style.borderBlockStartColor)
      expect(new Set(edges).size).toBe(edges.length)
    },
  ),
  example(
    'button group',
    '<div class="btn-group"><button class="btn btn-primary">1</button><button class="btn btn-primary">2</button></div>',
    { first: '.btn', last: '.btn:last-child' },
    ({ first, last }) => {
      expect([first.style.borderStartStartRadius, first.style.borderStartEndRadius]).toEqual(['8px', '0px'])
      expect([last.style.borderStartStartRadius, last.style.borderStartEndRadius]).toEqual(['0px', '8px'])
    },
  ),
  example(
    'card',
    '<div class="card" style="width: 18rem"><div class="card-body"><h5 class="card-title">Title</h5><p class="card-text">Text</p><a href="#a" class="btn btn-primary">Go</a></div></div>',
    { card: '.card', body: '.card-body', title: '.card-title', text: '.card-text', button: 'a' },
    ({ card, body, title, text, button }) => {
      expect([card.width, card.style.borderStartStartRadius, body.style.paddingBlockStart]).toEqual([
        288,
        '12px',
        '20px',
      ])
      expect(text.top - title.top - title.height).toBe(8)
      expect(button.top - text.top - text.height).toBe(16)
      readable(button)
      readable(text)
    },
  ),
  example(
    'card with head, list and foot',
    '<div class="card"><div class="card-header">Featured</div><ul class="list-group list-group-flush"><li class="list-group-item">An item</li></ul><div class="card-footer">2 days ago</div></div>',
    { head: '.card-header', item: 'li', foot: '.card-footer' },
    ({ head, item, foot }) => {
      expect([head.style.display, head.style.borderBlockEndWidth, foot.style.borderBlockStartWidth]).toEqual([
        'block',
        '1px',
        '0px',
      ])
      near(item.width, head.width)
      isTransparent(head)
    },
  ),
  example(
    'dropdown',
    '<div class="dropdown"><button class="btn btn-primary dropdown-toggle">1</button><ul class="dropdown-menu show"><li><a class="dropdown-item" href="#a">Action</a></li><li><hr class="dropdown-divider" /></li></ul></div>',
    { menu: '.dropdown-menu', item: '.dropdown-item' },
    ({ menu, item }) => {
      expect([menu.style.position, menu.style.display, menu.style.borderStartStartRadius]).toEqual([
        'absolute',
        'block',
        '12px',
      ])
      readable(item)
    },
  ),
  example(
    'a closed dropdown, modal and drawer',
    '<ul class="dropdown-menu">1</ul><div class="modal">2</div><div class="offcanvas offcanvas-end">3</div>',
    { menu: 'ul', modal: '.modal', drawer: '.offcanvas' },
    ({ menu, modal, drawer }) => {
      expect([menu.style.display, modal.style.display, drawer.style.visibility]).toEqual(['none', 'none', 'hidden'])
    },
  ),
  example(
    'list group',
    '<div class="list-group"><a href="#a" class="list-group-item list-group-item-action active">1</a><a href="#b" class="list-group-item list-group-item-danger">2</a></div>',
    { first: 'a', second: 'a:last-child' },
    ({ first, second }) => {
      readable(first)
      readable(second)
      expect(first.style.borderStartStartRadius).toBe('12px')
    },
  ),
  example(
    'tabs',
    '<ul class="nav nav-tabs"><li class="nav-item"><a class="nav-link active" href="#a">Active</a></li><li class="nav-item"><a class="nav-link" href="#b">Link</a></li></ul>',
    { list: 'ul', active: '.active', other: 'li:last-child a' },
    ({ list, active, other }) => {
      expect(list.style.display).toBe('flex')
      expect(active.style.color).not.toBe(other.style.color)
      readable(active)
      readable(other)
    },
  ),
  example(
    'pills',
    '<ul class="nav nav-pills"><li class="nav-item"><a class="nav-link active" href="#a">Active</a></li></ul>',
    { active: 'a' },
    ({ active }) => readable(active),
  ),
  example(
    'navbar',
    '<nav class="navbar navbar-expand-lg bg-body-tertiary"><div class="container-fluid"><a class="navbar-brand" href="#a">Navbar</a><button class="navbar-toggler">1</button><div class="collapse navbar-collapse"><ul class="navbar-nav"><li class="nav-item"><a class="nav-link" href="#b">Home</a></li></ul></div></div></nav>',
    { bar: 'nav', brand: '.navbar-brand', toggler: 'button', link: '.nav-link' },
    ({ bar, brand, toggler, link }) => {
      expect([bar.style.display, bar.style.position, toggler.style.display]).toEqual(['flex', 'relative', 'none'])
      readable(brand)
      near(brand.top + brand.height / 2, link.top + link.height / 2)
    },
  ),
  example(
    'pagination',
    '<ul class="pagination"><li class="page-item"><a class="page-link" href="#a">1</a></li><li class="page-item active"><a class="page-link" href="#b">2</a></li></ul>',
    { first: '.page-link', active: '.active a' },
    ({ first, active }, theme) => {
      expect(first.left < active.left).toBe(theme !== 'rtl')
      readable(active)
    },
  ),
  example(
    'sizes of pages',
    '<ul class="pagination pagination-sm"><li class="page-item"><a class="page-link" href="#a">1</a></li></ul><ul class="pagination"><li class="page-item"><a class="page-link" href="#b">1</a></li></ul><ul class="pagination pagination-lg"><li class="page-item"><a class="page-link" href="#c">1</a></li></ul>',
    { small: '.pagination-sm a', medium: 'ul:not(.pagination-sm) a', large: '.pagination-lg a' },
    ({ small, medium, large }) => expect([small.height, medium.height, large.height]).toEqual([28, 32, 42]),
  ),
  example(
    'links that fill their row',
    '<nav class="nav nav-underline nav-fill"><a class="nav-link active" href="#a">1</a></nav>',
    { link: 'a' },
    ({ link }) => expect(link.style.flexGrow).toBe('1'),
  ),
  example(
    'a field for a file',
    '<input class="form-control" aria-label="Name" /><input class="form-control" type="file" aria-label="File" />',
    { text: 'input', file: '[type=file]' },
    ({ text, file }) => expect(file.style.backgroundColor).toBe(text.style.backgroundColor),
  ),
  example(
    'placeholders',
    '<p class="placeholder-glow"><span class="placeholder col-6">1</span></p>',
    { box: 'p', one: 'span' },
    ({ box, one }) => near(one.width, box.width / 2),
  ),
  example(
    'popover',
    '<div class="popover position-static show"><h3 class="popover-header">1</h3><div class="popover-body">2</div></div>',
    { one: '.popover', body: '.popover-body' },
    ({ one, body }) => {
      expect(one.style.maxWidth).toBe('276px')
      readable(body)
    },
  ),
  example(
    'progress',
    '<div class="progress"><div class="progress-bar w-25">25%</div></div>',
    { box: '.progress', bar: '.progress-bar' },
    ({ box, bar }) => {
      near(bar.width, box.width / 4)
      expect(bar.height).toBe(16)
      readable(bar)
    },
  ),
  example(
    'spinners',
    '<div class="spinner-border text-primary"></div><div class="spinner-grow spinner-grow-sm"></div>',
    { one: '.spinner-border' },
    ({ one }) => expect([one.width, one.style.animationName]).toEqual([32, 'spinner-border']),
  ),
  example(
    'toast',
    '<div class="toast show"><div class="toast-header"><strong class="me-auto">1</strong><button class="btn-close"></button></div><div class="toast-body">2</div></div>',
    { one: '.toast', body: '.toast-body' },
    ({ one, body }) => {
      expect([one.style.maxWidth, body.style.display]).toEqual(['100%', 'block'])
      readable(body)
    },
  ),
  example(
    'tooltip',
    '<div class="tooltip show position-static"><div class="tooltip-inner">1</div></div>',
    { one: '.tooltip-inner' },
    ({ one }) => readable(one),
  ),
  example(
    'a part in the other theme',
    '<div class="card" data-bs-theme="dark"><div class="card-body">1</div></div>',
    { card: '.card', text: '.card-body' },
    ({ card, text }) => {
      expect(card.style.backgroundColor).toBe('rgb(22, 27, 43)')
      readable(text)
    },
  ),
]
