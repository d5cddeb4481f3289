/** Packages with a wrapper; all other code imports the wrapper. */
const wrapped = {
  'react-redux': { in: ['src/redux/app/hooks.ts', 'src/App.tsx', 'src/main.tsx'], use: '@/redux/app/hooks' },
  axios: { in: ['src/@core/api/**', 'src/@fake-db/index.ts', 'src/@fake-db/kit/**'], use: '@core/api/client' },
  'axios-mock-adapter': { in: ['src/@fake-db/kit/mount.ts'], use: '@fake-db/kit/mount' },
  reactstrap: { in: ['src/@core/components/**'], use: '@core/components' },
  'react-data-table-component': {
    in: ['src/@core/components/loaded-table/**'],
    use: '@core/components/loaded-table/LoadedTable',
  },
  'react-apexcharts': { in: ['src/@core/components/chart/**'], use: '@core/components/chart/Chart' },
  apexcharts: { in: ['src/@core/components/chart/**'], use: '@core/components/chart/Chart' },
  zod: { in: ['src/@core/schema.ts'], use: '@core/schema' },
}

/** A later block replaces an earlier one, so each exception repeats the bans it does not lift. */
function banned(lifted = []) {
  const names = Object.keys(wrapped).filter((name) => !lifted.includes(name))
  return {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          ...names.map((name) => ({
            regex: `^${name}(/|$)`,
            message: `Import ${wrapped[name].use} instead; only ${wrapped[name].in.join(', ')} may import ${name}.`,
          })),
          {
            regex: '^react$',
            importNames: ['lazy'],
            message: 'It never retries a failed import. Use @core/lazy/lazyPart.',
          },
        ],
      },
    ],
  }
}

function liftedFor(file) {
  return Object.keys(wrapped).filter((name) => wrapped[name].in.includes(file))
}

const importBans = [
  { files: ['src/**/*.{ts,tsx}'], rules: banned() },
  ...[...new Set(Object.values(wrapped).flatMap((entry) => entry.in))].map((file) => ({
    files: [file],
    rules: banned(liftedFor(file)),
  })),
  { files: ['src/@fake-db/kit/mount.ts'], rules: banned(['axios', 'axios-mock-adapter']) },
]

const noStyleAttribute = {
  selector: "JSXAttribute[name.name='style']",
  message: 'Style with classes and tokens; only @core may set the style attribute.',
}
const mirrored = {
  selector: `JSXOpeningElement[name.name=/^((Arrow|Chevrons?|Corner(Up|Down)|Panel)(Left|Right)(Open|Close)?|(Undo|Redo)2?|Reply(All)?|Forward|Send(Horizontal)?|Log(In|Out)|ShoppingCart)$/]:not(:has(JSXAttribute[name.name='className'] Literal[value=/\\bflip-rtl\\b/]))`,
  message: 'Directional icon: add the class flip-rtl, which mirrors it in right-to-left pages.',
}
/** Texts of dialogs, toasts and menus outside JSX. Translation keys start with a lowercase letter. */
const writtenOut = {
  selector:
    'Property[key.name=/^(title|text|body|label|note|hint|message|description|(\\w+(Label|Text|Title|Message)))$/] > Literal[value=/^\\p{Lu}\\p{Ll}/u]',
  message: 'Use a text from the locale files.',
}
const nativePicker = {
  selector: "JSXAttribute[name.name='type'][value.value=/^(date|time|datetime-local|month|week)$/]",
  message: 'Use DateField or TimeField: native pickers differ between browsers.',
}
const rootPicture = {
  selector: ':matches(Literal[value=/^\\x2Fimages\\x2F/], TemplateElement[value.raw=/^\\x2Fimages\\x2F/])',
  message: 'The product may be served under a subpath. Start with import.meta.env.BASE_URL.',
}
const injectedOnly = [
  {
    selector: "MemberExpression[object.name='Date'][property.name='now']",
    message: 'Use the injected clock.',
  },
  { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: 'Use the injected clock.' },
  { selector: "CallExpression[callee.name='Date']", message: 'Use the injected clock.' },
  {
    selector: "MemberExpression[object.name='Math'][property.name='random']",
    message: 'Use the injected random function.',
  },
]
/** As above, a later block replaces an earlier one. */
const noSyntax = (...restricted) => ({ 'syntax/restricted': ['error', ...restricted] })

const errors = (names) =>
  Object.fromEntries(
    names
      .trim()
      .split(/\s+/)
      .map((name) => [name, 'error']),
  )

const ofTypes = errors(`
  adjacent-overload-signatures array-type ban-tslint-comment class-literal-property-style consistent-generic-constructors
  consistent-indexed-object-style consistent-type-assertions consistent-type-definitions consistent-type-imports
  dot-notation no-confusing-non-null-assertion no-deprecated no-dynamic-delete no-explicit-any no-extraneous-class no-import-type-side-effects
  no-inferrable-types no-invalid-void-type no-mixed-enums no-namespace no-non-null-asserted-nullish-coalescing
  no-non-null-assertion no-require-imports no-unnecessary-boolean-literal-compare no-unnecessary-template-expression
  no-unnecessary-type-arguments no-unnecessary-type-assertion no-unnecessary-type-constraint
  no-unnecessary-type-conversion no-unnecessary-type-parameters no-unsafe-enum-comparison
  no-unnecessary-condition no-unsafe-argument no-unsafe-assignment no-unsafe-call no-unsafe-function-type
  no-unsafe-member-access no-unsafe-return non-nullable-type-assertion-style only-throw-error prefer-find prefer-for-of
  prefer-function-type prefer-includes prefer-literal-enum-member prefer-nullish-coalescing prefer-optional-chain
  prefer-promise-reject-errors prefer-reduce-type-parameter prefer-regexp-exec prefer-return-this-type
  prefer-string-starts-ends-with related-getter-setter-pairs require-await restrict-plus-operands return-await
  unified-signatures use-unknown-in-catch-callback-variable`)

/** Also checks types (decision 004). */
export default {
  ignorePatterns: ['dist', 'coverage', 'examples', 'public', 'scripts/module/new', 'scripts/module/start'],
  options: { typeAware: true, typeCheck: true, reportUnusedDisableDirectives: 'error' },
  plugins: ['typescript', 'react', 'jsx-a11y'],
  jsPlugins: ['./scripts/lint/syntax.js', 'eslint-plugin-i18next', 'eslint-plugin-testing-library'],
  categories: { correctness: 'error' },
  rules: {
    ...errors(`
      no-case-declarations no-console no-empty no-fallthrough no-prototype-builtins no-redeclare no-regex-spaces
      no-unexpected-multiline object-shorthand`),
    eqeqeq: ['error', 'always', { null: 'ignore' }],
    'typescript/require-array-sort-compare': 'off',
    // Some roles have no native element. A browser test checks the names of controls.
    'jsx-a11y/prefer-tag-over-role': 'off',
    'jsx-a11y/control-has-associated-label': 'off',
    'no-unused-vars': 'error',
  },
  overrides: [
    {
      files: ['**/*.{ts,tsx}'],
      rules: {
        ...Object.fromEntries(Object.entries(ofTypes).map(([name, level]) => [`typescript/${name}`, level])),
        ...errors('no-array-constructor no-empty-function no-useless-constructor'),
        'typescript/ban-ts-comment': ['error', { minimumDescriptionLength: 10 }],
        'typescript/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
        // Declaration merging adds to an interface by an interface that extends one.
        'typescript/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
        // Allows async event handlers such as onSubmit; a promise in a condition is still an error.
        'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
        'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
        'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
        // Our objects are closures: their methods do not use `this`.
        'typescript/unbound-method': 'off',
      },
    },
    {
      files: ['src/**/*.{ts,tsx}'],
      rules: {
        ...errors('react/rules-of-hooks react/unsupported-syntax'),
        'jsx-a11y/interactive-supports-focus': [
          'error',
          {
            tabbable: [
              'button',
              'checkbox',
              'link',
              'progressbar',
              'searchbox',
              'slider',
              'spinbutton',
              'switch',
              'textbox',
            ],
          },
        ],
        'jsx-a11y/no-noninteractive-element-interactions': [
          'error',
          { body: ['onError', 'onLoad'], iframe: ['onError', 'onLoad'], img: ['onError', 'onLoad'] },
        ],
        ...noSyntax(noStyleAttribute, mirrored),
      },
    },
    {
      files: ['src/**/*.tsx'],
      rules: {
        'i18next/no-literal-string': [
          'error',
          {
            mode: 'jsx-only',
            // Names of texts, fields, permissions, units, roles and headings.
            callees: { exclude: ['t', 'text', 'can', 'includes', 'register', 'unit', 'isAllIn'] },
            'object-properties': { exclude: ['role', 'variant', 'aria-current', 'dateStyle', 'deps'] },
            words: { exclude: ['[^A-Za-z]+', '[A-Z_-]+', '&[a-z]+;', 'h[1-6]'] },
            'jsx-attributes': {
              include: [
                '^(aria-(label|description|valuetext|roledescription|placeholder)|alt|title|placeholder|label|text|hint|heading|header|message|caption|description|summary|reason|intro|sub|note|(?!enterKey)\\w+(Label|Text|Title|Hint|Message|Placeholder))$',
              ],
            },
          },
        ],
      },
    },
    ...importBans,
    {
      files: ['src/{layouts,views}/**'],
      rules: noSyntax(noStyleAttribute, mirrored, writtenOut, nativePicker, rootPicture),
    },
    { files: ['src/@core/**'], rules: noSyntax(mirrored) },
    { files: ['src/@fake-db/**', 'src/redux/**/slice.ts'], rules: noSyntax(...injectedOnly) },
    // Injects the real clock and random function into the sample backend.
    { files: ['src/@fake-db/index.ts'], rules: { 'syntax/restricted': 'off' } },
    {
      files: ['tests/**/*.{ts,tsx}'],
      rules: { 'typescript/no-non-null-assertion': 'off', 'react/globals': 'off', 'react/no-children-prop': 'off' },
    },
    {
      files: ['tests/**/*.tsx'],
      excludeFiles: ['tests/browser/**'],
      rules: {
        ...Object.fromEntries(
          `await-async-queries await-async-utils no-await-sync-queries no-container no-global-regexp-flag-in-query no-manual-cleanup
          no-node-access no-promise-in-fire-event no-render-in-lifecycle no-unnecessary-act no-wait-for-multiple-assertions
          no-wait-for-side-effects no-wait-for-snapshot prefer-find-by prefer-presence-queries prefer-query-by-disappearance
          prefer-screen-queries render-result-naming-convention no-debugging-utils`
            .split(/\s+/)
            .map((name) => [`testing-library/${name}`, 'error']),
        ),
        'testing-library/await-async-events': ['error', { eventModule: 'userEvent' }],
        'testing-library/no-await-sync-events': ['error', { eventModules: ['fire-event'] }],
        'testing-library/no-dom-import': ['error', 'react'],
      },
    },
    { files: ['**/*.{js,mjs,cjs}', '*.config.ts'], rules: { 'no-console': 'off' } },
    {
      files: ['**/*.{js,mjs,cjs}'],
      rules: { 'typescript/no-floating-promises': 'off', 'typescript/restrict-template-expressions': 'off' },
    },
  ],
}
