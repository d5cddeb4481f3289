import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { flatten, type Texts } from '../../scripts/module/texts'

const locales = import.meta.glob<Texts>('../../src/**/locales/en.json', { import: 'default', eager: true })
const samples = import.meta.glob<string>(['../../src/@fake-db/**/*.ts', '!../../src/@fake-db/**/texts/*.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Words that texts on screen must not contain, with replacements. */
const glossary: [forbidden: RegExp, instead: string][] = [
  [/\bmails?\b|\b(your|my|this|new|sent|unread) letters?\b/i, 'email'],
  [/\bsign(ed|s|ing)?[- ]?(in|out|up)s?\b/i, 'log in, log out, create an account'],
  [/\bnobody\b/i, 'no one'],
  [/\b(some|any|every)body\b/i, 'someone, anyone, everyone'],
  [/\bfor ever\b/i, 'permanently'],
  [/\bat once\b/i, 'immediately, at the same time'],
  [/\b(is|are|was|were) to be\b/i, 'must be, will be'],
  [/\b(tak(e|es|en|ing)|took) (it |them |this )?back\b/i, 'undo, reverse'],
  [/\bbr(ing|ings|ought) (it |them )?back\b/i, 'restore'],
  [/\bthr(ow|ows|own|owing) away\b/i, 'delete'],
  [/\bany more\b/i, 'anymore, no longer'],
  [/\b(those|people) who are signed|\bwhoever\b/i, 'anyone who, or the noun'],
  [/\bno such\b/i, '“… not found”'],
  [/\bone that\b/i, 'the noun'],
  [/\b(user name|login name)\b/i, 'username'],
  [/\b(two-factor|2FA)\b/i, 'two-step verification'],
  [/\bunseen\b/i, 'unread'],
  [/\b(pop-?ups?|snackbars?)\b/i, 'dialog, toast'],
  [/\bpalette\b/i, 'global search'],
  [/\b(cannot|can not|could not)\b/i, 'can’t, couldn’t'],
  [/\b(shall|whilst|telephone|per cent|fortnight|cheques?)\b/i, 'will, while, phone, percent, two weeks, check'],
  [/\b(cancelled|cancelling|labelled|travelled|traveller|grey)\b/i, 'canceled, labeled, traveled, gray'],
  [/\b(centre|metre|litre|theatre|fibre|catalogue|programme)s?\b/i, 'center, meter, liter, theater, fiber, catalog'],
  [/(col|fav|flav|neighb|behavi|hon|lab)our/i, 'color, favor, flavor, neighbor, behavior, honor, labor'],
  [/\b(organ|real|recogn|custom|apolog|summar|minim|maxim)is(e|es|ed|ing|ation)\b/i, '-ize, -ized, -ization'],
]

const exceptions: [text: RegExp, reason: string][] = [
  [/^Palette in four color vision types/, 'a palette of colors'],
  [/^test -r/, 'a shell script'],
  [/^logout log out sign out$/, 'synonyms that the global search finds, not shown'],
  [/^every\/each fortnight\|/, 'words that quick add understands, not shown'],
]

/** Literals without a space are ids, keys, paths and values. */
const isText = (literal: string) => /\s/.test(literal)
const withoutMarkup = (text: string) => text.replace(/<[^>]*>|https?:\S+/g, ' ')

function literalsOf(source: string): string[] {
  const found: string[] = []
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node)) return
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      found.push(node.text)
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile('sample.ts', source, ts.ScriptTarget.Latest))
  return found.filter(isText)
}

function problemsIn(texts: string[]): string[] {
  return texts
    .filter((text) => !exceptions.some(([exception]) => exception.test(text)))
    .map(withoutMarkup)
    .flatMap((text) =>
      glossary.flatMap(([forbidden, instead]) => {
        const word = forbidden.exec(text)
        if (!word) return []
        const around = text.slice(Math.max(0, word.index - 30), word.index + 40).replace(/\s+/g, ' ')
        return [`“${word[0]}” in “${around}”: use ${instead}`]
      }),
    )
}

describe('the glossary', () => {
  it.each(Object.entries(locales))('applies to %s', (_, texts) => {
    expect(problemsIn(flatten(texts).map(([, text]) => text))).toEqual([])
  })

  it.each(Object.entries(samples))('applies to %s', (_, source) => {
    expect(problemsIn(literalsOf(source))).toEqual([])
  })

  it('finds a forbidden word, and ignores ids and markup', () => {
    expect(problemsIn(['Your mail was sent at once.'])).toHaveLength(2)
    expect(literalsOf("const id = 'sign-in'; const title = `Sign in as ${name} at once`")).toEqual([
      'Sign in as ',
      ' at once',
    ])
    expect(problemsIn(['<p style="mail">Hello</p>'])).toEqual([])
  })
})
