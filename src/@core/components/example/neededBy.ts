/** What code imports, by where it comes from, each name once. */
export interface Needs {
  /** Packages of npm. */
  readonly packages: readonly string[]
  /** Files of this product: `@core/…`, `@/…`, and those beside the code. */
  readonly files: readonly string[]
  /** Namespaces of its texts. */
  readonly texts: readonly string[]
}

const unique = (names: readonly string[]) => [...new Set(names)].sort()

/** `@dnd-kit/core/utilities` is of the package `@dnd-kit/core`. */
const packageOf = (name: string) => name.split('/', name.startsWith('@') ? 2 : 1).join('/')

/** Reads from the code of an example what it cannot do without. */
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
