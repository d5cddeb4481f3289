import type { Plugin } from 'vite'

/** As a build writes `import(`./locales/${language}.json`)`: one import for each file that it may be. */
const imports =
  /([\w$]+)=>[\w$]+\(Object\.assign\(\{((?:"[^"]+":\(\)=>[\w$]+\(\(\)=>import\(`[^`]+`\)(?:\.then\([\w$]+=>[\w$]+\.[\w$]+\))?,(?:\[\]|void 0)\),?)+)\}\),`[^`]*\$\{\1\}[^`]*`,\d+\)/g
const one = /"[^"]*?(\w\w)\.\w+":.*?import\(`([^`]+)`\)(\.then\(.*?\))?,/g

/**
 * Imports the texts of a language by a name that is put together, where the files of all languages are called alike: the shell
 * knows those of every module, and would name each five times.
 */
export function shortTextImports(code: string): string {
  return code.replace(imports, (all, language: string, each: string) => {
    const found = [...each.matchAll(one)].map(([, code = '', file = '', then = '']) => {
      return `import(\`${file.replace(`-${code}-`, `-\${${language}}-`)}\`)${then}`
    })
    const [first = '', ...others] = found
    return first.includes('${') && others.every((other) => other === first) ? `${language}=>${first}` : all
  })
}

/** Shortens the imports of texts, once the names of all files are known. */
export function textImports(): Plugin {
  return {
    name: 'text-imports',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = shortTextImports(file.code)
      },
    },
  }
}
