import type { ESTree } from 'vite'
import type { Member } from '../../../src/@core/components/example/docs.ts'
import { readComment } from './comment.ts'
import { oneLine, type SourceFile } from './sourceFile.ts'

interface Members {
  readonly members: readonly Member[]
  /** Types of packages, whose members are not listed. */
  readonly inherited: readonly string[]
}

/** Collects the declarations of types by name. */
export type Types = Map<string, string>

function isNode(value: unknown): value is ESTree.Node {
  return typeof value === 'object' && value !== null && 'type' in value
}

/** Collects the types that a type names, and those that these name, unless a package declares them. */
export function noteTypes(type: ESTree.Node, file: SourceFile, types: Types, depth = 2): void {
  if (type.type === 'TSTypeReference' && type.typeName.type === 'Identifier' && depth > 0) {
    const { name } = type.typeName
    const found = types.has(name) ? undefined : file.findType(name)
    if (found) {
      types.set(name, found.code)
      noteTypes(found.node, found.file, types, depth - 1)
    }
  }
  for (const value of Object.values(type)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) noteTypes(child, file, types, depth)
  }
}

type Signature = Pick<ESTree.Function, 'params' | 'returnType' | 'typeParameters'>

function signatureOf(node: Signature, file: SourceFile) {
  const params = node.params.map((param) => file.codeOf(param)).join(', ')
  const result = node.returnType ? file.codeOf(node.returnType.typeAnnotation) : ''
  return oneLine(
    `${node.typeParameters ? file.codeOf(node.typeParameters) : ''}(${params})${result && ` => ${result}`}`,
  )
}

/** Describes a method or function as a member. */
export function methodOf(name: string, at: ESTree.Span, node: Signature, file: SourceFile, types: Types): Member {
  for (const param of node.params) noteTypes(param, file, types)
  if (node.returnType) noteTypes(node.returnType, file, types)
  const { text, result } = readComment(file.commentOf(at))
  const returned = result && `Returns ${result}.`
  return { name, type: signatureOf(node, file), isRequired: true, usual: '', text: [text, returned].join(' ').trim() }
}

/** The code of a type, with the choices in place of an alias: `'sm' | 'md'` says more than `Size`. */
export function typeOf(type: ESTree.TSType, file: SourceFile, types: Types): string {
  if (type.type === 'TSUnionType') return type.types.map((part) => typeOf(part, file, types)).join(' | ')
  const found = type.type === 'TSTypeReference' && !type.typeArguments && file.findType(file.codeOf(type))
  if (found && found.node.type === 'TSTypeAliasDeclaration') {
    const { typeAnnotation } = found.node
    const isChoice =
      typeAnnotation.type === 'TSUnionType' && typeAnnotation.types.every(({ type }) => type === 'TSLiteralType')
    const code = oneLine(found.file.codeOf(typeAnnotation))
    if (isChoice || /^(readonly )?\[/.test(code)) return code
  }
  noteTypes(type, file, types)
  return oneLine(file.codeOf(type))
}

/** Describes a property with a declared type as a member. */
export function propertyOf(
  name: string,
  at: ESTree.Span,
  type: ESTree.TSType | undefined,
  file: SourceFile,
  types: Types,
): Member {
  const { text } = readComment(file.commentOf(at))
  return { name, type: type ? typeOf(type, file, types) : '', isRequired: true, usual: '', text }
}

function signatures(nodes: readonly ESTree.TSSignature[], file: SourceFile, types: Types): Members {
  const members = nodes.flatMap((node) => {
    if (node.type !== 'TSPropertySignature' && node.type !== 'TSMethodSignature') return []
    const name = file.codeOf(node.key)
    const member =
      node.type === 'TSMethodSignature'
        ? methodOf(name, node, node, file, types)
        : propertyOf(name, node, node.typeAnnotation?.typeAnnotation, file, types)
    const type = node.optional ? member.type.replace(/ \| undefined$/, '') : member.type
    return { ...member, type, isRequired: !node.optional }
  })
  return { members, inherited: [] }
}

/** Later members replace earlier ones of the same name. */
function merge(all: readonly Members[]): Members {
  const members = new Map(all.flatMap(({ members }) => members.map((member) => [member.name, member])))
  return { members: [...members.values()], inherited: all.flatMap(({ inherited }) => inherited) }
}

/** The members of a union: required where every variant requires them. */
function union(variants: readonly Members[]): Members {
  const { members, inherited } = merge(variants)
  const combined = members.map((member) => {
    const found = variants.flatMap((variant) => variant.members.filter(({ name }) => name === member.name))
    const type = [...new Set(found.map((one) => one.type))].filter((one) => one !== 'undefined' && one !== 'never')
    const text = found.map((one) => one.text).find((one) => one !== '') ?? ''
    const isRequired = found.length === variants.length && found.every((one) => one.isRequired)
    return { ...member, type: type.join(' | '), text, isRequired }
  })
  return { members: combined, inherited }
}

const literalsOf = (type: ESTree.TSType | undefined, file: SourceFile) =>
  new Set(
    type
      ? file
          .codeOf(type)
          .split('|')
          .map((text) => text.trim().replace(/^'|'$/g, ''))
      : [],
  )

/** The members of a type with a name: `Omit`, `Pick` and the like, or a type of our sources. */
function named(name: string, args: readonly ESTree.TSType[], code: string, file: SourceFile, types: Types): Members {
  const [first, second] = args
  if (['Readonly', 'Partial', 'Required', 'Omit', 'Pick'].includes(name) && first) {
    const { members, inherited } = membersOf(first, file, types)
    const names = literalsOf(second, file)
    const isKept = (member: Member) =>
      (name !== 'Omit' || !names.has(member.name)) && (name !== 'Pick' || names.has(member.name))
    const kept = members.filter(isKept)
    return {
      members: name === 'Partial' ? kept.map((member) => ({ ...member, isRequired: false })) : kept,
      inherited: members.length > 0 ? inherited : inherited.map(() => oneLine(code)),
    }
  }
  const found = file.findType(name)
  if (!found) return { members: [], inherited: [oneLine(code)] }
  const { node } = found
  if (node.type === 'TSTypeAliasDeclaration') return membersOf(node.typeAnnotation, found.file, types)
  const above = node.extends.map(({ expression, typeArguments, ...span }) =>
    named(found.file.codeOf(expression), typeArguments?.params ?? [], found.file.codeOf(span), found.file, types),
  )
  return merge([...above, signatures(node.body.body, found.file, types)])
}

/** Reads the members of an object type, following the types of our sources. */
export function membersOf(type: ESTree.TSType | undefined, file: SourceFile, types: Types): Members {
  if (!type) return { members: [], inherited: [] }
  switch (type.type) {
    case 'TSTypeLiteral':
      return signatures(type.members, file, types)
    case 'TSParenthesizedType':
      return membersOf(type.typeAnnotation, file, types)
    case 'TSIntersectionType':
      return merge(type.types.map((part) => membersOf(part, file, types)))
    case 'TSUnionType':
      return union(type.types.map((part) => membersOf(part, file, types)))
    case 'TSTypeReference':
      return named(file.codeOf(type.typeName), type.typeArguments?.params ?? [], file.codeOf(type), file, types)
    default:
      return { members: [], inherited: [oneLine(file.codeOf(type))] }
  }
}
