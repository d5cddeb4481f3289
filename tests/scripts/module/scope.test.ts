import { describe, expect, it } from 'vitest'
import { scopeSheet } from '../../../scripts/vite/scope.mjs'

const scoped = async (css: string, file = '/app/src/@core/a.scss') => (await scopeSheet(css, file)).replace(/\s+/g, ' ')

describe('a style sheet of copied files', () => {
  it.each([
    ['.btn { color: red }', ':where(.ld-copied) .btn {'],
    ['h1, .h1 { color: red }', ':where(.ld-copied) h1, :where(.ld-copied) .h1 {'],
    [":root[dir='rtl'] .a { color: red }", ":where(.ld-copied) .ld-copied-root[dir='rtl'] .a {"],
    ['body { color: red }', ':where(.ld-copied) :where(.ld-copied-root) {'],
    ['.a > body.b { color: red }', ':where(.ld-copied) .a > :where(.ld-copied-root).b {'],
    ['.card-body .body { color: red }', ':where(.ld-copied) .card-body .body {'],
    ['@media print { a { color: red } }', '@media print { :where(.ld-copied) a {'],
  ])('limits %s to the pages', async (css, expected) => {
    expect(await scoped(css)).toContain(expected)
  })

  it('keeps rules about the state of the window', async () => {
    expect(await scoped('body:has(.sheet) > .a { color: red }')).toContain('{ body:has(.sheet) > .a {')
  })

  it('has its layers in one layer, in the order of the product', async () => {
    const css = await scoped('@layer bootstrap { .a { color: red } } .b { color: red }')
    expect(css).toMatch(/^@layer ld-copied ?\{ ?@layer reset, base, bootstrap, product;/)
    expect(css).toMatch(/@layer bootstrap \{ :where\(\.ld-copied\) \.a/)
    expect(css).toMatch(/@layer product ?\{ ?:where\(\.ld-copied\) \.b/)
    expect(await scoped('.c { color: red }', '/app/node_modules/a/a.css')).toMatch(/@layer base ?\{/)
  })

  it('leaves rules outside of layers that override sheets which libraries inject', async () => {
    expect(await scoped('@unlayered { .a { color: red } }')).toMatch(/^ ?:where\(\.ld-copied\) \.a \{/)
  })

  it("shares no custom property and no animation with the app's Bootstrap", async () => {
    const css = await scoped(
      '.a { --bs-gap: 1px; gap: var(--bs-gap); animation: 1s ease spin } @keyframes spin { to { rotate: 1turn } }',
    )
    expect(css).toContain('--ld-copied-bs-gap: 1px; gap: var(--ld-copied-bs-gap); animation: 1s ease ld-copied-spin')
    expect(css).toMatch(/@keyframes ld-copied-spin \{ to \{/)
  })
})
