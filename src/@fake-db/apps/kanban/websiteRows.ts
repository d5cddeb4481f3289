import type { Row } from './seedRows'

type WebsiteRow = Row<'website-ideas' | 'website-writing' | 'website-online'>

/** The tasks of the second space, from top to bottom within a column. */
export const websiteRows: WebsiteRow[] = [
  {
    title: 'A page for people who run cold rooms',
    description: 'They ask the same five questions. Answer them in the order in which they come.',
    board: 'website-ideas',
    labels: ['Writing', 'Research'],
    who: ['Kofi Boateng'],
    comments: [['Kofi Boateng', -3, '09:20', 'The first one is always: what does it cost when the line is down?']],
    added: ['Kofi Boateng', -6],
  },
  {
    title: 'Prices without asterisks',
    description: 'Whatever stands in the small print now goes into the table, or away.',
    board: 'website-ideas',
    labels: ['Design', 'Writing'],
    due: 9,
    who: ['Giulia Bernasconi', 'Sofía Márquez Villanueva'],
    added: ['Sofía Márquez Villanueva', -5],
  },
  {
    title: 'How Pampa Verde closes its month',
    description:
      'A customer tells it in their own words. Two pages, three pictures, and the numbers only if they agree.',
    board: 'website-writing',
    labels: ['Writing'],
    due: 4,
    who: ['Émilie Tremblay'],
    steps: { done: 1, titles: ['Talk for an hour', 'Write it down', 'Have it read by them'] },
    added: ['Émilie Tremblay', -11],
  },
  {
    title: 'The start page in Arabic',
    description: 'Not a mirror of the English one: the pictures and their order, too.',
    board: 'website-writing',
    labels: ['Translation', 'Frontend'],
    due: 1,
    who: ['Hye-jin Park', 'Mateus Oliveira'],
    cover: '06',
    added: ['Mateus Oliveira', -13],
  },
  {
    title: 'Half the weight for the first page',
    description: 'Pictures in the sizes that are shown, and letters only once.',
    board: 'website-online',
    labels: ['Frontend'],
    due: -4,
    who: ['Jakub Dvořák'],
    comments: [['Jakub Dvořák', -5, '15:45', 'From 1.9 MB to 0.8. The rest is the film, and I was told to leave it.']],
    added: ['Naledi Mokoena', -20],
  },
]
