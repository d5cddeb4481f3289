import postcssRtlcss from 'postcss-rtlcss'
import { Mode } from 'postcss-rtlcss/options'

const mirror = postcssRtlcss({ mode: Mode.override, rtlPrefix: ':where([dir="rtl"])' })

/*
 * Packages' style sheets, and Bootstrap inside `@core/scss/index.scss`, say left and right: each rule of theirs that does gets
 * a mirrored one for [dir="rtl"], no more specific than itself, so that what overrides the one overrides both. Ours are
 * logical and stay as they are; in `index.scss` they begin at `rtl:begin:ignore`.
 */
const mirrorVendorStyles = {
  postcssPlugin: 'mirror-vendor-styles',
  Once(root, helpers) {
    const file = root.source?.input.file ?? ''
    if (/\/node_modules\/|\/@core\/scss\/index\.scss$/.test(file.replaceAll('\\', '/'))) mirror.Once(root, helpers)
  },
}

export default { plugins: [mirrorVendorStyles] }
