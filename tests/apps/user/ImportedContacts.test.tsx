// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderPage } from '../../support/renderPage'

const fileLabels = /File to import|Zu importierende Datei|Fichier à importer|Ficheiro a importar|الملف المراد استيراده/

async function openFile(content: string | Uint8Array<ArrayBuffer>, language = 'en') {
  const { user } = await renderPage('/apps/user/import', { language })
  await user.upload(await screen.findByLabelText(fileLabels), new File([content], 'contacts.csv'))
  await screen.findAllByRole('combobox')
  /** Cells of the last table: the rows that are ready. */
  const good = () => {
    const [, ...rows] = within(screen.getAllByRole('table').at(-1)!).getAllByRole('row')
    return rows.map((row) => {
      const cells = within(row).getAllByRole('cell')
      return cells.map(({ textContent }) => textContent)
    })
  }
  return { user, good }
}

describe('a file of contacts', () => {
  it('may have lines above the titles, line breaks in cells, and a total', async () => {
    const { good } = await openFile(
      [
        '\uFEFFKundenliste, Stand 3.11.2026',
        '"Filiale:";"Nord; Hafen"',
        '',
        '"Name";"E-Mail";"Rolle";"Firma";"Telefon";"Umsatz"',
        '"Petersen; Uwe";"uwe@x.example";"editor";"Petersen\r\n& Töchter";"040/5550177";"12,50"',
        '"Ina ""Ini"" Groß";"ina@x.example";"author";"";"0049 (0)40 - 5550178";"-3,00"',
        '"Gesamt";"";"";"";"";"9,50"',
      ].join('\r\n'),
    )
    expect(screen.getByRole('status')).toHaveTextContent('2 rows are ready to import1 row has errors')
    expect(good()).toEqual([
      ['Petersen; Uwe', 'uwe@x.example', 'Support', 'Petersen & Töchter', '040/5550177'],
      ['Ina "Ini" Groß', 'ina@x.example', 'User', '', '0049 (0)40 - 5550178'],
    ])
  })

  it('of Windows is readable on an Arabic page', async () => {
    // "الاسم;البريد الإلكتروني", "ليلى;l@x.example"
    const head = [0xc7, 0xe1, 0xc7, 0xd3, 0xe3, 0x3b, 0xc7, 0xe1, 0xc8, 0xd1, 0xed, 0xcf, 0x20]
    const more = [0xc7, 0xe1, 0xc5, 0xe1, 0xdf, 0xca, 0xd1, 0xe6, 0xe4, 0xed, 0x0a, 0xe1, 0xed, 0xe1, 0xec]
    const end = Array.from(';l@x.example', (letter) => letter.charCodeAt(0))
    const { good } = await openFile(Uint8Array.from([...head, ...more, ...end]), 'ar')
    expect(good()[0]?.slice(0, 2)).toEqual(['ليلى', 'l@x.example'])
  })

  it.each([
    [
      'Google',
      'First Name,Middle Name,Last Name,Organization Name,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Value',
      'en',
    ],
    [
      'Google, some years ago',
      'Given Name,Additional Name,Family Name,Organization 1 - Name,Name,E-mail 1 - Value,Phone 1 - Value',
      'en',
    ],
    ['Outlook', 'First Name,Middle Name,Last Name,Company,Title,E-mail Address,Business Phone', 'en'],
    ['Outlook in German', 'Vorname,Weitere Vornamen,Nachname,Firma,Titel,E-Mail-Adresse,Telefon geschäftlich', 'de'],
    ['Outlook in French', 'Prénom,Deuxième prénom,Nom,Société,Titre,Adresse de messagerie,Téléphone (bureau)', 'fr'],
    [
      'Outlook in Portuguese',
      'Primeiro Nome,Segundo Nome,Apelido,Empresa,Título,Endereço de correio electrónico,Telemóvel',
      'pt',
    ],
    ['Outlook in Arabic', 'الاسم الأول,الاسم الأوسط,اسم العائلة,الشركة,اللقب,عنوان البريد الإلكتروني,هاتف العمل', 'ar'],
  ])('maps by itself from %s', async (_, head, language) => {
    const { good } = await openFile(`${head}\nRosa,,Blum,Tidewater,x,rosa@x.example,+1-202-555-0177\n`, language)
    const [name, email, , company, phone] = good()[0] ?? []
    expect([name, email, company, phone]).toEqual(['Rosa Blum', 'rosa@x.example', 'Tidewater', '+1-202-555-0177'])
  })

  it('has a name from several columns, which can be chosen', async () => {
    const { user, good } = await openFile('A,B,Email\nRosa,Blum,rosa@x.example\n')
    await user.selectOptions(screen.getByLabelText('Full name'), 'B')
    await user.selectOptions(screen.getByLabelText('Full name, column 2'), 'A')
    expect(good()[0]?.[0]).toBe('Blum Rosa')
    await user.selectOptions(screen.getByLabelText('Full name, column 2'), 'No column')
    expect(good()[0]?.[0]).toBe('Blum')
  })

  it('can be read with another title row, separator and encoding, and keeps corrections', async () => {
    const { user, good } = await openFile('Staff|2026\nWho,Where\nName,Email\nZoé,zoe\n')
    const preview = within(screen.getByRole('table', { name: 'First rows of the file' }))
    expect(preview.getByRole('columnheader', { name: 'Email' })).toBeVisible()
    await user.type(screen.getByRole('textbox', { name: 'Email' }), '@x.example')
    expect(good()[0]?.[0]).toBe('Zoé')
    await user.selectOptions(screen.getByLabelText('Encoding'), 'Western European (Windows-1252)')
    expect(await preview.findByText('ZoÃ©')).toBeVisible()
    expect(good()[0]).toContain('zoe@x.example')
    await user.selectOptions(screen.getByLabelText('Encoding'), 'Unicode (UTF-16 LE)')
    expect(await screen.findByRole('alert')).toBeVisible()
    await user.selectOptions(screen.getByLabelText('Encoding'), 'Unicode (UTF-8)')
    expect(await preview.findByText('Zoé')).toBeVisible()
    await user.selectOptions(screen.getByLabelText('Title row'), 'Row 2: Who, Where')
    expect(preview.getByRole('columnheader', { name: 'Where' })).toBeVisible()
    await user.selectOptions(screen.getByLabelText('Separator'), 'Vertical bar')
    expect(await preview.findByText('Name,Email')).toBeVisible()
  })
})
