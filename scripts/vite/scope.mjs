import { createRequire } from 'node:module'
import { layers } from './layers.mjs'

/** Elements of the pages within another app: everything below `.ld-copied`. `.ld-copied-root` replaces `<html>` and `<body>`. */
const around = '.ld-copied'
const root = '.ld-copied-root'

function scopeSelector(selector) {
  // Reads the state of the whole window, for example whether it prints.
  if (selector.startsWith('body:has(')) return selector
  const own = selector
    .replace(/:root(?![\w-])/g, root)
    .replace(/(^|[\s>+~(,])(?:html|body)(?![\w-])/g, `$1:where(${root})`)
  return `:where(${around}) ${own}`
}

/** Bootstrap's custom properties and all animations get another name, because the app may use the same. */
function rename(sheet) {
  const animations = new Set()
  sheet.walkAtRules(/keyframes$/, (rule) => {
    animations.add(rule.params)
    rule.params = `ld-copied-${rule.params}`
  })
  const withPrefix = (value) => value.replace(/[\w-]+/g, (word) => (animations.has(word) ? `ld-copied-${word}` : word))
  sheet.walkDecls((declaration) => {
    declaration.prop = declaration.prop.replace(/^--bs-/, '--ld-copied-bs-')
    declaration.value = declaration.value.replaceAll('--bs-', '--ld-copied-bs-')
    if (/^animation(-name)?$/.test(declaration.prop)) declaration.value = withPrefix(declaration.value)
  })
}

/** Limits all rules to our elements. Their layers become parts of the layer `ld-copied`. */
const scope = {
  postcssPlugin: 'scope',
  Once(sheet, { postcss }) {
    rename(sheet)
    sheet.walkRules((rule) => {
      const isStep = rule.parent?.type === 'atrule' && /keyframes$/.test(rule.parent.name)
      const isNested = rule.parent?.type === 'rule'
      if (!isStep && !isNested) rule.selectors = rule.selectors.map(scopeSelector)
    })
    const order = postcss.atRule({ name: 'layer', params: 'reset, base, bootstrap, product' })
    const layer = postcss.atRule({ name: 'layer', params: 'ld-copied', nodes: [order] })
    // Rules without a layer stay so: they override sheets that a library injects.
    layer.append(sheet.nodes.filter(({ type, name }) => type === 'atrule' && !['charset', 'import'].includes(name)))
    sheet.append(layer)
  },
}

/**
 * Puts a compiled sheet into cascade layers, and limits it to the pages of copied modules. Uses Vite's own PostCSS; the PostCSS
 * configuration of the app is another matter. For `vite.modules.ts`.
 * @param {string} code
 * @param {string} file path of its source
 * @returns {Promise<string>}
 */
export async function scopeSheet(code, file) {
  const postcss = createRequire(import.meta.resolve('vite'))('postcss')
  const { css } = await postcss([layers, scope]).process(code, { from: file })
  return css
}
