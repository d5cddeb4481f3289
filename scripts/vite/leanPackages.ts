import type { Plugin } from 'vite'

const apexcharts = '/apexcharts/src/'

/** Files of packages, and what a build takes in their place. */
const replaced: readonly (readonly [file: RegExp, code: string])[] = [
  // Axios sends by XMLHttpRequest wherever there is one, as in every browser: its other way would be loaded in vain.
  [/\/axios\/lib\/adapters\/fetch\.js$/, 'export const getFetch = () => false'],
  // In one file, the charts cannot be taken apart; their sources stand beside it.
  [/\/apexcharts\/dist\/apexcharts\.esm\.js$/, "export { default } from '../src/apexcharts.js'"],
  // No chart has tools of the library's own, and none is of these kinds (`ApexWords` in @core/components/chart/chartSpec.ts).
  [/\/apexcharts\/src\/modules\/(Toolbar|ZoomPanSelection)\.js$/, 'export default class { destroy() {} }'],
  [/\/apexcharts\/src\/charts\/(RangeBar|Treemap)\.js$/, 'export default class {}'],
  [/\/@svgdotjs\/svg\.(draggable|resize|select)\.js\//, ''],
]

/** Parts of packages' code, and what a build has in their place. */
const rewritten: readonly (readonly [file: RegExp, part: RegExp, code: string])[] = [
  // Nothing but React looks at an icon's keys, and only while developing.
  [/\/lucide-react\/dist\/esm\/icons\//, /, key: "\w+"|^__iconData\.node;$/gm, ''],
  // What is exported to browsers is the router for developing; the other one differs in no more than this.
  [/\/react-router\/dist\/development\//, /(?<=var ENABLE_DEV_WARNINGS = )true/, 'false'],
]

/** Leaves out of packages what no page needs. A build ends with an error where a package has come to look otherwise. */
export function leanPackages(): Plugin {
  const met = new Set<RegExp>()
  return {
    name: 'lean-packages',
    apply: 'build',
    enforce: 'pre',
    // The library puts its style sheet into the page itself.
    resolveId: (source, importer = '') =>
      source.endsWith('/apexcharts.css') && importer.includes(apexcharts)
        ? `${importer.replace(/[^/]+$/, '')}${source.replace('./', '')}?raw`
        : null,
    load(id) {
      const [file, code] = replaced.find(([file]) => file.test(id)) ?? []
      if (file) met.add(file)
      return code
    },
    transform(code, id) {
      const [file, part, instead = ''] = rewritten.find(([file]) => file.test(id)) ?? []
      if (!file || !part) return null
      const lean = code.replace(part, instead)
      if (lean !== code) met.add(file)
      return { code: lean, map: null }
    },
    buildEnd(error) {
      if (error) return
      const ids = [...this.getModuleIds()]
      for (const [file] of [...replaced, ...rewritten]) {
        // A product without charts has none to make lean.
        const name = /@?[a-z-]+/.exec(file.source)?.[0] ?? ''
        if (!met.has(file) && ids.some((id) => id.includes(`/node_modules/${name}/`)))
          this.error(`lean-packages: nothing of ${name} is like ${String(file)} any longer.`)
      }
    },
  }
}
