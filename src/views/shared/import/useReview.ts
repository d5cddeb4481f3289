import { useMemo, useState } from 'react'
import type { ImportField } from './importFields'
import type { FileRow } from './readFile'
import {
  guessMapping,
  missingFields,
  reviewRow,
  withDuplicates,
  wordOf,
  type Meanings,
  type Problem,
  type ReviewedRow,
  type Source,
  type Taken,
  type Texts,
} from './reviewRows'

/** A row that the backend did not take: its place among those that it was sent, and why, by field. */
export interface RowRefusal {
  readonly index: number
  readonly error: Texts
}

/** What a row was refused for, and what stood in it then. */
interface Refused {
  readonly texts: Texts
  readonly error: Texts
}

interface ReviewOptions {
  /** Of the file, the head first. */
  rows: readonly FileRow[]
  /** The same object as long as they are the same. */
  fields: readonly ImportField[]
  taken: Taken
}

const isWrong = ({ problems }: ReviewedRow) => Object.keys(problems).length > 0

/** Adds why the backend refused a row, where that still stands in it. */
function withRefusal(row: ReviewedRow, refused: Refused | undefined): ReviewedRow {
  if (!refused) return row
  const still: Record<string, Problem> = {}
  // What is about no field goes once any of them is changed.
  const isUnchanged = Object.entries(row.texts).every(([key, text]) => refused.texts[key] === text)
  for (const [key, why] of Object.entries(refused.error))
    if (key in row.texts ? refused.texts[key] === row.texts[key] : isUnchanged) still[key] = why
  return { ...row, problems: { ...still, ...row.problems } }
}

/** What is in a file, what is wrong with it, and what somebody does about that. */
export function useReview({ rows, fields, taken }: ReviewOptions) {
  const [mapping, setMapping] = useState(() => guessMapping(rows[0]?.cells ?? [], fields))
  const [edits, setEdits] = useState<ReadonlyMap<number, Texts>>(new Map())
  const [meanings, setMeanings] = useState<Meanings>(new Map())
  const [leftOut, setLeftOut] = useState<ReadonlySet<number>>(new Set())
  const [imported, setImported] = useState<ReadonlySet<number>>(new Set())
  const [refusals, setRefusals] = useState<ReadonlyMap<number, Refused>>(new Map())
  const isMapped = missingFields(fields, mapping).length === 0

  // Thousands of rows are looked at once; an edit has its own row looked at again.
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
    head: rows[0]?.cells ?? [],
    mapping,
    isMapped,
    good,
    /** How many rows cannot be taken as they are. */
    wrongCount: reviewed.length - good.length,
    /** Those that want to be looked at; one that was corrected stays among them. */
    open: reviewed.filter((row) => isWrong(row) || edits.has(row.line)),
    leftOutCount: leftOut.size,
    isEdited: [...edits.keys()].some((line) => !imported.has(line)),
    editedFields: (line: number) => Object.keys(edits.get(line) ?? {}),
    map: (key: string, source: Source) => setMapping({ ...mapping, [key]: source }),
    /** Corrects a row. What is chosen for a word that is no choice is what the word means in all rows. */
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
    /**
     * Notes what became of the rows that were sent.
     * @returns how many are left to be looked at
     */
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
