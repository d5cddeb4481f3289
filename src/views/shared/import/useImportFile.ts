import { useCallback, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ImportField } from './importFields'
import { readFile, type FileChoices, type FileProblem, type FileTable } from './readFile'
import { guessTitleRow } from './reviewRows'

interface OpenFile {
  readonly file: File
  readonly table: FileTable
  /** Choices that overrule the guesses. */
  readonly chosen: FileChoices
  /** Line of the titles, if chosen. */
  readonly titleLine?: number
}

/** Reads the selected file, again with every choice. A choice that fails keeps the rows of the last one. */
export function useImportFile(fields: readonly ImportField[]) {
  const { i18n } = useTranslation()
  const [open, setOpen] = useState<OpenFile | null>(null)
  const [problem, setProblem] = useState<FileProblem | null>(null)
  const [isPending, setPending] = useState(false)
  const latest = useRef(0)

  async function read(file: File, chosen: FileChoices) {
    const number = ++latest.current
    setPending(true)
    const result = await readFile(file, { language: i18n.language, ...chosen })
    if (number !== latest.current) return
    setPending(false)
    setProblem('problem' in result ? result : null)
    setOpen((before) => {
      const known = before?.file === file ? before : null
      if ('problem' in result) return known && { ...known, chosen }
      // Another sheet has its own titles.
      return { ...(known?.table.sheet === result.sheet && known), file, chosen, table: result }
    })
  }

  const close = useCallback(() => {
    latest.current++
    setOpen(null)
    setProblem(null)
    setPending(false)
  }, [])

  const titleIndex = useMemo(() => {
    if (!open) return 0
    const { table, titleLine } = open
    const chosen = table.rows.findIndex(({ line }) => line === titleLine)
    return chosen === -1 ? guessTitleRow(table.rows, fields) : chosen
  }, [open, fields])

  return {
    table: open && { ...open.table, ...open.chosen },
    /** Titles first. */
    rows: useMemo(() => open?.table.rows.slice(titleIndex) ?? [], [open, titleIndex]),
    titleIndex,
    problem,
    isPending,
    openFile: (file: File) => void read(file, {}),
    choose: (choice: FileChoices) => void (open && read(open.file, { ...open.chosen, ...choice })),
    chooseTitles: (titleLine: number) => setOpen(open && { ...open, titleLine }),
    close,
  }
}

export type ImportFile = ReturnType<typeof useImportFile>
