import js from '@eslint/js'
import i18next from 'eslint-plugin-i18next'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import testingLibrary from 'eslint-plugin-testing-library'
import { defineConfig, globalIgnores } from 'eslint/config'
import globals from 'globals'
import ts from 'typescript-eslint'

/** Packages that one place wraps; everyone else imports the wrapper. */
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
          { regex: '^react$', importNames: ['lazy'], message: 'It keeps a failure for good: use @core/lazy/lazyPart.' },
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
  message: 'It points somewhere: give it the class flip-rtl, which turns it round where one reads from right to left.',
}
/** What is handed to a dialog, a toast or a menu outside of JSX; keys of texts begin with a small letter. */
const writtenOut = {
  selector:
    'Property[key.name=/^(title|text|body|label|note|hint|message|description|(\\w+(Label|Text|Title|Message)))$/] > Literal[value=/^\\p{Lu}\\p{Ll}/u]',
  message: 'Take the text from the locale files.',
}
const nativePicker = {
  selector: "JSXAttribute[name.name='type'][value.value=/^(date|time|datetime-local|month|week)$/]",
  message: 'Take DateField or TimeField: native pickers differ in every browser.',
}
const rootPicture = {
  selector: ':matches(Literal[value=/^\\x2Fimages\\x2F/], TemplateElement[value.raw=/^\\x2Fimages\\x2F/])',
  message: 'The product may be served under a path of its own: begin with import.meta.env.BASE_URL.',
}
const injectedOnly = [
  {
    selector: "MemberExpression[object.name='Date'][property.name='now']",
    message: 'Take the clock that is injected.',
  },
  { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: 'Take the clock that is injected.' },
  { selector: "CallExpression[callee.name='Date']", message: 'Take the clock that is injected.' },
  {
    selector: "MemberExpression[object.name='Math'][property.name='random']",
    message: 'Take the random that is injected.',
  },
]

export default defineConfig(
  globalIgnores(['dist', 'coverage', 'public', 'scripts/module/new', 'scripts/module/start']),
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [ts.configs.strictTypeChecked, ts.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      // Declaration merging adds to an interface by an interface that extends one.
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      // An answer without fields is `{}`, as the contract says.
      '@typescript-eslint/no-generated-empty-object-type': 'off',
      // Our objects are closures: their methods have no `this` to lose.
      '@typescript-eslint/unbound-method': 'off',
      // An async handler handed to onSubmit or onClick is how React is used; a promise in a condition is still an error.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    },
  },
  {
    rules: { 'no-console': 'error', eqeqeq: ['error', 'always', { null: 'ignore' }], 'object-shorthand': 'error' },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    languageOptions: { globals: globals.browser },
    extends: [reactHooks.configs.flat['recommended-latest'], jsxA11y.flatConfigs.strict],
    rules: { 'no-restricted-syntax': ['error', noStyleAttribute, mirrored] },
  },
  {
    files: ['src/**/*.tsx'],
    plugins: { i18next },
    rules: {
      'i18next/no-literal-string': [
        'error',
        {
          mode: 'jsx-only',
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
    rules: {
      'no-restricted-syntax': ['error', noStyleAttribute, mirrored, writtenOut, nativePicker, rootPicture],
    },
  },
  { files: ['src/@core/**'], rules: { 'no-restricted-syntax': ['error', mirrored] } },
  {
    files: ['src/@fake-db/**', 'src/redux/**/slice.ts'],
    rules: { 'no-restricted-syntax': ['error', ...injectedOnly] },
  },
  // The one place that hands the page's real clock and random to the sample backend.
  { files: ['src/@fake-db/index.ts'], rules: { 'no-restricted-syntax': 'off' } },
  {
    files: ['tests/**/*.{ts,tsx}'],
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  { files: ['tests/**/*.tsx'], ignores: ['tests/browser/**'], extends: [testingLibrary.configs['flat/react']] },
  {
    files: ['**/*.{js,mjs,cjs}', '*.config.ts'],
    languageOptions: { globals: globals.node },
    rules: { 'no-console': 'off' },
  },
  // What they hand to the browser runs there.
  {
    files: ['scripts/{bench,bench-frames,bench/slow,measure}.mjs', 'tests/browser/fixtures/*.js'],
    languageOptions: { globals: globals.browser },
  },
)
