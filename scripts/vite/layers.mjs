import postcssRtlcss from 'postcss-rtlcss'
import { Mode } from 'postcss-rtlcss/options'

const mirror = postcssRtlcss({ mode: Mode.override, rtlPrefix: ':where([dir="rtl"])' })

/** Adds a mirrored rule for [dir="rtl"] to each rule with left or right. `:where` keeps the specificity equal. */
function mirrorRules(container, { postcss }) {
  const root = postcss.root({ nodes: container.nodes })
  mirror.Once(root, { postcss })
  // URLs are resolved relative to the source file.
  root.walk((node) => {
    if (!node.source?.input.file) node.source = container.source
  })
  container.removeAll()
  container.append(root.nodes)
}

const sides = { left: 'start', right: 'end', top: 'start', bottom: 'end' }

function logicalName(name) {
  return name
    .replace(/^(left|right)$/, (side) => `inset-inline-${sides[side]}`)
    .replace(/^(margin|padding|border)-(left|right)\b/, (_, what, side) => `${what}-inline-${sides[side]}`)
    .replace(
      /^border-(top|bottom)-(left|right)-radius$/,
      (_, block, inline) => `border-${sides[block]}-${sides[inline]}-radius`,
    )
}

/**
 * Replaces physical properties by logical ones. Mirrored rules would not do: the mirrored rule of `me-2` resets a side, and so
 * undoes another class of the element, such as `ms-3`.
 */
function makeLogical(container) {
  container.walkRules((rule) => {
    let isPhysical = false
    for (const node of rule.nodes) {
      if (node.type === 'comment')
        isPhysical = /^!?\s*rtl:begin/.test(node.text) || (isPhysical && !/rtl:end/.test(node.text))
      if (node.type !== 'decl' || isPhysical) continue
      node.prop = logicalName(node.prop)
      if (node.prop === 'float') node.value = node.value.replace(/left|right/, (side) => `inline-${sides[side]}`)
      if (node.prop === 'text-align')
        node.value = node.value.replace(/left|right/, (side) => `var(--ld-text-${sides[side]})`)
    }
  })
}

/** Wraps rules outside of layers in a layer, and unwraps `@unlayered`. */
function putIntoLayer(root, name, { postcss }) {
  let layer
  for (const node of [...root.nodes]) {
    const isApart = node.type === 'atrule' && ['charset', 'import', 'layer', 'unlayered'].includes(node.name)
    if (isApart) layer = undefined
    if (node.type === 'atrule' && node.name === 'unlayered') node.replaceWith(node.nodes)
    if (isApart || (node.type === 'comment' && !layer)) continue
    if (!layer) {
      layer = postcss.atRule({ name: 'layer', params: name, nodes: [], source: node.source })
      node.before(layer)
    }
    layer.append(node)
  }
}

/*
 * Puts every rule into a layer (`@core/scss/_layers.scss`): packages' sheets into the first, ours into the last. Ours are logical
 * already. Bootstrap is made logical, and mirrored where no logical property exists (transforms). Other packages' sheets are mirrored.
 */
export const layers = {
  postcssPlugin: 'layers',
  Once(root, helpers) {
    const file = (root.source?.input.file ?? '').replaceAll('\\', '/')
    if (file.includes('/node_modules/')) {
      mirrorRules(root, helpers)
      putIntoLayer(root, 'base', helpers)
    } else if (file.endsWith('.scss')) {
      root.each((node) => {
        if (node.name !== 'layer' || !node.nodes) return
        makeLogical(node)
        mirrorRules(node, helpers)
      })
      putIntoLayer(root, 'product', helpers)
    }
  },
}
