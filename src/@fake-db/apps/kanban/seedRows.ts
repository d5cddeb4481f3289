import type { labels } from '@/redux/apps/kanban/schema'

export interface Row<Column extends string = 'todo' | 'in-progress' | 'done'> {
  title: string
  description: string
  column: Column
  labels: (typeof labels)[number][]
  /** Days from today. */
  due?: number
  who: string[]
  files?: string[]
  /** `day` counts from today. */
  comments?: [name: string, day: number, time: string, text: string][]
  /** The first `done` steps are completed. */
  steps?: { done: number; titles: string[] }
  /** Number of a cover image. */
  cover?: string
  /** `day` counts from today; comments are later. */
  added: [name: string, day: number]
}

/** In id order; from top to bottom within a column. */
export const seedRows: Row[] = [
  {
    title: 'Warn before the storage is full',
    description:
      'Send one warning at 80% and one at 95% to everyone who can free up space. Show how long the rest will last at the current pace, and offer to delete old exports sooner.',
    column: 'in-progress',
    labels: ['Backend', 'Design'],
    due: 2,
    who: ['陈思远', 'Giulia Bernasconi'],
    files: ['Wording of the two emails.doc', 'Thresholds per plan.sheet'],
    comments: [
      ['Catalina Reyes', -2, '10:40', 'We’re at 90% and would have liked to know a week ago. Just saying.'],
      ['陈思远', -1, '14:05', 'The counter is in. One open question: is “the current pace” 7 days or 30?'],
      ['Giulia Bernasconi', -1, '16:20', '30. With 7, everyone panics on the first of the month.'],
    ],
    steps: {
      done: 2,
      titles: ['Measure the storage', 'Agree on the thresholds', 'Write the two emails', 'Send them overnight'],
    },
    cover: '11',
    added: ['Amara Mensah', -9],
  },
  {
    title: 'List extra seats on the invoice',
    description:
      'Pampa Verde added ten seats mid-month. Their bookkeeping needs one line for the old seats and one for the new, with the number of days.',
    column: 'todo',
    labels: ['Backend'],
    due: 1,
    who: ['Sofía Márquez Villanueva'],
    comments: [
      [
        'Maximiliano Augusto Fernández-Etchegaray de la Vega',
        -1,
        '18:30',
        'Two lines are enough. Our auditor isn’t that patient.',
      ],
    ],
    added: ['Amara Mensah', -3],
  },
  {
    title: 'Arabic: numbers inside sentences',
    description:
      'A percentage inside a sentence jumps to the wrong side on two registration pages. Isolate it, and add both pages to the screenshot tests.',
    column: 'in-progress',
    labels: ['Translation', 'Bug', 'Frontend'],
    due: 4,
    who: ['ليلى حدّاد', 'Émilie Tremblay'],
    files: ['Where it jumps.image'],
    comments: [
      ['ليلى حدّاد', -3, '09:15', 'صفحة الاشتراك سليمة الآن، لكنّ صفحة الدعوة ما زالت تعكس النسبة المئوية.'],
      ['Émilie Tremblay', -2, '11:30', 'Merci! The invitation page builds its sentence by hand. I’ll fix that.'],
    ],
    added: ['Émilie Tremblay', -6],
  },
  {
    title: 'Export a report as a spreadsheet',
    description:
      'Cells contain real numbers and dates, not text that looks like them. Formulas in the data are escaped.',
    column: 'done',
    labels: ['Frontend', 'Security'],
    due: -4,
    who: ['Jakub Dvořák'],
    files: ['Sample with 40 columns.sheet'],
    comments: [
      ['Wanjiru Kamau', -5, '08:30', 'Opened it, summed a column, and it worked. I could cry.'],
      ['Jakub Dvořák', -4, '15:45', 'Please don’t. It ships with Friday’s release.'],
    ],
    added: ['Wanjiru Kamau', -24],
  },
  {
    title: 'Color-blind safe charts',
    description: 'Six colors that everyone can tell apart, in light and dark, plus a second cue: dash, dot or shape.',
    column: 'in-progress',
    labels: ['Design', 'Accessibility'],
    due: 0,
    who: ['Haruka Nishimura', 'Hye-jin Park', 'Giulia Bernasconi', 'Amara Mensah'],
    files: ['Palette in four color vision types.pdf', 'Six lines without color.image'],
    comments: [
      ['Hye-jin Park', -4, '13:10', 'Colors 2 and 5 look the same to one man in twelve. I moved 5 toward amber.'],
      ['Haruka Nishimura', -1, '09:50', 'Good. In dark mode I’d make 1 a little darker. It’s too bright.'],
    ],
    cover: '07',
    added: ['Haruka Nishimura', -12],
  },
  {
    title: 'Find out why people leave setup halfway',
    description:
      'Of 100 people who start, 61 connect a source and 40 see a first chart. Make ten short calls to people who dropped out. Ask what they expected to see next.',
    column: 'todo',
    labels: ['Research'],
    due: 6,
    who: ['Grace Whitfield', 'Ngozi Eze-Williams'],
    files: ['Questions.doc', 'Funnel, last 90 days.sheet'],
    comments: [['Ngozi Eze-Williams', -1, '17:05', 'Three said yes already. One asked if there’s cake.']],
    added: ['Grace Whitfield', -5],
  },
  {
    title: 'Night import on the new server',
    description:
      'Both ran side by side for a week. The new one takes 11 minutes instead of 50 and writes the same rows.',
    column: 'done',
    labels: ['Backend', 'Data'],
    due: -9,
    who: ['陈思远', 'Dmytro Shevchenko'],
    files: ['Comparison, seven nights.sheet', 'Rollout and rollback steps.text'],
    comments: [
      ['Dmytro Shevchenko', -10, '07:20', 'Seventh night, no differences. I’d switch tomorrow at 5 PM.'],
      ['Amara Mensah', -9, '18:40', 'Switched. Thank you both, and the night shift too.'],
    ],
    cover: '06',
    added: ['Dmytro Shevchenko', -28],
  },
  {
    title: 'Weekly email lands in spam',
    description:
      'Affects two providers since the sender address changed. Check the new domain’s signature, and whether links still use the old one.',
    column: 'in-progress',
    labels: ['Bug', 'Backend'],
    due: -1,
    who: ['Jonas Petrauskas', 'Dmytro Shevchenko'],
    files: ['Headers of three emails.text'],
    comments: [
      ['Jonas Petrauskas', -2, '12:00', 'The signature is fine. The links aren’t: they all still use the old domain.'],
    ],
    added: ['Jonas Petrauskas', -8],
  },
  {
    title: 'Keyboard support for drag and drop',
    description:
      'Cards, columns, dashboard widgets. Space picks up, arrow keys move, Space drops, Escape cancels. Announce each step to screen readers.',
    column: 'todo',
    labels: ['Accessibility', 'Frontend'],
    due: 9,
    who: ['Hye-jin Park'],
    added: ['Hye-jin Park', -4],
  },
  {
    title: 'Benchmark report: six sectors, four measures',
    description:
      'One chart and up to one page of text each. Put the method at the end. The print shop needs it four days after the draft.',
    column: 'in-progress',
    labels: ['Writing', 'Data', 'Research'],
    due: 12,
    who: ['Ngozi Eze-Williams', 'Wanjiru Kamau', 'Jonas Petrauskas'],
    files: ['Outline.doc', 'Raw figures.sheet', 'Paper samples.pdf'],
    comments: [
      [
        'Ngozi Eze-Williams',
        -3,
        '16:45',
        'We only have 19 retail companies. Note it in the caption, or leave retail out?',
      ],
      ['Wanjiru Kamau', -2, '08:55', 'Note it. A gap raises more questions than a small number.'],
    ],
    cover: '05',
    added: ['Ngozi Eze-Williams', -20],
  },
  {
    title: 'Log in with a passkey',
    description: 'In addition to the password. People who lose their phone must still be able to log in.',
    column: 'todo',
    labels: ['Security', 'Backend', 'Frontend'],
    due: 21,
    who: ['Yael Ben-David', 'Jakub Dvořák'],
    files: ['Competitor overview.pdf'],
    comments: [['Yael Ben-David', -6, '10:10', 'I have four passkeys on four devices. Happy to test.']],
    added: ['Yael Ben-David', -7],
  },
  {
    title: 'Permissions page',
    description:
      'Roles across the top, permissions down the side, one sentence each. It replaces the 90 switches that no one understood, including us.',
    column: 'done',
    labels: ['Design', 'Security'],
    due: -2,
    who: ['Giulia Bernasconi', 'Jakub Dvořák'],
    comments: [['Amara Mensah', -3, '11:15', 'I found the switch I’d been looking for since last spring.']],
    added: ['Amara Mensah', -31],
  },
  {
    title: 'Release notes for the permissions page',
    description: 'Half a page, for the people who use it.',
    column: 'done',
    labels: ['Writing'],
    due: 0,
    who: ['Émilie Tremblay'],
    files: ['Release notes.doc'],
    added: ['Giulia Bernasconi', -4],
  },
  {
    title: 'Restore a backup using only the handbook',
    description:
      'An empty machine, a first-timer and a stopwatch. Every question they ask becomes a sentence in the handbook.',
    column: 'todo',
    labels: ['Backend', 'Security'],
    due: 8,
    who: ['Dmytro Shevchenko', 'Annelies van der Heijden'],
    comments: [
      ['Annelies van der Heijden', -2, '09:00', 'I’ve never done it, and I ask a lot of questions. Count me in.'],
    ],
    added: ['Dmytro Shevchenko', -5],
  },
  {
    title: 'Forecast for Teranga Solaire: the dusty weeks',
    description:
      'In dusty weeks the panels produced 20% less than we forecast. Add the east wind to the model, rerun the last two years, and show both curves.',
    column: 'in-progress',
    labels: ['Data', 'Research'],
    due: 3,
    who: ['Fatoumata Diallo', '陈思远'],
    files: ['Two years, hour by hour.archive', 'Both curves.image', 'Model, version 4.code'],
    comments: [
      ['Fatoumata Diallo', -5, '14:35', 'We mark dusty weeks by hand in our log. I sent you photos of the notebooks.'],
      [
        '陈思远',
        -2,
        '19:10',
        'With the wind added, the gap is 6% instead of 21%. Reading the handwriting was the hard part.',
      ],
      ['Amara Mensah', -1, '08:45', 'Let’s start the review with this.'],
    ],
    cover: '13',
    added: ['Fatoumata Diallo', -15],
  },
  {
    title: 'Localized dates',
    description: 'In tables and exports too, and when the account’s language differs from the browser’s.',
    column: 'done',
    labels: ['Translation', 'Frontend'],
    due: -6,
    who: ['Émilie Tremblay', 'Mateus Oliveira'],
    comments: [['Mateus Oliveira', -7, '13:50', '“17 de nov.” Perfeito.']],
    added: ['Mateus Oliveira', -19],
  },
  {
    title: 'Ignore accents in search',
    description: '“soderstrom” should find Söderström, and “dvorak” should find Dvořák.',
    column: 'todo',
    labels: ['Bug', 'Backend'],
    due: 3,
    who: ['Lars-Erik Söderström'],
    comments: [['Jakub Dvořák', -1, '10:20', 'Signed, Dvorak.']],
    added: ['Lars-Erik Söderström', -2],
  },
  {
    title: 'Kaveri Textiles: connect the looms',
    description:
      '42 looms write one row per second each. One-minute averages are enough for the charts. Keep raw rows for a week, in case a loom breaks.',
    column: 'in-progress',
    labels: ['Data', 'Backend'],
    due: 10,
    who: ['Devika Subramanian', 'Sofía Márquez Villanueva'],
    files: ['Floor plan.image', 'Protocol of the looms.pdf'],
    comments: [
      ['Devika Subramanian', -6, '07:45', 'Loom 17 reports as 71. It has always done that.'],
      ['Sofía Márquez Villanueva', -4, '20:15', 'One line of configuration. Done.'],
    ],
    added: ['Devika Subramanian', -22],
  },
  {
    title: 'Empty dashboards look broken',
    description: 'New customers see eleven gray boxes. Show one chart with sample data and a single button.',
    column: 'todo',
    labels: ['Design', 'Frontend', 'Writing'],
    due: 13,
    who: ['Giulia Bernasconi', 'Émilie Tremblay', 'Haruka Nishimura'],
    files: ['Three drafts.pdf'],
    comments: [['Haruka Nishimura', -3, '15:30', 'The second draft. The first looks nicer, but I’d click the second.']],
    cover: '10',
    added: ['Giulia Bernasconi', -10],
  },
  {
    title: 'Renew sensor gateway certificates',
    description: 'They expire at the end of next month. Renew them, and automate it for next time.',
    column: 'todo',
    labels: ['Security'],
    due: 24,
    who: ['Thabo Nkosi'],
    added: ['Thabo Nkosi', -1],
  },
  {
    title: 'Falaj Water: two weeks above the limit',
    description: 'Old and new sensors both write during the replacement. Raise the limit until it’s finished.',
    column: 'in-progress',
    labels: ['Data'],
    due: 0,
    who: ['Tariq Al-Mansoori', 'Amara Mensah'],
    comments: [
      ['Tariq Al-Mansoori', -1, '12:30', 'The last old sensor comes out in thirteen days, weather permitting.'],
    ],
    added: ['Tariq Al-Mansoori', -2],
  },
  {
    title: 'Faster first page on slow phones',
    description: 'On a five-year-old phone on a train: four seconds to the first number. The goal is two.',
    column: 'todo',
    labels: ['Frontend'],
    due: 16,
    who: ['Hye-jin Park', '陈思远'],
    files: ['Recording, train to Kumasi.video'],
    added: ['Kofi Boateng', -11],
  },
  {
    title: 'Thank-you page for the survey',
    description: '71 responses, three pictures, no sales talk.',
    column: 'done',
    labels: ['Writing', 'Design'],
    due: -5,
    who: ['Grace Whitfield'],
    cover: '01',
    added: ['Grace Whitfield', -13],
  },
  {
    title: 'Shared reports: show who has access, and let owners remove people without contacting support first',
    description:
      'Today people email support and wait a day. Add a list under the share button, with a remove button next to each name and Undo.',
    column: 'todo',
    labels: ['Security', 'Design', 'Frontend'],
    due: 18,
    who: ['Jakub Dvořák', 'Naledi Mokoena', 'Giulia Bernasconi', 'Siobhán Ní Bhriain', 'Owen Pritchard'],
    files: ['Eleven tickets about this.sheet'],
    comments: [
      ['Siobhán Ní Bhriain', -8, '11:00', 'Eleven tickets in a month. Twelve, while I was typing.'],
      ['Naledi Mokoena', -7, '09:40', 'From the legal side: the sooner the better. Please log who removed whom.'],
    ],
    added: ['Siobhán Ní Bhriain', -9],
  },
  {
    title: 'Dark charts when printing',
    description: 'Printing in the dark skin used up a cartridge in Innsbruck. Always print light.',
    column: 'done',
    labels: ['Bug', 'Frontend'],
    due: -8,
    who: ['Hye-jin Park'],
    comments: [['Hans-Jürgen Oberhuber', -9, '08:05', 'Danke! The new cartridge thanks you too.']],
    added: ['Hans-Jürgen Oberhuber', -14],
  },
  {
    title: 'Map view for Moana Freight',
    description: 'When ships cross the date line, the map draws a line around the globe. Split the line there.',
    column: 'in-progress',
    labels: ['Bug', 'Data', 'Frontend'],
    due: 5,
    who: ['Tavita Falaniko', 'Sofía Márquez Villanueva'],
    files: ['Around the globe.image'],
    comments: [
      [
        'Tavita Falaniko',
        -3,
        '21:20',
        'Our fastest ship sailed from Apia to Suva in minus nine hours. The captain is very proud.',
      ],
    ],
    cover: '02',
    added: ['Tavita Falaniko', -6],
  },
  {
    title: 'Plain words for error messages',
    description: 'What happened, what it means, what to do next. No error codes, no “Oops”.',
    column: 'todo',
    labels: ['Writing', 'Translation'],
    due: 11,
    who: ['Émilie Tremblay', 'Siobhán Ní Bhriain'],
    files: ['Top 40 errors.sheet'],
    added: ['Émilie Tremblay', -3],
  },
  {
    title: 'Conflicting dashboard edits',
    description:
      'Today the last save wins, and earlier changes are lost. Show who else is editing. Ask when both changed the same widget.',
    column: 'todo',
    labels: ['Research', 'Backend'],
    who: ['Jakub Dvořák'],
    comments: [['Priya Raghunathan', -12, '14:00', 'I lost an afternoon of work. Please fix this.']],
    added: ['Priya Raghunathan', -13],
  },
  {
    title: 'External security review',
    description: 'Two weeks. The report goes to Naledi and Jakub only, then a summary for customers.',
    column: 'done',
    labels: ['Security'],
    due: -12,
    who: ['Naledi Mokoena', 'Jakub Dvořák'],
    files: ['Summary for customers.pdf'],
    comments: [
      ['Jakub Dvořák', -13, '17:30', 'Three findings, none of them high, all fixed. The summary is attached.'],
    ],
    added: ['Naledi Mokoena', -40],
  },
  {
    title: 'Custom report colors',
    description: 'Two colors and a logo. We derive the rest, and reject colors with poor contrast.',
    column: 'todo',
    labels: ['Design'],
    who: ['Giulia Bernasconi'],
    cover: '03',
    added: ['Clément Roux', -17],
  },
  {
    title: 'Alerts by text message',
    description:
      'For people who watch cold rooms and don’t have time for email. At most one per room and hour, always with the temperature.',
    column: 'in-progress',
    labels: ['Backend'],
    due: 7,
    who: ['Kofi Boateng', 'Dmytro Shevchenko'],
    comments: [
      ['Kofi Boateng', -4, '06:30', 'Room 3 at the harbor sent forty in one night. I know them by heart.'],
      ['Dmytro Shevchenko', -3, '10:15', 'One per hour, plus one when it’s over.'],
    ],
    added: ['Kofi Boateng', -9],
  },
  {
    title: 'Keyboard shortcut overview',
    description: 'Press ? anywhere. Shortcuts of the current page come first.',
    column: 'done',
    labels: ['Accessibility', 'Writing'],
    due: -3,
    who: ['Hye-jin Park', 'Émilie Tremblay'],
    added: ['Hye-jin Park', -16],
  },
  {
    title: 'Keep exports for 90 days instead of two years',
    description: 'A setting for workspace owners that shows how much space it frees.',
    column: 'todo',
    labels: ['Backend', 'Design'],
    due: 5,
    who: ['陈思远', 'Catalina Reyes'],
    added: ['Amara Mensah', -1],
  },
  {
    title: 'Portuguese: consistent form of address',
    description: 'Half of the pages use “tu”, the other half “você”. Choose one and update all pages.',
    column: 'done',
    labels: ['Translation'],
    due: -10,
    who: ['Mateus Oliveira'],
    comments: [['Mateus Oliveira', -11, '16:10', '“Você”, after a long discussion with two cousins from Lisbon.']],
    added: ['Émilie Tremblay', -21],
  },
]
