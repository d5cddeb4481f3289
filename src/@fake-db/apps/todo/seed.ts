import { timeOn } from '@fake-db/kit/env'
import { personNamed } from '@fake-db/shell/people/people'
import type { Place, Repeat, Tag, Task } from '@/redux/apps/todo/schema'

interface Row {
  title: string
  description: string
  /** Days from today and the time of day; left out where nothing presses. */
  due?: [days: number, time: string]
  /** Left out where nobody has taken it on yet. */
  who?: string
  tags: Tag[]
  project?: string
  is?: ('important' | 'completed' | 'deleted')[]
  repeat?: Repeat
  /** What it is made of, in order; what is done comes first. */
  steps?: { done: string[]; open: string[] }
}

/** Oldest first: the last one is the latest. */
const rows: Row[] = [
  {
    title: 'Renew the lease for the second floor',
    project: 'project-2',
    description:
      'The landlord wants an answer before the end of the quarter. Ask again for the two parking spaces, and for somebody to look at the lift.',
    due: [-12, '16:00'],
    who: 'Amara Mensah',
    tags: ['medium'],
    is: ['completed'],
  },
  {
    title: 'Move the nightly import to the new server',
    project: 'project-1',
    description:
      'Chen has copied the jobs over and they ran side by side for a week without a difference. What is left is to point the alias at the new machine and to switch the old one off.',
    due: [-9, '18:30'],
    who: '陈思远',
    tags: ['update', 'high'],
    is: ['completed'],
    steps: {
      done: [
        'Copy the jobs over',
        'Let both run for a week',
        'Point the alias at the new machine',
        'Switch the old one off',
      ],
      open: [],
    },
  },
  {
    title: 'Order a standing desk for the reception',
    project: 'project-2',
    description: 'Two meters wide at the most, or the door does not open.',
    due: [-8, '12:00'],
    who: 'Owen Pritchard',
    tags: ['low'],
    is: ['deleted'],
  },
  {
    title: 'Collect the answers to the customer survey',
    description:
      'Two hundred and twelve companies were asked; we hoped for sixty answers and have seventy-one. Close the form, export the answers, and thank everybody who took part.',
    due: [-6, '17:00'],
    who: 'Grace Whitfield',
    tags: ['team', 'medium'],
    is: ['completed'],
  },
  {
    title: 'Chase the two oldest open invoices',
    description:
      'Both were sent twice. Telephone rather than write, and offer to take the sum in two parts if that helps.',
    due: [-4, '11:00'],
    who: 'Wanjiru Kamau',
    tags: ['high'],
    is: ['important'],
  },
  {
    title: 'Write down who to call when the import fails at night',
    project: 'project-1',
    description:
      'One page, pinned beside the coffee machine and in the handbook. Names, numbers, and the one command that is safe to try first.',
    due: [-3, '15:00'],
    who: 'Dmytro Shevchenko',
    tags: ['team', 'high'],
  },
  {
    title: 'Send Komorebi Studio the revised offer',
    description:
      'Haruka would rather have the workshop in Kyoto and the design review by video. That takes two flights out of the sum; the days stay as they are.',
    due: [-2, '10:00'],
    who: 'Amara Mensah',
    tags: ['high'],
    is: ['completed', 'important'],
  },
  {
    title: 'Return the rented projector',
    project: 'project-2',
    description: 'It is in the small meeting room, under the table, with its remote control taped to the lid.',
    due: [-2, '17:30'],
    who: 'Kofi Boateng',
    tags: ['low'],
  },
  {
    title: 'Update the privacy notice',
    description:
      'Naledi has marked three paragraphs. The one about retention has to say ninety days, as the backups do, and no longer “a reasonable period”.',
    due: [-1, '14:00'],
    who: 'Naledi Mokoena',
    tags: ['update', 'medium'],
    is: ['important'],
    steps: {
      done: ['Read what Naledi marked'],
      open: ['Rewrite the three paragraphs', 'Let her read it once more', 'Publish it in five languages'],
    },
  },
  {
    title: 'Answer Tariq about the storage limit',
    description:
      'He asked whether Falaj Water can go over its limit for two weeks while the old sensors are being replaced. It can, if we know the day on which it ends.',
    due: [0, '09:30'],
    who: 'Amara Mensah',
    tags: ['high'],
    is: ['important'],
  },
  {
    title: 'Approve the account of Naledi Mokoena',
    description: 'She asked for the editor role. Check the plan of Protea Legal before saying yes.',
    due: [0, '11:00'],
    who: 'Amara Mensah',
    tags: ['medium'],
  },
  {
    title: 'Read through the slides for the partner day',
    description:
      'Look at numbers 9 to 14 above all: the axis of the second chart does not begin at zero, and somebody will ask.',
    due: [0, '16:00'],
    who: 'Ngozi Eze-Williams',
    tags: ['team', 'medium'],
    steps: {
      done: ['Numbers 1 to 8'],
      open: ['Numbers 9 to 14', 'The axis of the second chart', 'The names on the last slide'],
    },
  },
  {
    title: 'Water the desk ferns',
    description: 'A cup each. The one by the window gets two.',
    due: [0, '17:00'],
    tags: ['low'],
    repeat: 'weekly',
  },
  {
    title: 'Release notes for the new permissions page',
    description:
      'Half a page for people who use it, not for those who built it. Begin with what they can do now, end with what they have to change themselves, which is nothing.',
    due: [0, '18:00'],
    who: 'Émilie Tremblay',
    tags: ['update'],
    is: ['completed'],
  },
  {
    title: 'Call Catalina about Solpunto’s storage',
    description:
      'Nine tenths are used, and at the present pace the rest lasts eleven days. Most of it is old exports. Suggest that she keeps ninety days of them instead of two years.',
    due: [1, '10:30'],
    who: 'Catalina Reyes',
    tags: ['high'],
    is: ['important'],
  },
  {
    title: 'Interview the third candidate for support',
    description:
      'Forty-five minutes, with Siobhán. The first half on the telephone case, the second on whatever the candidate wants to know from us.',
    due: [1, '14:00'],
    who: 'Siobhán Ní Bhriain',
    tags: ['team', 'medium'],
  },
  {
    title: 'Confirm the ten extra seats for Pampa Verde',
    description:
      'They are already in use. What is missing is the sentence on the invoice, so that their bookkeeping can tell them from the others.',
    due: [1, '17:00'],
    who: 'Maximiliano Augusto Fernández-Etchegaray de la Vega',
    tags: ['medium'],
  },
  {
    title: 'Photographs for the team page',
    description: '',
    due: [2, '13:00'],
    who: 'Hye-jin Park',
    tags: ['team', 'low'],
  },
  {
    title: 'Compare three insurers for the office',
    project: 'project-2',
    description:
      'The present one puts its price up by a fifth. Same cover, same excess, and water damage must be in it after last year.',
    due: [3, '12:00'],
    who: 'Wanjiru Kamau',
    tags: ['low'],
    is: ['deleted'],
  },
  {
    title: 'Prepare the Teranga Solaire review',
    description:
      'Fatoumata comes with two engineers. She will want to see how the forecast did against what the panels really delivered, month by month. Be honest about the dusty weeks.',
    due: [3, '15:00'],
    who: 'Fatoumata Diallo',
    tags: ['high'],
    is: ['important'],
    steps: {
      done: ['Fetch what the panels delivered', 'Put the forecast beside it'],
      open: ['Write about the dusty weeks', 'Book the large meeting room', 'Send the agenda to Fatoumata'],
    },
  },
  {
    title: 'Check the Arabic texts of the sign-up pages',
    description:
      'Layla reads them aloud, we follow on the screen. Look out for numbers inside sentences and for arrows that point the wrong way.',
    due: [4, '11:00'],
    who: 'ليلى حدّاد',
    tags: ['update', 'medium'],
  },
  {
    title: 'Book the train to the conference',
    description: 'Second class, a seat by the window, and back on the evening of the second day.',
    due: [5, '18:00'],
    who: 'Clément Roux',
    tags: ['low'],
    is: ['completed'],
  },
  {
    title:
      'Plan the clearing-out of old reports, agree with each owner what may go, and write to everyone who shared one with somebody outside',
    description:
      'There are about four hundred. Reports that nobody has opened for a year are archived, not deleted, and can be brought back for another year.',
    due: [6, '16:00'],
    who: 'Jakub Dvořák',
    tags: ['update', 'team'],
    steps: {
      done: ['List the reports by owner'],
      open: ['Agree with each owner', 'Write to those outside', 'Archive the rest'],
    },
  },
  {
    title: 'Budget for the next two quarters',
    description:
      'First version to Wanjiru, with last year beside it. Salaries, rent and servers are fixed; what we can decide about is travel, training and the fair.',
    due: [7, '12:00'],
    who: 'Amara Mensah',
    tags: ['high'],
    is: ['important'],
  },
  {
    title: 'Test the backup by really restoring it',
    project: 'project-1',
    description:
      'On an empty machine, by somebody who has never done it, with nothing but the handbook. Write down every place where they had to ask.',
    due: [8, '10:00'],
    who: 'Dmytro Shevchenko',
    tags: ['high', 'update'],
    repeat: 'monthly',
    steps: {
      done: [],
      open: [
        'Find an empty machine',
        'Find somebody who has never done it',
        'Restore last night’s backup',
        'Correct the handbook',
      ],
    },
  },
  {
    title: 'Choose a present for Priya’s tenth anniversary',
    description: 'Not a clock. The telescope from the shop, if five of us put something in.',
    due: [9, '17:00'],
    who: 'Devika Subramanian',
    tags: ['team', 'low'],
  },
  {
    title: 'Replace the photographs on the home page',
    description: 'Superseded: the new home page has none.',
    due: [9, '12:00'],
    who: 'Giulia Bernasconi',
    tags: ['update'],
    is: ['deleted', 'completed'],
  },
  {
    title: 'Draft the benchmark report',
    description:
      'Six sectors, four measures, one chart each. The method goes at the end, where those who need it will look. Deadline for the printer is four days later.',
    due: [12, '12:00'],
    who: 'Ngozi Eze-Williams',
    tags: ['team', 'medium'],
  },
  {
    title: 'Offsite in Aburi: program and rooms',
    description:
      'Twenty-three people, two nights. One morning without any program at all, as last time that was what everybody liked best.',
    due: [15, '18:00'],
    who: 'Kofi Boateng',
    tags: ['team'],
    steps: {
      done: ['Ask who comes', 'Book twenty-three beds', 'Reserve the bus'],
      open: ['Program of the first day', 'Who brings the music'],
    },
  },
  {
    title: 'Find out why the weekly mail ends up among the spam',
    project: 'project-1',
    description:
      'Only with two providers, and only since the sender’s address changed. Jonas has the headers of three of them.',
    due: [18, '15:30'],
    who: 'Jonas Petrauskas',
    tags: ['update', 'high'],
  },
  {
    title: 'Renew the certificates of the sensors’ gateway',
    project: 'project-1',
    description: 'They run out at the end of next month. Put a reminder for the one after into the calendar at once.',
    due: [24, '09:00'],
    who: 'Thabo Nkosi',
    tags: ['update', 'high'],
    repeat: 'monthly',
  },
  {
    title: 'Learn enough Portuguese to say good morning to Mateus',
    description: '“Bom dia” would be a beginning.',
    who: 'Amara Mensah',
    tags: ['low'],
    repeat: 'weekdays',
  },
  {
    title: 'Ideas for the hallway wall',
    project: 'project-2',
    description: 'A map with a pin for every customer? The first chart we ever drew? Nothing, but in a good color?',
    tags: ['low', 'team'],
  },
  {
    title: 'Old newsletter list',
    description: 'Everyone on it was asked once more and has either joined the new one or gone.',
    due: [-5, '12:00'],
    tags: ['update'],
    is: ['deleted'],
  },
  {
    title: 'Say thank you to the night shift',
    description: 'They kept the import alive through the power cut. Cake, and a day off each that does not count.',
    due: [2, '10:00'],
    who: 'Amara Mensah',
    tags: ['team'],
    is: ['important'],
  },
]

export const seedPlaces: readonly Place[] = [
  { id: 'project-1', kind: 'project', name: 'Systems', tone: 'info' },
  { id: 'project-2', kind: 'project', name: 'Office', tone: 'success' },
]

function assigneeNamed(name: string): Task['assignee'] {
  const { fullName, avatar } = personNamed(name)
  return { fullName, avatar }
}

/** In the order of their ids, from 1; due dates lie around `now`. */
export function seedTasks(now: Date): Task[] {
  return rows.map(({ title, description, due, who, tags, project, is = [], steps, repeat = 'none' }, index) => ({
    id: index + 1,
    title,
    dueDate: due ? timeOn(now, ...due) : null,
    description,
    assignee: who === undefined ? null : assigneeNamed(who),
    tags,
    project: project ?? null,
    isCompleted: is.includes('completed'),
    isDeleted: is.includes('deleted'),
    isImportant: is.includes('important'),
    repeat,
    subtasks: [
      ...(steps?.done ?? []).map((step) => ({ title: step, isCompleted: true })),
      ...(steps?.open ?? []).map((step) => ({ title: step, isCompleted: false })),
    ],
  }))
}
