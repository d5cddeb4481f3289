// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import writeExcelFile from 'write-excel-file/node'
import { readFile, readText } from '@/views/shared/import/readFile'

type Content = string | Uint8Array<ArrayBuffer>
const fileOf = (content: Content, name = 'people.csv') => new File([content], name)

async function read(content: Content, name?: string) {
  const result = await readFile(fileOf(content, name), { language: 'en' })
  return 'rows' in result ? result.rows : result
}

async function readRows(text: string) {
  const result = await readText(text)
  return 'rows' in result ? result.rows : result
}

const rowsOf = (...rows: string[][]) => rows.map((cells, index) => ({ line: index + 1, cells }))

function utf16(text: string, isBigEndian = false, mark = true): Uint8Array<ArrayBuffer> {
  const units = Array.from((mark ? '\uFEFF' : '') + text, (letter) => letter.charCodeAt(0))
  const bytes = new Uint8Array(units.length * 2)
  const view = new DataView(bytes.buffer)
  units.forEach((unit, index) => view.setUint16(index * 2, unit, !isBigEndian))
  return bytes
}

describe('a file of rows', () => {
  const expected = rowsOf(['Name', 'City'], ['Weber; Jonas', 'Köln'])

  it.each([
    ['commas', 'Name,City\n"Weber; Jonas",Köln\n'],
    ['semicolons', 'Name;City\r\n"Weber; Jonas";Köln\r\n'],
    ['tabs', 'Name\tCity\n"Weber; Jonas"\tKöln'],
    ['a mark of UTF-8', '\uFEFFName,City\n"Weber; Jonas",Köln'],
    ['UTF-16', utf16('Name,City\n"Weber; Jonas",Köln')],
    ['UTF-16 from the big end', utf16('Name,City\n"Weber; Jonas",Köln', true)],
    ['UTF-16 without a mark', utf16('Name,City\n"Weber; Jonas",Köln', false, false)],
    [
      'what Excel writes in Western Europe',
      Uint8Array.from(Array.from('Name,City\n"Weber; Jonas",Köln', (letter) => letter.charCodeAt(0))),
    ],
  ])('is parsed with %s', async (_, content) => {
    expect(await read(content)).toEqual(expected)
  })

  it('may name its separator, as in Excel, in a line that counts', async () => {
    expect(await read('sep=|\r\nName|City\r\nAda|London')).toEqual([
      { line: 2, cells: ['Name', 'City'] },
      { line: 3, cells: ['Ada', 'London'] },
    ])
  })

  it.each([
    [
      'lines above the titles',
      'Report\nUnit:;"Harbor, Ltd"\nFrom, to:;a, b\n\nName;Email;Sum\nA;a@x;1,5\nB;b@x;2,5\n',
      ';',
    ],
    ['quoted separators', '"a;b;c",d\n"e;f;g",h\n', ','],
    ['lists in cells', 'Name,Tags\nAda,a;b;c\nBen,a;b;c\n', ','],
    ['a named separator', 'sep=|\na,b|c\n1,2|3\n', '|'],
    ['a quoted mark', '"sep=;"\r\na,b;c\r\n1,2;3', ';'],
    ['mixed line breaks', 'Report\n"a";"b\r\nc"\r\n"d";"e"\r\n', ';'],
    ['one column', 'Name\nAda\nBen', ','],
  ])('has its separator guessed with %s', async (_, text, separator) => {
    expect(await readText(text)).toMatchObject({ separator })
  })

  it('is read with the chosen separator and encoding', async () => {
    const bytes = Uint8Array.from([0x4e, 0x3b, 0x4f, 0x0a, 0xcb, 0x2c, 0x3b, 0x31])
    const options = { language: 'en', separator: ',', encoding: 'windows-1251' } as const
    expect(await readFile(fileOf(bytes), options)).toMatchObject({
      rows: rowsOf(['N;O'], ['Л', ';1']),
      encoding: 'windows-1251',
    })
  })

  it('may have multi-line cells, and counts rows like a spreadsheet', async () => {
    expect(await readRows('Name,City\n\n"Ada\nLovelace",London\n')).toEqual([
      { line: 1, cells: ['Name', 'City'] },
      { line: 3, cells: ['Ada\nLovelace', 'London'] },
    ])
  })

  it('may have spaces before quoted cells', async () => {
    expect(await readRows('Name, City\n"Ada, L.", "Bath, UK"\n"""B"" , ""C""", Rome\n')).toEqual(
      rowsOf(['Name', ' City'], ['Ada, L.', 'Bath, UK'], ['"B" , "C"', ' Rome']),
    )
  })

  it('may have stray quotation marks in a cell', async () => {
    expect(await readRows('Name,City\nAda "A" L.,Bath\n"Ben \\"B\\" C",Rome\n')).toEqual(
      rowsOf(['Name', 'City'], ['Ada "A" L.', 'Bath'], ['Ben \\"B\\" C', 'Rome']),
    )
  })

  it('contains formulas as text, without the apostrophe of exports', async () => {
    expect(await readRows('Name,City\n"=HYPERLINK(""http://x"")",\'=1+1\n')).toEqual(
      rowsOf(['Name', 'City'], ['=HYPERLINK("http://x")', '=1+1']),
    )
  })

  it('is read from Excel, with dates as days', async () => {
    const cells = [
      [{ value: 'Name' }, { value: 'Since' }],
      [{ value: 'Ada' }, { value: new Date('2024-06-30'), type: Date, format: 'yyyy-mm-dd' }],
    ]
    const content = new Uint8Array(await writeExcelFile(cells).toBuffer())
    expect(await read(content, 'people.xlsx')).toEqual(rowsOf(['Name', 'Since'], ['Ada', '2024-06-30']))
  })

  it('is read from the first sheet with a table, or the chosen one', async () => {
    const sheets = [
      { sheet: 'Cover', data: [[{ value: 'Crew' }], [{ value: 'of autumn' }]] },
      { sheet: 'Empty', data: [[{ value: '' }]] },
      {
        sheet: 'Crew',
        data: [
          [{ value: 'Name' }, { value: 'Age' }],
          [{ value: 'Ada' }, { value: 36 }],
        ],
      },
    ]
    const file = fileOf(new Uint8Array(await writeExcelFile(sheets).toBuffer()), 'crew.xlsx')
    const names = { sheets: ['Cover', 'Crew'] }
    const rows = rowsOf(['Name', 'Age'], ['Ada', '36'])
    expect(await readFile(file, { language: 'en' })).toEqual({ rows, sheet: 'Crew', ...names })
    expect(await readFile(file, { language: 'en', sheet: 'Cover' })).toMatchObject({ sheet: 'Cover', ...names })
  })

  it.each<[string, Content, string?]>([
    ['type', 'Name\nAda', 'photo.png'],
    ['oldExcel', 'anything', 'people.xls'],
    ['blank', ''],
    ['blank', '\n \n,,\n'],
    ['noRows', 'Name,Email\n'],
    ['broken', 'no workbook', 'people.xlsx'],
    ['binary', new Uint8Array([0x50, 0x4b, 3, 4, 0, 0, 0, 8])],
    ['size', 'a'.repeat(5_000_001)],
    ['tooMany', 'Name\n'.repeat(10_002)],
  ])('is rejected: %s', async (problem, content, name) => {
    expect(await read(content, name)).toEqual({ problem })
  })

  it('is rejected if a quotation mark is never closed, with the line', async () => {
    expect(await read('Name,City\nAda,London\n"Ben,Paris\nCleo,Rome\n')).toEqual({ problem: 'quotes', line: 3 })
    expect(await read('Name,City\n"Ada" L.,London\n"Ben",Paris\n')).toEqual({ problem: 'quotes', line: 2 })
  })

  it('may have ten thousand rows', async () => {
    expect(await read(`Name\n${'Ada\n'.repeat(10_000)}`)).toHaveLength(10_001)
  })
})
