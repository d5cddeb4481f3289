import type { Row } from './seedRows'

type WebsiteRow = Row<'website-ideas' | 'website-writing' | 'website-online'>

/** Second board; from top to bottom within a column. */
export const websiteRows: WebsiteRow[] = [
  {
    title: 'Cold storage landing page',
    description: 'Operators ask the same five questions. Answer them in order.',
    column: 'website-ideas',
    labels: ['Writing', 'Research'],
    who: ['Kofi Boateng'],
    comments: [['Kofi Boateng', -3, '09:20', 'The first is always: how much does downtime cost?']],
    added: ['Kofi Boateng', -6],
  },
  {
    title: 'Pricing without fine print',
    description: 'Move the fine print into the table, or drop it.',
    column: 'website-ideas',
    labels: ['Design', 'Writing'],
    due: 9,
    who: ['Giulia Bernasconi', 'Sofía Márquez Villanueva'],
    added: ['Sofía Márquez Villanueva', -5],
  },
  {
    title: 'Customer story: Pampa Verde',
    description:
      'How they close the month, in their own words. Two pages, three pictures, numbers only with their approval.',
    column: 'website-writing',
    labels: ['Writing'],
    due: 4,
    who: ['Émilie Tremblay'],
    steps: { done: 1, titles: ['Interview', 'First draft', 'Customer approval'] },
    added: ['Émilie Tremblay', -11],
  },
  {
    title: 'Arabic home page',
    description: 'Adapt pictures and their order too. Don’t just mirror the English page.',
    column: 'website-writing',
    labels: ['Translation', 'Frontend'],
    due: 1,
    who: ['Hye-jin Park', 'Mateus Oliveira'],
    cover: '12',
    added: ['Mateus Oliveira', -13],
  },
  {
    title: 'Halve the size of the home page',
    description: 'Serve pictures in the displayed sizes, and load each font once.',
    column: 'website-online',
    labels: ['Frontend'],
    due: -4,
    who: ['Jakub Dvořák'],
    comments: [['Jakub Dvořák', -5, '15:45', 'From 1.9 MB to 0.8 MB. The rest is the video, which has to stay.']],
    added: ['Naledi Mokoena', -20],
  },
]
