import { Copy, FileSpreadsheet, FileText, FileType, Printer } from 'lucide-react'

/** In menu order. Labels: `list.export` in the kit's locale files. */
export const exportKinds = [
  { kind: 'csv', Icon: FileText },
  { kind: 'excel', Icon: FileSpreadsheet },
  { kind: 'pdf', Icon: FileType },
  { kind: 'copy', Icon: Copy },
  { kind: 'print', Icon: Printer },
] as const

export type ExportKind = (typeof exportKinds)[number]['kind']
