import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync, type ESTree, type ParseResult } from 'vite'

interface TypeDeclaration {
  readonly file: SourceFile
  readonly node: ESTree.TSInterfaceDeclaration | ESTree.TSTypeAliasDeclaration
  /** The declaration with its doc comment, as in the source. */
  readonly code: string
}

/** Code or text in one line, without comments. */
export const oneLine = (text: string) =>
  text
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .trim()

const endings = ['', '.ts', '.tsx']

/** A parsed TypeScript file, and the files that it imports. Paths are absolute, with `/`. */
export class SourceFile {
  readonly path: string
  readonly body: ESTree.Program['body']
  private readonly text: string
  private readonly comments: ParseResult['comments']
  private readonly src: string
  private readonly known: Map<string, SourceFile>

  /**
   * @param src the folder of the sources, which the aliases of imports start from
   * @param known the files that were read before; parses a shared type once
   */
  constructor(path: string, src: string, known = new Map<string, SourceFile>()) {
    this.path = path
    this.text = readFileSync(path, 'utf8')
    this.src = src
    this.known = known.set(path, this)
    const { program, comments } = parseSync(path, this.text)
    this.body = program.body
    this.comments = comments
  }

  /** The code of a node. */
  codeOf({ start, end }: ESTree.Span): string {
    return this.text.slice(start, end)
  }

  /** The doc comment above a node, without its asterisks; empty if there is none. */
  commentOf({ start }: ESTree.Span): string {
    return (
      this.docAbove(start)
        ?.value.replace(/^\s*\* ?/gm, '')
        .trim() ?? ''
    )
  }

  private docAbove(start: number) {
    const comment = this.comments.findLast(({ end }) => end <= start)
    if (!comment?.value.startsWith('*') || this.text.slice(comment.end, start).trim() !== '') return undefined
    return comment
  }

  /** The first block comment after the imports, which describes the file. */
  fileComment(): string {
    return (
      this.comments
        .find(({ type }) => type === 'Block')
        ?.value.replace(/^\s*\* ?/gm, '')
        .trim() ?? ''
    )
  }

  /** The interface or type alias with a name, here or in an imported file; undefined for packages. */
  findType(name: string): TypeDeclaration | undefined {
    for (const statement of this.body) {
      const node = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
      const isType = node?.type === 'TSInterfaceDeclaration' || node?.type === 'TSTypeAliasDeclaration'
      if (isType && node.id.name === name) {
        const { start } = this.docAbove(statement.start) ?? statement
        return { file: this, node, code: this.text.slice(start, statement.end) }
      }
    }
    return this.importOf(name)
  }

  private importOf(name: string): TypeDeclaration | undefined {
    for (const statement of this.body) {
      if (statement.type !== 'ImportDeclaration') continue
      for (const specifier of statement.specifiers) {
        if (specifier.type !== 'ImportSpecifier' || specifier.local.name !== name) continue
        const { imported } = specifier
        return this.fileOf(statement.source.value)?.findType(imported.type === 'Identifier' ? imported.name : name)
      }
    }
    return undefined
  }

  private fileOf(specifier: string): SourceFile | undefined {
    const start = specifier.startsWith('.') ? join(dirname(this.path), specifier) : this.aliased(specifier)
    const path = endings.map((ending) => `${start}${ending}`.replaceAll('\\', '/')).find((file) => existsSync(file))
    if (start === undefined || path === undefined || !/\.tsx?$/.test(path)) return undefined
    return this.known.get(path) ?? new SourceFile(path, this.src, this.known)
  }

  private aliased(specifier: string): string | undefined {
    if (specifier.startsWith('@/')) return `${this.src}/${specifier.slice(2)}`
    return specifier.startsWith('@core/') ? `${this.src}/${specifier}` : undefined
  }
}
