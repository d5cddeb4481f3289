import { Copy, FileSpreadsheet, FileText, FileType, Printer } from 'lucide-react'

/** The ways that a table leaves the product, in the order of menus. Their names are in `list.export` of the kit's texts. */
export const exportKinds = [
  { kind: 'csv', Icon: FileText },
  { kind: 'excel', Icon: FileSpreadsheet },
  { kind: 'pdf', Icon: FileType },
  { kind: 'copy', Icon: Copy },
  { kind: 'print', Icon: Printer },
] as const

export type ExportKind = (typeof exportKinds)[number]['kind']
