import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig, loadEnv } from 'vite'
import { preloadApp } from './scripts/vite/preloadApp'
import { securityPolicy } from './scripts/vite/securityPolicy'

const src = fileURLToPath(new URL('./src', import.meta.url))

export default defineConfig(({ mode }) => {
  const env = { ...loadEnv(mode, process.cwd()), ...process.env }
  return {
    base: env.BASE_PATH ?? '/',
    plugins: [react(), preloadApp(), securityPolicy(env.VITE_API_URL)],
    resolve: { alias: { '@core': `${src}/@core`, '@fake-db': `${src}/@fake-db`, '@': src } },
    // A compile-time constant, so that a build for a real backend holds nothing of the sample one.
    define: { 'import.meta.env.VITE_API': JSON.stringify(env.VITE_API ?? 'mock') },
    css: { preprocessorOptions: { scss: { quietDeps: true, silenceDeprecations: ['import'] } } },
    build: { manifest: true, target: 'es2023' },
  }
})
