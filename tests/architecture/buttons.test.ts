import ts from 'typescript'
import { expect, it } from 'vitest'

const sources = import.meta.glob<string>('../../src/**/*.tsx', { query: '?raw', import: 'default', eager: true })

/* In steps, Back precedes Next, in reading direction. */
const steps = ['/wizard/', '/stepper/', '/tour/']

const openingOf = (node: ts.Node) =>
  ts.isJsxElement(node) ? node.openingElement : ts.isJsxSelfClosingElement(node) ? node : null

function attributeOf(node: ts.Node, name: string): string | undefined {
  const attribute = openingOf(node)?.attributes.properties.find((each) => each.name?.getText() === name)
  return attribute && ts.isJsxAttribute(attribute) ? attribute.initializer?.getText() : undefined
}

const isButton = (node: ts.Node) => /^(Link|Menu)?Button(WithReason)?$/.test(openingOf(node)?.tagName.getText() ?? '')
const isMain = (button: ts.Node) => /['"](primary|danger)['"]/.test(attributeOf(button, 'variant') ?? '')

function buttonsIn(node: ts.Node): ts.Node[] {
  if (isButton(node)) return [node]
  const found: ts.Node[] = []
  ts.forEachChild(node, (child) => void found.push(...buttonsIn(child)))
  return found
}

/** Buttons in the footer of a dialog, drawer, panel or form. */
function feetOf(node: ts.Node): ts.Node[][] {
  const feet: ts.Node[][] = []
  if (ts.isJsxAttribute(node) && node.name.getText() === 'footer' && node.initializer) {
    feet.push(buttonsIn(node.initializer))
  } else if (attributeOf(node, 'className')?.includes('panel-footer')) {
    feet.push(buttonsIn(node))
  } else if (ts.isJsxElement(node)) {
    const row = node.children.filter(isButton)
    if (row.some((button) => attributeOf(button, 'type') === '"submit"')) feet.push(row)
  }
  ts.forEachChild(node, (child) => void feet.push(...feetOf(child)))
  return feet
}

const feet = Object.entries(sources)
  .filter(([file, source]) => source.includes('Button') && !steps.some((step) => file.includes(step)))
  .flatMap(([file, source]) => {
    const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
    return feetOf(tree).map((buttons) => ({ file, buttons }))
  })
  .filter(({ buttons }) => buttons.length > 1 && buttons.some(isMain))

it('the primary button in the footer of dialogs, drawers, panels and forms is the first', () => {
  expect(feet.length).toBeGreaterThan(0)
  expect(feet.filter(({ buttons: [first] }) => first && !isMain(first)).map(({ file }) => file)).toEqual([])
})
