import type { labels } from '@/redux/apps/kanban/schema'

export interface Row<Board extends string = 'todo' | 'in-progress' | 'done'> {
  title: string
  description: string
  board: Board
  labels: (typeof labels)[number][]
  /** Days from today; left out where nothing presses. */
  due?: number
  /** Full names. */
  who: string[]
  files?: string[]
  /** Whose, on which day from today and at what time. */
  comments?: [name: string, day: number, time: string, text: string][]
  /** What is to be done for it: so many of the steps are done, from the first on. */
  steps?: { done: number; titles: string[] }
  /** Number of a cover picture. */
  cover?: string
  /** By whom, and on which day from today. Comments come after it. */
  added: [name: string, day: number]
}

/** In the order of their ids, and from top to bottom within a board. */
export const seedRows: Row[] = [
  {
    title: 'Warn before the storage is full',
    description:
      'At 80 and at 95 per cent, once each, to everybody who can do something about it. Say how long the rest will last at the present pace, and offer to shorten how long exports are kept.',
    board: 'in-progress',
    labels: ['Backend', 'Design'],
    due: 2,
    who: ['陈思远', 'Giulia Bernasconi'],
    files: ['Wording of the two mails.doc', 'Thresholds per plan.sheet'],
    comments: [
      ['Catalina Reyes', -2, '10:40', 'We are at 90 % and would have liked to know a week ago. Just saying.'],
      ['陈思远', -1, '14:05', 'The counter is in. What is missing is “at the present pace”: seven days or thirty?'],
      ['Giulia Bernasconi', -1, '16:20', 'Thirty. Seven days make everybody panic on the first of the month.'],
    ],
    steps: {
      done: 2,
      titles: ['Count what is stored', 'Agree on the thresholds', 'Word the two mails', 'Send them in the night'],
    },
    cover: '03',
    added: ['Amara Mensah', -9],
  },
  {
    title: 'Name the extra seats on the invoice',
    description:
      'Pampa Verde added ten seats in the middle of the month. Their bookkeeping needs one line for the old seats and one for the new, with the days.',
    board: 'todo',
    labels: ['Backend'],
    due: 1,
    who: ['Sofía Márquez Villanueva'],
    comments: [
      [
        'Maximiliano Augusto Fernández-Etchegaray de la Vega',
        -1,
        '18:30',
        'Two lines would do. The auditor is a patient man, but not that patient.',
      ],
    ],
    added: ['Amara Mensah', -3],
  },
  {
    title: 'Arabic: numbers inside sentences',
    description:
      'A percentage in the middle of a sentence jumps to the wrong side on two of the sign-up pages. Isolate it, and add both pages to the pictures that are compared before a release.',
    board: 'in-progress',
    labels: ['Translation', 'Bug', 'Frontend'],
    due: 4,
    who: ['ليلى حدّاد', 'Émilie Tremblay'],
    files: ['Where it jumps.image'],
    comments: [
      ['ليلى حدّاد', -3, '09:15', 'صفحة الاشتراك سليمة الآن، لكنّ صفحة الدعوة ما زالت تعكس النسبة المئوية.'],
      ['Émilie Tremblay', -2, '11:30', 'Merci! The invitation page builds its sentence by hand. I will take that out.'],
    ],
    added: ['Émilie Tremblay', -6],
  },
  {
    title: 'Export a report as a spreadsheet',
    description:
      'Real numbers and real dates in the cells, not texts that look like them. Formulas that came in with the data are defused.',
    board: 'done',
    labels: ['Frontend', 'Security'],
    due: -4,
    who: ['Jakub Dvořák'],
    files: ['Sample with 40 columns.sheet'],
    comments: [
      ['Wanjiru Kamau', -5, '08:30', 'Opened it, summed a column, and it was a sum. I could cry.'],
      ['Jakub Dvořák', -4, '15:45', 'Please do not. It goes out with the release on Friday.'],
    ],
    added: ['Wanjiru Kamau', -24],
  },
  {
    title: 'Charts that survive a color-blind reader',
    description:
      'Six colors that can be told apart by everybody, in light and in dark, and a second mark besides the color: dash, dot or shape.',
    board: 'in-progress',
    labels: ['Design', 'Accessibility'],
    due: 0,
    who: ['Haruka Nishimura', 'Hye-jin Park', 'Giulia Bernasconi', 'Amara Mensah'],
    files: ['Palette, four kinds of eyes.pdf', 'Six lines, no color.image'],
    comments: [
      ['Hye-jin Park', -4, '13:10', 'Numbers 2 and 5 are twins for one man in twelve. I have moved 5 towards amber.'],
      ['Haruka Nishimura', -1, '09:50', 'Good. In dark mode I would take a little light out of 1, it hums.'],
    ],
    cover: '01',
    added: ['Haruka Nishimura', -12],
  },
  {
    title: 'Ask why people leave the set-up half-way',
    description:
      'Of a hundred who begin, sixty-one connect a source, forty see a first chart. Ten short calls with people from the other thirty-nine; ask what they expected to see next.',
    board: 'todo',
    labels: ['Research'],
    due: 6,
    who: ['Grace Whitfield', 'Ngozi Eze-Williams'],
    files: ['Questions.doc', 'The funnel, last ninety days.sheet'],
    comments: [
      ['Ngozi Eze-Williams', -1, '17:05', 'Three have said yes already. One wants to know whether there is cake.'],
    ],
    added: ['Grace Whitfield', -5],
  },
  {
    title: 'Night import on the new server',
    description:
      'Both ran side by side for a week. The new one needs 11 minutes where the old one needed 50, and writes the same rows.',
    board: 'done',
    labels: ['Backend', 'Data'],
    due: -9,
    who: ['陈思远', 'Dmytro Shevchenko'],
    files: ['Comparison, seven nights.sheet', 'Steps and the way back.text'],
    comments: [
      [
        'Dmytro Shevchenko',
        -10,
        '07:20',
        'Seventh night, no difference. I would switch tomorrow at five in the afternoon.',
      ],
      ['Amara Mensah', -9, '18:40', 'Switched. Thank you both, and the night shift too.'],
    ],
    cover: '07',
    added: ['Dmytro Shevchenko', -28],
  },
  {
    title: 'The weekly mail ends up among the spam',
    description:
      'With two providers, and only since the sender’s address changed. Check the signature of the new domain and whether the links still go through the old one.',
    board: 'in-progress',
    labels: ['Bug', 'Backend'],
    due: -1,
    who: ['Jonas Petrauskas', 'Dmytro Shevchenko'],
    files: ['Headers of three mails.text'],
    comments: [
      [
        'Jonas Petrauskas',
        -2,
        '12:00',
        'The signature is fine. The links are not: all of them still go through the old domain.',
      ],
    ],
    added: ['Jonas Petrauskas', -8],
  },
  {
    title: 'Keyboard way for everything that can be dragged',
    description:
      'Cards, columns, the widgets of a dashboard. Space lifts, arrows move, Space drops, Escape puts it back; each step is said aloud.',
    board: 'todo',
    labels: ['Accessibility', 'Frontend'],
    due: 9,
    who: ['Hye-jin Park'],
    added: ['Hye-jin Park', -4],
  },
  {
    title: 'Benchmark report: six sectors, four measures',
    description:
      'One chart each, a page of text at the most. The method goes at the end, where those who need it will look. The printer wants it four days after the draft.',
    board: 'in-progress',
    labels: ['Writing', 'Data', 'Research'],
    due: 12,
    who: ['Ngozi Eze-Williams', 'Wanjiru Kamau', 'Jonas Petrauskas'],
    files: ['Outline.doc', 'Raw figures.sheet', 'Paper samples.pdf'],
    comments: [
      [
        'Ngozi Eze-Williams',
        -3,
        '16:45',
        'Retail is thin: nineteen companies. Say so in the caption, or leave it out?',
      ],
      ['Wanjiru Kamau', -2, '08:55', 'Say so. A gap would raise more questions than a small number.'],
    ],
    cover: '05',
    added: ['Ngozi Eze-Williams', -20],
  },
  {
    title: 'Sign in with a passkey',
    description: 'Beside the password, not instead of it. Somebody who loses the telephone must still get in.',
    board: 'todo',
    labels: ['Security', 'Backend', 'Frontend'],
    due: 21,
    who: ['Yael Ben-David', 'Jakub Dvořák'],
    files: ['What the others do.pdf'],
    comments: [['Yael Ben-David', -6, '10:10', 'I have four of them on four devices. Glad to be the guinea pig.']],
    cover: '09',
    added: ['Yael Ben-David', -7],
  },
  {
    title: 'A page that says who may do what',
    description:
      'Roles across the top, things one can do down the side, and a sentence for each. It replaces the list of ninety switches that nobody understood, including us.',
    board: 'done',
    labels: ['Design', 'Security'],
    due: -2,
    who: ['Giulia Bernasconi', 'Jakub Dvořák'],
    comments: [['Amara Mensah', -3, '11:15', 'I found the switch I had been looking for since spring of last year.']],
    cover: '11',
    added: ['Amara Mensah', -31],
  },
  {
    title: 'Release notes for the permissions page',
    description: 'Half a page, for the people who use it.',
    board: 'done',
    labels: ['Writing'],
    due: 0,
    who: ['Émilie Tremblay'],
    files: ['Release notes.doc'],
    added: ['Giulia Bernasconi', -4],
  },
  {
    title: 'Restore a backup with nothing but the handbook',
    description:
      'An empty machine, somebody who has never done it, and a stop-watch. Every place where they have to ask becomes a sentence in the handbook.',
    board: 'todo',
    labels: ['Backend', 'Security'],
    due: 8,
    who: ['Dmytro Shevchenko', 'Annelies van der Heijden'],
    comments: [
      ['Annelies van der Heijden', -2, '09:00', 'I have never done it and I ask a lot of questions. I am your woman.'],
    ],
    added: ['Dmytro Shevchenko', -5],
  },
  {
    title: 'Forecast for Teranga Solaire: the dusty weeks',
    description:
      'In the weeks of dust the panels delivered a fifth less than we said. Take the wind from the east into the model, run the last two years again, and show both curves.',
    board: 'in-progress',
    labels: ['Data', 'Research'],
    due: 3,
    who: ['Fatoumata Diallo', '陈思远'],
    files: ['Two years, hour by hour.archive', 'Both curves.image', 'Model, version 4.code'],
    comments: [
      [
        'Fatoumata Diallo',
        -5,
        '14:35',
        'In our log the dusty weeks are marked by hand. I have sent you the notebooks, photographed.',
      ],
      ['陈思远', -2, '19:10', 'With the wind in, the gap is 6 % instead of 21 %. The handwriting was the hard part.'],
      ['Amara Mensah', -1, '08:45', 'Begin the review with this, before anybody asks.'],
    ],
    cover: '04',
    added: ['Fatoumata Diallo', -15],
  },
  {
    title: 'Dates in the language of the reader',
    description: 'Also in tables, also in exports, also when the browser speaks one language and the person another.',
    board: 'done',
    labels: ['Translation', 'Frontend'],
    due: -6,
    who: ['Émilie Tremblay', 'Mateus Oliveira'],
    comments: [['Mateus Oliveira', -7, '13:50', '“17 de nov.” Perfeito.']],
    added: ['Mateus Oliveira', -19],
  },
  {
    title: 'The search forgets accents',
    description: 'Whoever types “soderstrom” means Söderström, and whoever types “Dvorak” does not mean the keyboard.',
    board: 'todo',
    labels: ['Bug', 'Backend'],
    due: 3,
    who: ['Lars-Erik Söderström'],
    comments: [['Jakub Dvořák', -1, '10:20', 'Signed, Dvorak.']],
    added: ['Lars-Erik Söderström', -2],
  },
  {
    title: 'Kaveri Textiles: connect the looms',
    description:
      'Forty-two looms write a line a second each. A minute’s average is enough for the charts; keep the raw lines for a week, in case one breaks.',
    board: 'in-progress',
    labels: ['Data', 'Backend'],
    due: 10,
    who: ['Devika Subramanian', 'Sofía Márquez Villanueva'],
    files: ['Floor plan.image', 'Protocol of the looms.pdf'],
    comments: [
      ['Devika Subramanian', -6, '07:45', 'Loom 17 calls itself 71. It has always done that, please be kind to it.'],
      ['Sofía Márquez Villanueva', -4, '20:15', 'Kindness is one line of configuration. Done.'],
    ],
    added: ['Devika Subramanian', -22],
  },
  {
    title: 'Empty dashboards look broken',
    description:
      'A new customer sees eleven gray boxes. Show what the first one would look like, with somebody else’s harvest in it, and one button.',
    board: 'todo',
    labels: ['Design', 'Frontend', 'Writing'],
    due: 13,
    who: ['Giulia Bernasconi', 'Émilie Tremblay', 'Haruka Nishimura'],
    files: ['Three drafts.pdf'],
    comments: [
      [
        'Haruka Nishimura',
        -3,
        '15:30',
        'The second draft. The first one is prettier, but the second one I would click.',
      ],
    ],
    cover: '02',
    added: ['Giulia Bernasconi', -10],
  },
  {
    title: 'Certificates of the sensors’ gateway',
    description: 'They run out at the end of next month. Renew them, and let a machine remember the next time.',
    board: 'todo',
    labels: ['Security'],
    due: 24,
    who: ['Thabo Nkosi'],
    added: ['Thabo Nkosi', -1],
  },
  {
    title: 'Falaj Water: two weeks above the limit',
    description:
      'While the old sensors are being replaced, both sets write. Lift the limit until the day on which it ends.',
    board: 'in-progress',
    labels: ['Data'],
    due: 0,
    who: ['Tariq Al-Mansoori', 'Amara Mensah'],
    comments: [
      ['Tariq Al-Mansoori', -1, '12:30', 'The last old sensor comes out in thirteen days, weather permitting.'],
    ],
    added: ['Tariq Al-Mansoori', -2],
  },
  {
    title: 'Faster first page on a slow telephone',
    description:
      'Measured on a five-year-old telephone in a train: four seconds to the first number. Two would be good, and everybody would notice.',
    board: 'todo',
    labels: ['Frontend'],
    due: 16,
    who: ['Hye-jin Park', '陈思远'],
    files: ['Recording, train to Kumasi.video'],
    cover: '08',
    added: ['Kofi Boateng', -11],
  },
  {
    title: 'Thank-you page for the survey',
    description: 'Seventy-one answers, three pictures, no sales talk.',
    board: 'done',
    labels: ['Writing', 'Design'],
    due: -5,
    who: ['Grace Whitfield'],
    cover: '12',
    added: ['Grace Whitfield', -13],
  },
  {
    title: 'Shared reports: show who can see them, and take somebody’s access back without having to write to us first',
    description:
      'Today it is a mail to support and a day of waiting. A list under the share button, a cross beside each name, and an “undo”.',
    board: 'todo',
    labels: ['Security', 'Design', 'Frontend'],
    due: 18,
    who: ['Jakub Dvořák', 'Naledi Mokoena', 'Giulia Bernasconi', 'Siobhán Ní Bhriain', 'Owen Pritchard'],
    files: ['Eleven tickets about this.sheet'],
    comments: [
      ['Siobhán Ní Bhriain', -8, '11:00', 'Eleven tickets in a month. Twelve, while I was typing.'],
      [
        'Naledi Mokoena',
        -7,
        '09:40',
        'From the legal side: the sooner the better, and keep a log of who took what away.',
      ],
    ],
    added: ['Siobhán Ní Bhriain', -9],
  },
  {
    title: 'Dark charts on dark paper',
    description: 'Printing from the dark skin used up a cartridge in Innsbruck. Print light, always.',
    board: 'done',
    labels: ['Bug', 'Frontend'],
    due: -8,
    who: ['Hye-jin Park'],
    comments: [['Hans-Jürgen Oberhuber', -9, '08:05', 'Danke. The new cartridge thanks you as well.']],
    added: ['Hans-Jürgen Oberhuber', -14],
  },
  {
    title: 'Map view for Moana Freight',
    description:
      'Ships cross the date line, and the map draws them once around the earth. Cut the line where the day changes.',
    board: 'in-progress',
    labels: ['Bug', 'Data', 'Frontend'],
    due: 5,
    who: ['Tavita Falaniko', 'Sofía Márquez Villanueva'],
    files: ['Around the earth.image'],
    comments: [
      [
        'Tavita Falaniko',
        -3,
        '21:20',
        'Our fastest ship did Apia to Suva in minus nine hours. The captain is very proud.',
      ],
    ],
    cover: '06',
    added: ['Tavita Falaniko', -6],
  },
  {
    title: 'Plain words for error messages',
    description: 'What happened, what it means for the reader, what to do now. No numbers, no “oops”.',
    board: 'todo',
    labels: ['Writing', 'Translation'],
    due: 11,
    who: ['Émilie Tremblay', 'Siobhán Ní Bhriain'],
    files: ['The forty most frequent.sheet'],
    added: ['Émilie Tremblay', -3],
  },
  {
    title: 'Two people edit the same dashboard',
    description:
      'The later one wins today, and the earlier one loses an afternoon. Say who else is here; when both have changed the same widget, ask.',
    board: 'todo',
    labels: ['Research', 'Backend'],
    who: ['Jakub Dvořák'],
    comments: [['Priya Raghunathan', -12, '14:00', 'It was my afternoon. I would like it to be the last one.']],
    added: ['Priya Raghunathan', -13],
  },
  {
    title: 'Security review by somebody from outside',
    description: 'Two weeks, the report to Naledi and Jakub only, a summary for customers afterwards.',
    board: 'done',
    labels: ['Security'],
    due: -12,
    who: ['Naledi Mokoena', 'Jakub Dvořák'],
    files: ['Summary for customers.pdf'],
    comments: [
      ['Jakub Dvořák', -13, '17:30', 'Three findings, none of them high, all mended. The summary is attached.'],
    ],
    added: ['Naledi Mokoena', -40],
  },
  {
    title: 'Colors of your own for a report',
    description: 'Two colors and a logo. We work out the rest and say no where the text could not be read.',
    board: 'todo',
    labels: ['Design'],
    who: ['Giulia Bernasconi'],
    cover: '10',
    added: ['Clément Roux', -17],
  },
  {
    title: 'Alerts by text message',
    description:
      'For those who watch cold rooms and have no time for mail. Never more than one an hour for the same room, and never without the temperature.',
    board: 'in-progress',
    labels: ['Backend'],
    due: 7,
    who: ['Kofi Boateng', 'Dmytro Shevchenko'],
    comments: [
      ['Kofi Boateng', -4, '06:30', 'Room 3 at the harbor sent forty in a night. I know them all by heart.'],
      ['Dmytro Shevchenko', -3, '10:15', 'One an hour, and one more when it is over.'],
    ],
    added: ['Kofi Boateng', -9],
  },
  {
    title: 'Shortcuts on one page',
    description: 'Press ? anywhere. Those of the page you are on come first.',
    board: 'done',
    labels: ['Accessibility', 'Writing'],
    due: -3,
    who: ['Hye-jin Park', 'Émilie Tremblay'],
    added: ['Hye-jin Park', -16],
  },
  {
    title: 'Old exports: ninety days instead of two years',
    description: 'A setting for the owner of a workspace, with the space that it would free beside it.',
    board: 'todo',
    labels: ['Backend', 'Design'],
    due: 5,
    who: ['陈思远', 'Catalina Reyes'],
    added: ['Amara Mensah', -1],
  },
  {
    title: 'Portuguese: one “you” for everybody',
    description: 'Half of the pages say “tu”, the other half “você”. Choose, and go through all of them.',
    board: 'done',
    labels: ['Translation'],
    due: -10,
    who: ['Mateus Oliveira'],
    comments: [['Mateus Oliveira', -11, '16:10', '“Você”, after a long evening with two cousins from Lisbon.']],
    added: ['Émilie Tremblay', -21],
  },
]
