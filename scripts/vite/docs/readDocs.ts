import type { ESTree } from 'vite'
import type { Docs, Member } from '../../../src/@core/components/example/docs.ts'
import { readComment, type Comment } from './comment.ts'
import { membersOf, methodOf, noteTypes, propertyOf, typeOf, type Types } from './members.ts'
import { oneLine, type SourceFile } from './sourceFile.ts'

type Callable = ESTree.Function | ESTree.ArrowFunctionExpression

/** Default values in a destructuring pattern, by name. */
function defaultsIn(pattern: ESTree.Node | null | undefined, file: SourceFile): ReadonlyMap<string, string> {
  if (pattern?.type !== 'ObjectPattern') return new Map()
  return new Map(
    pattern.properties.flatMap((property) =>
      property.type === 'Property' && property.value.type === 'AssignmentPattern'
        ? [[file.codeOf(property.key), oneLine(file.codeOf(property.value.right))] as const]
        : [],
    ),
  )
}

/** Default values of props, also where the body destructures them: `const { size = 'md' } = props`. */
function propDefaults({ params, body }: Callable, file: SourceFile): ReadonlyMap<string, string> {
  const [first] = params
  if (first?.type !== 'Identifier' || body?.type !== 'BlockStatement') return defaultsIn(first, file)
  const patterns = body.body.flatMap((statement) =>
    statement.type === 'VariableDeclaration'
      ? statement.declarations.flatMap(({ id, init }) =>
          init?.type === 'Identifier' && init.name === first.name ? [id] : [],
        )
      : [],
  )
  return new Map(patterns.flatMap((pattern) => [...defaultsIn(pattern, file)]))
}

const withDefaults = (members: readonly Member[], defaults: ReadonlyMap<string, string>) =>
  members.map((member) => ({ ...member, usual: defaults.get(member.name) ?? '' }))

function paramOf(param: ESTree.ParamPattern, file: SourceFile, comment: Comment, types: Types): readonly Member[] {
  if (param.type === 'TSParameterProperty') return []
  const pattern = param.type === 'AssignmentPattern' ? param.left : param
  const usual = param.type === 'AssignmentPattern' ? oneLine(file.codeOf(param.right)) : ''
  const type = pattern.typeAnnotation?.typeAnnotation
  if (pattern.type === 'ObjectPattern') {
    const { members } = membersOf(type, file, types)
    const named = members.map((member) => ({ ...member, name: `options.${member.name}` }))
    const defaults = [...defaultsIn(pattern, file)].map(([name, value]) => [`options.${name}`, value] as const)
    return withDefaults(named, new Map(defaults)).map((member) => ({
      ...member,
      isRequired: member.isRequired && usual === '',
    }))
  }
  const rest = pattern.type === 'RestElement' ? '...' : ''
  const named = pattern.type === 'RestElement' ? pattern.argument : pattern
  const name = named.type === 'Identifier' ? named.name : file.codeOf(named)
  const isOptional = usual !== '' || rest !== '' || ('optional' in pattern && pattern.optional)
  return [
    {
      name: rest + name,
      type: type ? typeOf(type, file, types) : '',
      isRequired: !isOptional,
      usual,
      text: comment.params.get(name) ?? '',
    },
  ]
}

function resultOf(returned: ESTree.TSType | undefined, text: string, file: SourceFile, types: Types): Docs['result'] {
  if (!returned) return { type: '', text, members: [] }
  const { members } = membersOf(returned, file, types)
  if (members.length === 0) noteTypes(returned, file, types)
  return { type: oneLine(file.codeOf(returned)), text, members }
}

const isPublic = ({ key, accessibility }: ESTree.MethodDefinition | ESTree.PropertyDefinition) =>
  key.type !== 'PrivateIdentifier' && accessibility !== 'private'

function classMembers({ body }: ESTree.Class, file: SourceFile, types: Types): readonly Member[] {
  return body.body.flatMap((node) => {
    if (node.type === 'PropertyDefinition' && isPublic(node))
      return [propertyOf(file.codeOf(node.key), node, node.typeAnnotation?.typeAnnotation, file, types)]
    if (node.type === 'MethodDefinition' && node.kind === 'method' && isPublic(node))
      return [methodOf(file.codeOf(node.key), node, node.value, file, types)]
    return []
  })
}

type Described = Pick<Docs, 'kind' | 'props' | 'inherited' | 'result' | 'members'>

const nothing = { props: [], inherited: [], result: null, members: [] } as const

function describeFunction(name: string, node: Callable, file: SourceFile, comment: Comment, types: Types): Described {
  const [first] = node.params
  if (/^[A-Z]/.test(name)) {
    const type = first && 'typeAnnotation' in first ? first.typeAnnotation?.typeAnnotation : undefined
    const { members, inherited } = membersOf(type, file, types)
    return { ...nothing, kind: 'component', props: withDefaults(members, propDefaults(node, file)), inherited }
  }
  return {
    ...nothing,
    kind: /^use[A-Z]/.test(name) ? 'hook' : 'function',
    props: node.params.flatMap((param) => paramOf(param, file, comment, types)),
    result: resultOf(node.returnType?.typeAnnotation, comment.result, file, types),
  }
}

function describeClass(node: ESTree.Class, file: SourceFile, comment: Comment, types: Types): Described {
  if (node.superClass?.type === 'Identifier' && node.superClass.name === 'Component') {
    const { members, inherited } = membersOf(node.superTypeArguments?.params[0], file, types)
    return { ...nothing, kind: 'component', props: members, inherited }
  }
  const start = node.body.body.find((member) => member.type === 'MethodDefinition' && member.kind === 'constructor')
  const params = start?.type === 'MethodDefinition' ? start.value.params : []
  return {
    ...nothing,
    kind: 'class',
    props: params.flatMap((param) => paramOf(param, file, comment, types)),
    members: classMembers(node, file, types),
  }
}

function describeConstant(
  name: string,
  { id, init }: ESTree.VariableDeclarator,
  file: SourceFile,
  comment: Comment,
  types: Types,
): Described {
  if (init?.type === 'ArrowFunctionExpression') return describeFunction(name, init, file, comment, types)
  if (init?.type === 'ObjectExpression')
    return {
      ...nothing,
      kind: 'object',
      members: init.properties.flatMap((node) =>
        node.type === 'Property' && node.value.type === 'FunctionExpression'
          ? [methodOf(file.codeOf(node.key), node, node.value, file, types)]
          : [],
      ),
    }
  const type = id.typeAnnotation?.typeAnnotation ?? init
  return {
    ...nothing,
    kind: /^use[A-Z]/.test(name) ? 'hook' : 'object',
    result: { type: type ? oneLine(file.codeOf(type)) : '', text: comment.result, members: [] },
  }
}

/** Reads the docs of a file's exports, in their order. */
export function readDocs(file: SourceFile): readonly Docs[] {
  return file.body.flatMap((statement): readonly Docs[] => {
    if (statement.type !== 'ExportNamedDeclaration') return []
    const node = statement.declaration
    const comment = readComment(file.commentOf(statement))
    const { text, example } = comment
    function docs(name: string, describe: (types: Types) => Described): Docs {
      const types: Types = new Map()
      const described = describe(types)
      return { name, text, example, ...described, types: [...types].map(([type, code]) => ({ name: type, code })) }
    }
    if (node?.type === 'FunctionDeclaration' && node.id) {
      const { name } = node.id
      return [docs(name, (types) => describeFunction(name, node, file, comment, types))]
    }
    if (node?.type === 'ClassDeclaration' && node.id)
      return [docs(node.id.name, (types) => describeClass(node, file, comment, types))]
    if (node?.type !== 'VariableDeclaration') return []
    return node.declarations.flatMap((one) => {
      const { id } = one
      if (id.type !== 'Identifier') return []
      return [docs(id.name, (types) => describeConstant(id.name, one, file, comment, types))]
    })
  })
}
