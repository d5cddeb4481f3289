import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { readBuildSettings } from './scripts/vite/buildSettings.ts'
import { inlineClassNames, scopedName } from './scripts/vite/classNames.ts'
import { leaveOutSamples } from './scripts/vite/leaveOutSamples.ts'
import { navTexts } from './scripts/vite/navTexts.ts'
import { preloads } from './scripts/vite/preloads.ts'
import { productFacts, withColours } from './scripts/vite/product.ts'
import { securityPolicy } from './scripts/vite/securityPolicy.ts'

const src = fileURLToPath(new URL('./src', import.meta.url))
// axios-mock-adapter would otherwise bring a second axios, the CommonJS one.
const axios = fileURLToPath(new URL('./node_modules/axios/index.js', import.meta.url))

/**
 * What every page needs, in one file: libraries compress better together, and each file saved is a request saved. What only
 * some pages need is left to the bundler.
 */
const everyPage = [
  /^\0|node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@reduxjs|redux|redux-thunk|reselect|immer)\//,
  /node_modules\/(react-redux|use-sync-external-store|i18next|react-i18next|jwt-decode)\//,
  /src\/(App|product|router|texts)\.tsx?$|src\/configs\/(?!pseudo)|src\/navigation\/public(Paths|Modules)\.ts$/,
  /src\/views\/(pages\/auth|misc\/error)\/(module|paths)\.ts$/,
  /src\/redux\/(app|shell\/(layout|session))\/(?!\w*[sS]chema|listResource|optimistic|tableStatus|use[A-Z])|src\/@core\/(api\/(?!createAxios)|module)\//,
  /src\/layouts\/(Root|RouteError|useCurrentRoute|useHeadingFocus)\./,
]

/** The first page that anybody loads, with the parts of the kit that stand on it. */
const signIn = [
  /src\/@core\/components\/(button\/(?!LinkButton|ButtonWithReason)|(Alert|Spinner|cx)\.)/,
  /src\/@core\/(hooks\/useMediaQuery|illustrations\/(Logo|SignIn))/,
  /src\/@core\/components\/forms\/(Field|TextField|PasswordField|CheckboxField|useFrozenWhilePressed|useValidationText)\.|src\/@core\/validation\/validationMessage\./,
  /src\/@core\/components\/overlay\/(MenuButton|MenuEntry|Tooltip|layers|portalTarget|menuItems|use(Anchored|MenuKeys|Popup|Tooltip))/,
  /src\/views\/pages\/auth\/(components\/(?!Register|Forgot|Terms|Password)|rememberedEmail)|src\/redux\/shell\/layout\/use/,
  /node_modules\/lucide-react\/(?!dist\/esm\/icons)|lucide-react\/dist\/esm\/icons\/(eye|eye-off|languages|moon|sun|shield-check|user-round|info|circle-check|chevron-down|check|minus|x)\.mjs/,
]

const isIn = (group: readonly RegExp[]) => (id: string) => group.some((pattern) => pattern.test(id))

export default defineConfig(({ mode }) => {
  const { base, api, apiUrl } = readBuildSettings(mode, process.cwd())
  return {
    base,
    plugins: [
      react(),
      productFacts(),
      navTexts(),
      inlineClassNames(),
      preloads(),
      securityPolicy(apiUrl),
      api === 'real' && leaveOutSamples(),
    ],
    resolve: {
      alias: [
        { find: '@core', replacement: `${src}/@core` },
        { find: '@fake-db', replacement: `${src}/@fake-db` },
        { find: /^@\//, replacement: `${src}/` },
        { find: /^axios$/, replacement: axios },
        // Likewise react-apexcharts, a second apexcharts.
        { find: /^apexcharts$/, replacement: 'apexcharts/dist/apexcharts.esm.js' },
      ],
    },
    // A compile-time constant, so that a build for a real backend holds nothing of the sample one.
    define: { 'import.meta.env.VITE_API': JSON.stringify(api) },
    css: {
      modules: { localsConvention: 'camelCaseOnly', generateScopedName: scopedName },
      preprocessorOptions: {
        scss: {
          quietDeps: true,
          silenceDeprecations: ['import'],
          additionalData: withColours(),
        },
      },
    },
    build: {
      manifest: true,
      target: 'es2023',
      // Every browser of that target preloads modules by itself.
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              { name: 'start', test: isIn(everyPage) },
              { name: 'sign-in', test: isIn(signIn) },
              // The addresses of all modules, which pages link by, come with the manifests.
              { name: 'modules', test: /src\/(navigation\/(modules|menu)|views\/[^/]+\/[^/]+\/(module|paths))\.ts$/ },
              { name: 'areas', test: /src\/redux\/[^/]+\/[^/]+\/areas?\.ts$/ },
              // Small files that most pages need would each be a request.
              { name: 'icons', test: /node_modules\/lucide-react\//, minShareCount: 5 },
              { name: 'writes', test: /src\/redux\/app\/(optimistic|useWrite)\./ },
            ],
          },
        },
      },
    },
  }
})
