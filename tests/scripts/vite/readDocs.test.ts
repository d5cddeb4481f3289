import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { readDocs } from '../../../scripts/vite/docs/readDocs'
import { SourceFile } from '../../../scripts/vite/docs/sourceFile'

const src = mkdtempSync(join(tmpdir(), 'docs-')).replaceAll('\\', '/')
afterAll(() => rmSync(src, { recursive: true }))

function read(code: string, others: Readonly<Record<string, string>> = {}) {
  for (const [name, text] of Object.entries({ 'file.tsx': code, ...others })) writeFileSync(`${src}/${name}`, text)
  return readDocs(new SourceFile(`${src}/file.tsx`, src))
}

const member = (name: string, type: string, more = {}) => ({
  name,
  type,
  isRequired: true,
  usual: '',
  text: '',
  ...more,
})

it('reads props with types, defaults and doc comments', () => {
  const [docs] = read(`
    interface BoxProps {
      /** Visible label, see {@link Label}. */
      label: string
      size?: 'sm' | 'md' | undefined
      onOpen?(name: string): void
    }
    /** A box. */
    export function Box({ label, size = 'md' }: BoxProps) {}
  `)
  expect(docs).toMatchObject({ name: 'Box', kind: 'component', text: 'A box.', inherited: [], result: null })
  expect(docs?.props).toEqual([
    member('label', 'string', { text: 'Visible label, see `Label`.' }),
    member('size', "'sm' | 'md'", { isRequired: false, usual: "'md'" }),
    member('onOpen', '(name: string) => void', { isRequired: false }),
  ])
})

it('reads defaults that the body destructures', () => {
  const [docs] = read(`export function Box(props: { step?: number }) { const { step = 2 } = props }`)
  expect(docs?.props).toEqual([member('step', 'number', { isRequired: false, usual: '2' })])
})

it('follows types of our files, and names those of packages', () => {
  const [docs] = read(
    `
    import type { ComponentProps } from 'react'
    import { type Base as Common } from './base'
    interface BoxProps extends Omit<Common, 'hidden'>, ComponentProps<'div'> { own: true }
    export function Box(props: BoxProps & { more: 1 }) {}
    `,
    { 'base.ts': `export type Base = { tone: Tone; hidden: boolean }; type Tone = 'red' | 'green'` },
  )
  expect(docs?.props).toEqual([member('tone', "'red' | 'green'"), member('own', 'true'), member('more', '1')])
  expect(docs?.inherited).toEqual(["ComponentProps<'div'>"])
})

it('merges the variants of a union, and requires what all of them require', () => {
  const [docs] = read(`export function Box(props: { a: string; b: string } | { a: number; b?: never }) {}`)
  expect(docs?.props).toEqual([member('a', 'string | number'), member('b', 'string', { isRequired: false })])
})

it('reads parameters, options and the result of a hook', () => {
  const [docs] = read(`
    interface Options { /** In ms. */ delay?: number }
    /**
     * Waits.
     * @param callback runs once
     * @returns stops waiting
     * @example
     * const stop = useWait(run)
     */
    export function useWait(callback: () => void, times = 1, { delay = 5 }: Options = {}): { stop: () => void } {}
  `)
  expect(docs).toMatchObject({ kind: 'hook', text: 'Waits.', example: 'const stop = useWait(run)' })
  expect(docs?.props).toEqual([
    member('callback', '() => void', { text: 'runs once' }),
    member('times', '', { isRequired: false, usual: '1' }),
    member('options.delay', 'number', { isRequired: false, usual: '5', text: 'In ms.' }),
  ])
  expect(docs?.result).toEqual({
    type: '{ stop: () => void }',
    text: 'stops waiting',
    members: [member('stop', '() => void')],
  })
})

it('describes a hook by its result if the comment has nothing else', () => {
  const [docs] = read(`/** @returns whether the device is online */ export function useOnline(): boolean {}`)
  expect(docs).toMatchObject({ text: 'Returns whether the device is online.', result: { type: 'boolean', text: '' } })
})

it('lists the public members of a class and the methods of an object', () => {
  const [list, toast] = read(`
    export class List {
      /** Key in the store. */
      readonly name: string
      private rows: number[]
      constructor(name: string, private limit: number) {}
      /** Adds a row. @returns its id */
      add(row: string): number {}
      private clear() {}
    }
    export const toast = { /** Shows a text. */ success(text: string): void {}, last: 0 }
  `)
  expect(list).toMatchObject({ kind: 'class', props: [member('name', 'string')] })
  expect(list?.members).toEqual([
    member('name', 'string', { text: 'Key in the store.' }),
    member('add', '(row: string) => number', { text: 'Adds a row. Returns its id.' }),
  ])
  expect(toast).toMatchObject({
    kind: 'object',
    members: [member('success', '(text: string) => void', { text: 'Shows a text.' })],
  })
})

it('adds the declarations of the types that props name, and of those that these name', () => {
  const [docs] = read(`
    /** A column. */
    interface Column { cell: Cell }
    type Cell = { deep: Deep }
    type Deep = { deeper: Deeper }
    type Deeper = {}
    export function Grid({ columns }: { columns: readonly Column[] }) {}
  `)
  expect(docs?.types).toEqual([
    { name: 'Column', code: '/** A column. */\n    interface Column { cell: Cell }' },
    { name: 'Cell', code: 'type Cell = { deep: Deep }' },
  ])
})

it('reads the props of a class component', () => {
  const [docs] = read(`
    import { Component } from 'react'
    export class Boundary extends Component<{ onFailure: () => void }, { hasFailed: boolean }> {}
  `)
  expect(docs).toMatchObject({ kind: 'component', props: [member('onFailure', '() => void')] })
})
