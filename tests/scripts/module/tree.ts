import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'

export function makeTree(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'module-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return root
}

/** An app of create-vite, reduced to what a copy reads. */
export const plainApp = {
  'package.json': JSON.stringify({
    name: 'app',
    scripts: { build: 'tsc -b && vite build' },
    dependencies: { react: '^19.3.1' },
    devDependencies: { vite: '^8.3.4' },
  }),
  'tsconfig.app.json':
    '{\n  "compilerOptions": {\n    /* Bundler mode */\n    "noEmit": true\n  },\n  "include": ["src"]\n}\n',
  'vite.config.ts':
    "import react from '@vitejs/plugin-react'\nimport { defineConfig } from 'vite'\n\nexport default defineConfig({\n  plugins: [react()],\n})\n",
  'src/main.tsx': "import App from './App.tsx'\n",
}
