import { useMemo, useState } from 'react'
import type { ImportField } from './importFields'
import type { FileRow } from './readFile'
import {
  guessMapping,
  missingFields,
  reviewRow,
  withDuplicates,
  wordOf,
  type Mapping,
  type Meanings,
  type Problem,
  type ReviewedRow,
  type Source,
  type Taken,
  type Texts,
} from './reviewRows'

/** Row rejected by the backend: index among the sent rows, and messages by field. */
export interface RowRefusal {
  readonly index: number
  readonly error: Texts
}

interface Refused {
  readonly texts: Texts
  readonly error: Texts
}

interface ReviewOptions {
  rows: readonly FileRow[]
  /** Must be the same object on every render. */
  fields: readonly ImportField[]
  taken: Taken
}

const noCells: readonly string[] = []

const isWrong = ({ problems }: ReviewedRow) => Object.keys(problems).length > 0

/** Adds the server errors of unchanged fields. */
function withRefusal(row: ReviewedRow, refused: Refused | undefined): ReviewedRow {
  if (!refused) return row
  const still: Record<string, Problem> = {}
  // Errors about other fields disappear after any edit.
  const isUnchanged = Object.entries(row.texts).every(([key, text]) => refused.texts[key] === text)
  for (const [key, why] of Object.entries(refused.error))
    if (key in row.texts ? refused.texts[key] === row.texts[key] : isUnchanged) still[key] = why
  return { ...row, problems: { ...still, ...row.problems } }
}

export function useReview({ rows, fields, taken }: ReviewOptions) {
  const head = rows[0]?.cells ?? noCells
  const guessed = useMemo(() => guessMapping(head, fields, rows.slice(1)), [head, fields, rows])
  const [chosen, setChosen] = useState<Mapping>({})
  const mapping = useMemo(() => {
    // Another separator may form fewer columns.
    const isThere = (source: Source) => [source].flat().every((column) => typeof column !== 'number' || column in head)
    return { ...guessed, ...Object.fromEntries(Object.entries(chosen).filter(([, source]) => isThere(source))) }
  }, [guessed, chosen, head])
  const [edits, setEdits] = useState<ReadonlyMap<number, Texts>>(new Map())
  const [meanings, setMeanings] = useState<Meanings>(new Map())
  const [leftOut, setLeftOut] = useState<ReadonlySet<number>>(new Set())
  const [imported, setImported] = useState<ReadonlySet<number>>(new Set())
  const [refusals, setRefusals] = useState<ReadonlyMap<number, Refused>>(new Map())
  const isMapped = missingFields(fields, mapping).length === 0

  // Memoized: there may be thousands of rows. An edit validates only its own row.
  const first = useMemo(
    () => (isMapped ? rows.slice(1).map((row) => reviewRow(row, fields, mapping, {}, meanings)) : []),
    [rows, fields, mapping, meanings, isMapped],
  )
  const reviewed = useMemo(() => {
    const waiting = first.flatMap((row, index) => {
      const { line } = row
      const fileRow = rows[index + 1]
      if (imported.has(line) || leftOut.has(line) || !fileRow) return []
      const edit = edits.get(line)
      return withRefusal(edit ? reviewRow(fileRow, fields, mapping, edit, meanings) : row, refusals.get(line))
    })
    return withDuplicates(waiting, fields, taken)
  }, [first, rows, fields, mapping, meanings, edits, leftOut, imported, refusals, taken])

  const good = useMemo(() => reviewed.filter((row) => !isWrong(row)), [reviewed])

  return {
    head,
    mapping,
    isMapped,
    good,
    wrongCount: reviewed.length - good.length,
    /** Includes corrected rows, so they stay in view. */
    open: reviewed.filter((row) => isWrong(row) || edits.has(row.line)),
    leftOutCount: leftOut.size,
    isEdited: [...edits.keys()].some((line) => !imported.has(line)),
    editedFields: (line: number) => Object.keys(edits.get(line) ?? {}),
    map: (key: string, source: Source) => setChosen({ ...chosen, [key]: source }),
    /** Corrects a row. The choice for an unknown word applies to all rows with it. */
    edit(line: number, field: ImportField, text: string) {
      const { key } = field
      setEdits((before) => new Map(before).set(line, { ...before.get(line), [key]: text }))
      const inFile = first.find((row) => row.line === line)?.texts[key] ?? ''
      const word = wordOf(field, inFile)
      if (word !== null && text !== '')
        setMeanings((before) => new Map(before).set(key, new Map(before.get(key)).set(word, text)))
    },
    leaveOut: (line: number) => setLeftOut(new Set(leftOut).add(line)),
    takeBack: () => setLeftOut(new Set()),
    /** Records which sent rows were imported or rejected. @returns how many rows are left */
    settle(sent: readonly ReviewedRow[], refused: readonly RowRefusal[]): number {
      const reasons = new Map(refused.map(({ index, error }) => [sent[index]?.line, error]))
      const done = sent.filter(({ line }) => !reasons.has(line)).map(({ line }) => line)
      setImported((before) => new Set([...before, ...done]))
      setRefusals(
        new Map(
          sent.flatMap(({ line, texts }) => {
            const error = reasons.get(line)
            return error ? [[line, { texts, error }] as const] : []
          }),
        ),
      )
      return reviewed.length - done.length
    },
  }
}

export type RowReview = ReturnType<typeof useReview>
