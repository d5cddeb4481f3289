import { Alert } from '@core/components/Alert'
import { SelectField } from '@core/components/forms/SelectField'
import { Table } from '@core/components/table/Table'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/utility/hooks/useFormat'
import { encodings } from './encoding'
import { separators, type FileTable } from './readFile'
import { mostTitleRows } from './reviewRows'
import type { ImportFile } from './useImportFile'
import { useProblemText } from './useProblemText'

/** Rows above and below the titles. */
const previewRows = 5
const previewColumns = 30
const longestText = 60

const separatorNames = { ',': 'comma', ';': 'semicolon', '\t': 'tab', '|': 'bar' } as const

interface FileOptionsProps {
  file: ImportFile
  table: FileTable
}

/** Preview of a file, with its title row, separator and encoding. */
export function FileOptions({ file, table: { rows, separator, encoding, sheet, sheets = [] } }: FileOptionsProps) {
  const { t } = useTranslation('import')
  const problemText = useProblemText()
  const { titleIndex } = file
  const titleRows = rows.slice(0, Math.min(mostTitleRows, rows.length - 1))
  const select = { className: 'col-sm-6 col-lg-4' }

  return (
    <section className="stack" aria-label={t('options.heading')}>
      <h3 className="fs-6 mb-0">{t('options.heading')}</h3>
      <div className="row g-3">
        <SelectField
          {...select}
          label={t('options.titles')}
          value={rows[titleIndex]?.line}
          onChange={({ target }) => file.chooseTitles(Number(target.value))}
          options={titleRows.map(({ line, cells }) => ({
            value: String(line),
            label: t('options.titleRow', { line, text: cells.filter(Boolean).join(', ').slice(0, longestText) }),
          }))}
        />
        {sheets.length > 1 && (
          <SelectField
            {...select}
            label={t('options.sheet')}
            value={sheet}
            onChange={({ target }) => file.choose({ sheet: target.value })}
            options={sheets.map((value) => ({ value, label: value }))}
          />
        )}
        {separator && (
          <SelectField
            {...select}
            label={t('options.separator')}
            value={separator}
            onChange={({ target }) => file.choose({ separator: separators.find((known) => known === target.value) })}
            options={separators.map((value) => ({ value, label: t(`options.separators.${separatorNames[value]}`) }))}
          />
        )}
        {encoding && (
          <SelectField
            {...select}
            label={t('options.encoding')}
            value={encoding}
            onChange={({ target }) => file.choose({ encoding: encodings.find((known) => known === target.value) })}
            options={encodings.map((value) => ({ value, label: t(`options.encodings.${value}`) }))}
          />
        )}
      </div>
      {file.problem && <Alert tone="danger">{problemText(file.problem)}</Alert>}
      <PreviewTable rows={rows} titleIndex={titleIndex} />
    </section>
  )
}

function PreviewTable({ rows, titleIndex }: Pick<FileTable, 'rows'> & { titleIndex: number }) {
  const { t } = useTranslation('import')
  const format = useFormat()
  const first = Math.max(0, titleIndex - previewRows)
  const shown = rows.slice(first, titleIndex + previewRows + 1)
  const width = Math.min(previewColumns, Math.max(...shown.map(({ cells }) => cells.length)))

  return (
    <Table caption={t('options.preview')} variants={['small', 'bordered']}>
      <tbody>
        {shown.map(({ line, cells }, index) => {
          const isTitle = first + index === titleIndex
          return (
            <tr key={line} className={isTitle ? 'tint-primary' : undefined}>
              <th scope="row" className="tabular">
                {format.number(line)}
              </th>
              {Array.from({ length: width }, (_, column) => {
                const text = <bdi>{cells[column]?.slice(0, longestText)}</bdi>
                return isTitle ? (
                  <th key={column} scope="col">
                    {text}
                  </th>
                ) : (
                  <td key={column}>{text}</td>
                )
              })}
            </tr>
          )
        })}
      </tbody>
    </Table>
  )
}
