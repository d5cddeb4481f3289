/*
 * Whenever jsdom asks for an element's style, it asks for its direction by a new instance of bidi-js, which begins by parsing the
 * types of all characters: a third of the time of a test that looks for roles. Here all of them are one instance.
 */
const Module = require('node:module')

const fromJsdom = Module.createRequire(require.resolve('jsdom'))
const fromSelector = Module.createRequire(fromJsdom.resolve('@asamuzakjp/dom-selector'))
const filename = fromSelector.resolve('bidi-js')
const bidi = fromSelector(filename)()
// A new module: what was required once is known to `import` by its first exports.
require.cache[filename] = Object.assign(new Module(filename), { filename, loaded: true, exports: () => bidi })
