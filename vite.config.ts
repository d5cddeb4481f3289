import transformImports from '@rolldown/plugin-transform-imports'
import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { readBuildSettings } from './scripts/vite/buildSettings.ts'
import { componentProps } from './scripts/vite/componentProps.ts'
import { leaveOutSamples } from './scripts/vite/leaveOutSamples.ts'
import { moduleSource } from './scripts/vite/moduleSource.ts'
import { hosting } from './scripts/vite/hosting.ts'
import { localeUpdates } from './scripts/vite/localeUpdates.ts'
import { navTexts } from './scripts/vite/navTexts.ts'
import { preloads } from './scripts/vite/preloads.ts'
import { productFacts, withColors } from './scripts/vite/product.ts'
import { scopedName, signInPage } from './scripts/vite/signIn.ts'
import { reference } from './scripts/vite/reference.ts'
import { usedIcons } from './scripts/vite/usedIcons.ts'

const src = fileURLToPath(new URL('./src', import.meta.url))
// axios-mock-adapter would otherwise add a second axios, as CommonJS.
const axios = fileURLToPath(new URL('./node_modules/axios/index.js', import.meta.url))
// A single file. Otherwise the calendar loads 11 kB that the polyfill shares with FullCalendar, in every browser.
const temporal = fileURLToPath(new URL('./node_modules/temporal-polyfill/global.js', import.meta.url))

/** Direct imports of icons and reactstrap components. Otherwise the bundler could not split them by page. */
const importedParts: Parameters<typeof transformImports>[0] = {
  'lucide-react': {
    transform: [
      ['Icon', 'lucide-react/dist/esm/Icon.mjs'],
      ['(.+[a-z])([0-9]+)', 'lucide-react/icons/{{kebabCase memberMatches.[1]}}-{{memberMatches.[2]}}'],
      ['*', 'lucide-react/icons/{{kebabCase member}}'],
    ],
  },
  reactstrap: { transform: 'reactstrap/esm/{{member}}' },
}

export default defineConfig(({ mode }) => {
  const { base, api, apiUrl, session, issuer } = readBuildSettings(mode, process.cwd())
  // Constants, so that a build omits code of other backends and sessions.
  const define = {
    'import.meta.env.VITE_API': JSON.stringify(api),
    'import.meta.env.VITE_SESSION': JSON.stringify(session),
  }
  const { plugin: preloadsPlugin, chunkOf, fileOf } = preloads(base)
  return {
    base,
    plugins: [
      react(),
      productFacts(base, define),
      navTexts(),
      localeUpdates(),
      componentProps(),
      moduleSource(),
      reference(),
      usedIcons(),
      { ...transformImports(importedParts), apply: 'build' },
      signInPage(),
      preloadsPlugin,
      hosting(apiUrl, issuer),
      api === 'real' && leaveOutSamples(),
    ],
    resolve: {
      alias: [
        { find: '@core', replacement: `${src}/@core` },
        { find: '@fake-db', replacement: `${src}/@fake-db` },
        { find: /^@\//, replacement: `${src}/` },
        { find: /^axios$/, replacement: axios },
        { find: 'temporal-polyfill/global', replacement: temporal },
        // react-apexcharts would likewise add a second apexcharts.
        { find: /^apexcharts$/, replacement: 'apexcharts/dist/apexcharts.esm.js' },
        // The shim is for React 17 and older; React 18 has the hook.
        { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
      ],
    },
    define,
    css: {
      modules: { localsConvention: 'camelCaseOnly', generateScopedName: scopedName },
      preprocessorOptions: {
        scss: {
          quietDeps: true,
          silenceDeprecations: ['import'],
          additionalData: withColors(),
        },
      },
    },
    server: {
      // Transformed at startup: the shell, the first page after login, and their sample backend.
      warmup: {
        clientFiles: [
          'src/main.tsx',
          'src/views/pages/login/LoginPage.tsx',
          'src/layouts/AppLayout.tsx',
          'src/views/dashboards/home/*Page.tsx',
          'src/@fake-db/index.ts',
          'src/@fake-db/{shell,dashboards}/*/handlers.ts',
        ],
      },
    },
    optimizeDeps: { entries: ['index.html'] },
    build: {
      manifest: true,
      target: 'es2023',
      modulePreload: {
        // All target browsers preload modules.
        polyfill: false,
        // The page's HTML preloads its files (scripts/vite/preloads.ts).
        resolveDependencies: (file, files, { hostId }) =>
          /Page\b|\/texts-/.test(file) || hostId.includes('/start-') ? [] : files,
      },
      // Largest lazy chunks: charts, PDF files, the API document.
      chunkSizeWarningLimit: 600,
      rolldownOptions: {
        // Lazy parts of a page may be in `shell`, because other parts need them immediately.
        checks: { ineffectiveDynamicImport: false },
        output: {
          chunkFileNames: fileOf,
          assetFileNames: 'assets/[name]-[hash:6][extname]',
          // Our files have no circular imports, so the bundler need not move modules.
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [{ debugName: 'pages', name: chunkOf }],
          },
        },
      },
    },
  }
})
