/**
 * Who may import whom. A module is `<area>/<module>` under src/redux, src/@fake-db and src/views; `$1` in a rule's `to` is the
 * module that the importing file belongs to. Files such as src/redux/app/store.ts are not two levels deep and so no module.
 */
const MODULE = '[^/]+/[^/]+'

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'Two files that need each other are one file, or hide a third.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'view-module-isolated',
      comment:
        "A view knows its own module, the shell's slices, what views share, and the addresses of others. These are reached by URL or by a shell slice.",
      severity: 'error',
      from: { path: `^src/views/(${MODULE})/` },
      to: {
        path: `^src/(views|redux)/${MODULE}/`,
        pathNot: [
          '^src/(views|redux)/$1/',
          '^src/(redux/shell|views/shared)/',
          '^src/views/cards/[^/]+/widgets\\.ts$',
          `^src/views/${MODULE}/paths\\.ts$`,
        ],
      },
    },
    {
      name: 'widgets-for-dashboards',
      comment: 'Cards are the widget layer of the dashboards, and of nobody else.',
      severity: 'error',
      from: { path: '^src/views/(?!dashboards/|cards/)' },
      to: { path: '^src/views/cards/', pathNot: '/paths\\.ts$' },
    },
    {
      name: 'paths-are-leaves',
      comment: 'Any module may link to any other, so addresses need no page, no text and no slice.',
      severity: 'error',
      from: { path: `^src/views/${MODULE}/paths\\.ts$` },
      to: { path: '^src/', pathNot: '^src/@core/module/' },
    },
    {
      name: 'areas-are-leaves',
      comment: 'What may be done where is known before anything of the module is loaded.',
      severity: 'error',
      from: { path: `^src/redux/${MODULE}/area\\.ts$` },
      to: { path: '^src/', pathNot: '^src/@core/module/' },
    },
    {
      name: 'views-know-no-navigation',
      comment:
        "Pages link through the modules' paths and `configs/publicPaths.ts`; importing the menu or the registry would close a circle.",
      severity: 'error',
      from: { path: '^src/views/' },
      to: { path: '^src/navigation/' },
    },
    {
      name: 'configs-know-no-module',
      comment: 'Every other folder reads the settings, so they import only what is below them.',
      severity: 'error',
      from: { path: '^src/configs/' },
      to: { path: '^src/(?!configs/|@core/|utility/|product\\.ts$)' },
    },
    {
      name: 'product-is-leaf',
      comment: 'All folders and the build read `product.ts`. It needs nothing but types of `utility`.',
      severity: 'error',
      from: { path: '^src/product\\.ts$' },
      to: { path: '^src/(?!utility/)' },
    },
    {
      name: 'redux-module-isolated',
      comment: 'A slice knows itself, the contract and the shell, so that it can be copied and tested alone.',
      severity: 'error',
      from: { path: `^src/redux/(${MODULE})/` },
      to: {
        path: `^src/(redux/${MODULE}/|views/|layouts/|navigation/|@fake-db/)`,
        pathNot: ['^src/redux/$1/', '^src/redux/shell/'],
      },
    },
    {
      name: 'contract-is-leaf',
      comment: "Client, sample backend and tests share it: nothing but paths and schemas, its own or the shell's.",
      severity: 'error',
      from: { path: `^src/redux/(${MODULE})/contract\\.ts$` },
      to: {
        path: '^src/',
        pathNot: ['^src/@core/', '^src/redux/($1|shell/[^/]+)/(currencies|shipped|\\w*[sS]chema)\\.ts$'],
      },
    },
    {
      name: 'adapter-knows-contract',
      comment: "It translates requests and responses. It needs its module's contract and schemas, but no slice.",
      severity: 'error',
      from: { path: `^src/redux/(${MODULE})/adapter\\.ts$` },
      to: {
        path: '^src/',
        pathNot: ['^src/@core/', '^src/redux/app/', '^src/redux/$1/(contract|\\w*[sS]chema)\\.ts$'],
      },
    },
    {
      name: 'adapters-only-on-demand',
      comment: '`App.tsx` finds them by name. Nothing else may depend on the shape of the API.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: `^src/redux/${MODULE}/adapter\\.ts$` },
    },
    {
      name: 'redux-app-knows-no-module',
      comment: 'Slices inject themselves; the infrastructure under them knows none.',
      severity: 'error',
      from: { path: '^src/redux/app/' },
      to: { path: `^src/(redux/${MODULE}/|views/|layouts/|navigation/|@fake-db/)` },
    },
    {
      name: 'fake-module-isolated',
      comment:
        "Sample handlers know the kit, their own contract, schema and rules, and the shell's, its areas and shipped roles among them. No slice, no view, no other module.",
      severity: 'error',
      from: { path: `^src/@fake-db/(?!kit/)(${MODULE})/` },
      to: {
        path: '^src/(@fake-db|redux|views|layouts|navigation|configs)/',
        pathNot: [
          '^src/@fake-db/(kit|shell|$1)/',
          '^src/redux/($1|shell/[^/]+)/(areas|contract|currencies|rules|shipped|totals|\\w*[sS]chema)\\.ts$',
        ],
      },
    },
    {
      name: 'fake-kit-knows-no-module',
      comment: 'The kit carries any module and names none.',
      severity: 'error',
      from: { path: '^src/@fake-db/kit/' },
      to: { path: '^src/(?!@fake-db/kit/|@core/|utility/)' },
    },
    {
      name: 'nobody-imports-fake-db',
      comment: 'One dynamic import in App.tsx installs the sample backend; without it a build holds no byte of it.',
      severity: 'error',
      from: { path: '^src/(?!@fake-db/|App\\.tsx$)' },
      to: { path: '^src/@fake-db/' },
    },
    {
      name: 'fake-db-only-on-demand',
      comment: 'A static import would put the sample backend into every build.',
      severity: 'error',
      from: { path: '^src/App\\.tsx$' },
      to: { path: '^src/@fake-db/', dynamic: false, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'core-and-utility-are-leaves',
      comment: 'Copied as they are into other products, so they know nothing of this one but its name and logo.',
      severity: 'error',
      from: { path: '^src/(@core|utility)/' },
      to: { path: '^src/(?!@core/|utility/|product\\.ts$)' },
    },
    {
      name: 'navigation-entries-only',
      comment: "The registry reads a module's manifest; its pages load with their route.",
      severity: 'error',
      from: { path: '^src/navigation/' },
      to: { path: '^src/views/', pathNot: '/module\\.ts$' },
    },
    {
      name: 'layouts-no-modules',
      comment: 'The shell frames any page and depends on none. It reads what views share, as they do.',
      severity: 'error',
      from: { path: '^src/layouts/' },
      to: { path: `^src/(views/(?!shared/)|redux/(?!shell/)${MODULE}/)` },
    },
    {
      name: 'views-know-no-layout',
      comment: 'A page stands in any frame. What the shell and a page have in common is in views/shared.',
      severity: 'error',
      from: { path: '^src/views/' },
      to: { path: '^src/layouts/' },
    },
    {
      name: 'no-unresolvable',
      comment: 'An import that resolves to nothing escapes every other rule.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
    {
      name: 'no-dev-dependency-in-src',
      comment: 'What ships is a dependency.',
      severity: 'error',
      from: { path: '^src/' },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'], pathNot: '^node_modules/@types/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Templates; their imports resolve in the product that they are copied to.
    exclude: '^scripts/module/(host|new|start)/',
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'module', 'browser', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.d.ts', '.js', '.json', '.scss', '.css'],
    },
  },
}
