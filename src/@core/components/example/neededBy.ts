export interface Needs {
  readonly packages: readonly string[]
  /** Files of this product: `@core/…`, `@/…`, and relative paths. */
  readonly files: readonly string[]
  /** i18n namespaces. */
  readonly texts: readonly string[]
}

const unique = (names: readonly string[]) => [...new Set(names)].sort()

/** Reduces `@dnd-kit/core/utilities` to `@dnd-kit/core`. */
const packageOf = (name: string) => name.split('/', name.startsWith('@') ? 2 : 1).join('/')

/** Returns the packages, files and i18n namespaces that a code example uses. */
export function neededBy(code: string): Needs {
  const names = [...code.matchAll(/^(?:import|} from|import .* from) '([^']+)'/gm)].map(([, name = '']) => name)
  const isOwn = (name: string) => /^(?:\.|@\/|@core\/)/.test(name)
  return {
    packages: unique(names.filter((name) => !isOwn(name)).map(packageOf)),
    files: unique(names.filter(isOwn)),
    texts: unique(
      [...code.matchAll(/useTranslation\(([^)]*)\)/g)].flatMap(([, call = '']) => call.match(/[\w-]+/g) ?? []),
    ),
  }
}
