import type { Attachment } from '@/redux/apps/email/schema'

/** UTF-8 data URL: the download matches its name and size. */
function textFile(fileName: string, type: string, picture: string, lines: readonly string[]): Attachment {
  const content = `${lines.join('\r\n')}\r\n`
  return {
    fileName,
    thumbnail: `/images/files/${picture}.svg`,
    url: `data:${type};charset=utf-8,${encodeURIComponent(content)}`,
    size: new TextEncoder().encode(content).length,
  }
}

/** Smallest valid PDF with one page of text (ISO 32000). Lines must be ASCII. */
function pdfFile(fileName: string, [title = '', ...lines]: readonly string[]): Attachment {
  const escape = (line: string) => line.replace(/[\\()]/g, '\\$&')
  const text = lines.map((line) => `(${escape(line)}) Tj T*`).join('\n')
  const stream = `BT /F1 18 Tf 72 760 Td (${escape(title)}) Tj /F1 11 Tf 16 TL 0 -36 Td\n${text}\nET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let content = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = content.length
    content += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${entries}`
  content += `${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${content.length}\n%%EOF\n`
  return {
    fileName,
    thumbnail: '/images/files/pdf.svg',
    url: `data:application/pdf;base64,${btoa(content)}`,
    size: content.length,
  }
}

function picture(fileName: string, url: string, size: number): Attachment {
  return { fileName, thumbnail: url, url, size }
}

export const files = {
  auditReport: pdfFile('Cold chain audit report.pdf', [
    'Cold chain audit report',
    'Volta Cold Chain, depots Tema and Kumasi',
    '',
    'Sensors checked: 64. Within tolerance: 61. Replaced on the day: 3.',
    'Longest gap in the readings: 11 minutes (Kumasi, door sensor 7).',
    'Temperature at loading stayed between 2.4 and 5.1 degrees Celsius.',
    '',
    'Findings',
    '1. Alarm emails reach the night shift after four minutes; two were agreed.',
    '2. The generator test of the second week is missing from the log.',
    '3. Door sensor 7 needs a new bracket before the next delivery.',
    '',
    'Close all three findings within thirty days.',
  ]),
  dataProtection: pdfFile('Data protection agreement.pdf', [
    'Data protection agreement',
    'between Baobab Analytics, Accra, and Prairie Post, Omaha',
    '',
    '1. The processor handles reader data only on written instruction.',
    '2. Data stays in the region that the controller has chosen.',
    '3. A breach is reported within twenty-four hours of its discovery.',
    '4. Sub-processors are named in annex B and change with thirty days notice.',
    '5. At the end of the contract all copies are deleted within sixty days.',
    '',
    'Annex A: categories of data. Annex B: sub-processors. Annex C: measures.',
  ]),
  offer: pdfFile('Offer Komorebi Studio.pdf', [
    'Offer: portfolio site and client area',
    'for Komorebi Studio, Kyoto',
    '',
    'Discovery and wireframes         6 days',
    'Visual design, three rounds      9 days',
    'Build and content migration     14 days',
    'Accessibility review             2 days',
    '',
    'Valid for thirty days. Half is due at the start, half at delivery.',
  ]),
  agenda: textFile('Town hall agenda.txt', 'text/plain', 'text', [
    'TOWN HALL, ninety minutes',
    '',
    '00:00  Welcome, and who is new (Amara)',
    '00:10  The quarter in six figures (Wanjiru)',
    '00:25  What clients told us (Priya)',
    '00:45  Live demo: alerts that explain themselves',
    '01:05  Questions, anonymous ones first',
    '01:25  Thanks, and cake',
  ]),
  minutes: textFile('Meeting notes, Monday.txt', 'text/plain', 'text', [
    'Present: Amara, Wanjiru, Kofi (on the phone), Grace',
    '',
    '- Month-end close moves from day 5 to day 3.',
    '- Invoices go out with the purchase order number in the subject.',
    '- Grace asks for one login for both newsrooms; Amara checks the price.',
    '- Next meeting in two weeks, same time.',
  ]),
  priceList: textFile('Price list for resellers.csv', 'text/csv', 'sheet', [
    'Service,Unit,List price,Reseller price',
    'Software Development,day,720,612',
    'UI/UX Design & Development,day,780,663',
    'Template Customization,day,540,486',
    'Unlimited Extended License,license,1490,1190',
  ]),
  ledger: textFile('Open items.csv', 'text/csv', 'sheet', [
    'Client,Days overdue,Amount',
    'Ipê Roxo Alimentos,114,4300',
    'Vltava Instruments,65,5472',
    'Northwind Freight,65,3050',
    'Érable & Fils,39,1661',
    'Lago Alto Design,20,5464',
  ]),
  packingList: textFile('Packing list.csv', 'text/csv', 'sheet', [
    'Item,Who brings it,Packed',
    'Ridgeline Two-Person Tent,Aroha,yes',
    'Ridgeline Two-Person Tent,Kofi,no',
    'Beacon Rechargeable Flashlight,Owen,yes',
    'Pour-Easy Teapot,Siobhan,yes',
    'Marlow Travel Guitar,Sofia,of course',
  ]),
  webhook: textFile('webhook-examples.json', 'application/json', 'code', [
    '{',
    '  "event": "reading.out_of_range",',
    '  "sensor": "line-2/temperature",',
    '  "value": 81.4,',
    '  "limit": 78,',
    '  "firstSeen": "03:12:08",',
    '  "acknowledged": false',
    '}',
  ]),
  importScript: textFile('import-contacts.sh', 'text/x-shellscript', 'code', [
    '#!/bin/sh',
    '# Usage: import-contacts.sh contacts.csv',
    'set -eu',
    'test -r "$1" || { echo "Cannot read $1" >&2; exit 1; }',
    'tail -n +2 "$1" | sort -u -t, -k2,2 > contacts.sorted.csv',
    'echo "$(wc -l < contacts.sorted.csv) contacts, duplicates removed by email"',
  ]),
  glossary: textFile('Guide de traduction.txt', 'text/plain', 'doc', [
    'dashboard = tableau de bord (jamais « dashboard »)',
    'log in = se connecter',
    'bookmark = favori',
    'draft = brouillon',
    'past due = en retard',
    '',
    'On vouvoie. Les verbes des boutons restent à l’infinitif.',
  ]),
  tent: picture('tent-two-person.svg', '/images/products/ridgeline-two-person-tent.svg', 9981),
  canoe: picture('canoe.svg', '/images/products/riverbend-open-canoe.svg', 8209),
  clock: picture('mantel-clock.svg', '/images/products/ashdown-mantel-clock.svg', 20759),
  teapot: picture('teapot-red.svg', '/images/products/pour-easy-teapot.svg', 10762),
  notebook: picture('notebook-linen.svg', '/images/products/linen-bound-notebook.svg', 6450),
} as const satisfies Record<string, Attachment>
