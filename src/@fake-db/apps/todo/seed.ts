import { timeOn } from '@fake-db/kit/env'
import { personNamed } from '@fake-db/shell/people/people'
import type { Category, Repeat, Tag, Task } from '@/redux/apps/todo/schema'

interface Row {
  title: string
  description: string
  /** Days from today, and time of day. */
  due?: [days: number, time: string]
  who?: string
  tags: Tag[]
  project?: string
  is?: ('important' | 'completed' | 'deleted')[]
  repeat?: Repeat
  /** Completed steps come first. */
  steps?: { done: string[]; open: string[] }
}

const rows: Row[] = [
  {
    title: 'Renew the lease for the second floor',
    project: 'project-2',
    description:
      'The landlord needs a reply by the end of the quarter. Ask again about the two parking spaces and an elevator inspection.',
    due: [-12, '16:00'],
    who: 'Amara Mensah',
    tags: ['medium'],
    is: ['completed'],
  },
  {
    title: 'Move the nightly import to the new server',
    project: 'project-1',
    description:
      'Chen copied the jobs, and both servers produced the same results for a week. Next: point the alias to the new server and shut down the old one.',
    due: [-9, '18:30'],
    who: '陈思远',
    tags: ['update', 'high'],
    is: ['completed'],
    steps: {
      done: ['Copy the jobs', 'Run both for a week', 'Point the alias to the new server', 'Shut down the old server'],
      open: [],
    },
  },
  {
    title: 'Order a standing desk for reception',
    project: 'project-2',
    description: 'Max. two meters wide, or the door won’t open.',
    due: [-8, '12:00'],
    who: 'Owen Pritchard',
    tags: ['low'],
    is: ['deleted'],
  },
  {
    title: 'Collect customer survey responses',
    description:
      'We asked 212 companies and got 71 responses; the goal was 60. Close the form, export the responses, and thank everyone.',
    due: [-6, '17:00'],
    who: 'Grace Whitfield',
    tags: ['team', 'medium'],
    is: ['completed'],
  },
  {
    title: 'Follow up on the two oldest unpaid invoices',
    description: 'Both were sent twice. Call instead of emailing, and offer two installments.',
    due: [-4, '11:00'],
    who: 'Wanjiru Kamau',
    tags: ['high'],
    is: ['important'],
  },
  {
    title: 'Document who to call when the nightly import fails',
    project: 'project-1',
    description:
      'One page, next to the coffee machine and in the handbook: names, phone numbers, and the one command that’s safe to try first.',
    due: [-3, '15:00'],
    who: 'Dmytro Shevchenko',
    tags: ['team', 'high'],
  },
  {
    title: 'Send Komorebi Studio the revised offer',
    description:
      'Haruka prefers the workshop in Kyoto and the design review by video. Remove two flights from the total; the number of days doesn’t change.',
    due: [-2, '10:00'],
    who: 'Amara Mensah',
    tags: ['high'],
    is: ['completed', 'important'],
  },
  {
    title: 'Return the rented projector',
    project: 'project-2',
    description: 'It’s under the table in the small meeting room. The remote is taped to the lid.',
    due: [-2, '17:30'],
    who: 'Kofi Boateng',
    tags: ['low'],
  },
  {
    title: 'Update the privacy notice',
    description:
      'Naledi marked three paragraphs. Retention has to say “90 days”, like the backups, instead of “a reasonable period”.',
    due: [-1, '14:00'],
    who: 'Naledi Mokoena',
    tags: ['update', 'medium'],
    is: ['important'],
    steps: {
      done: ['Review Naledi’s comments'],
      open: ['Rewrite the three paragraphs', 'Get her final approval', 'Publish it in five languages'],
    },
  },
  {
    title: 'Reply to Tariq about the storage limit',
    description:
      'He asked if Falaj Water can exceed its limit for two weeks during the sensor replacement. Yes, if they give us an end date.',
    due: [0, '09:30'],
    who: 'Amara Mensah',
    tags: ['high'],
    is: ['important'],
  },
  {
    title: 'Approve Naledi Mokoena’s account',
    description: 'She requested the editor role. Check Protea Legal’s plan first.',
    due: [0, '11:00'],
    who: 'Amara Mensah',
    tags: ['medium'],
  },
  {
    title: 'Review the partner day slides',
    description: 'Focus on slides 9 to 14. The axis of the second chart doesn’t start at zero, and someone will ask.',
    due: [0, '16:00'],
    who: 'Ngozi Eze-Williams',
    tags: ['team', 'medium'],
    steps: {
      done: ['Slides 1 to 8'],
      open: ['Slides 9 to 14', 'Axis of the second chart', 'Names on the last slide'],
    },
  },
  {
    title: 'Water the desk ferns',
    description: 'One cup each, two for the one by the window.',
    due: [0, '17:00'],
    tags: ['low'],
    repeat: 'weekly',
  },
  {
    title: 'Write release notes for the permissions page',
    description: 'Half a page for users, not developers. Start with what’s new. No action is required.',
    due: [0, '18:00'],
    who: 'Émilie Tremblay',
    tags: ['update'],
    is: ['completed'],
  },
  {
    title: 'Call Catalina about Solpunto’s storage',
    description:
      '90% is used, and the rest will last eleven days at the current pace. Most of it is old exports. Suggest keeping 90 days instead of two years.',
    due: [1, '10:30'],
    who: 'Catalina Reyes',
    tags: ['high'],
    is: ['important'],
  },
  {
    title: 'Interview the third candidate for support',
    description: '45 minutes with Siobhán. First half: the phone case. Second half: the candidate’s questions.',
    due: [1, '14:00'],
    who: 'Siobhán Ní Bhriain',
    tags: ['team', 'medium'],
  },
  {
    title: 'Confirm ten extra seats for Pampa Verde',
    description: 'They’re already in use. Add a note to the invoice so their bookkeeping can tell them apart.',
    due: [1, '17:00'],
    who: 'Maximiliano Augusto Fernández-Etchegaray de la Vega',
    tags: ['medium'],
  },
  {
    title: 'Take photos for the team page',
    description: '',
    due: [2, '13:00'],
    who: 'Hye-jin Park',
    tags: ['team', 'low'],
  },
  {
    title: 'Compare three office insurers',
    project: 'project-2',
    description:
      'The current one raises its price by 20%. Same coverage and deductible. Water damage must be included after last year.',
    due: [3, '12:00'],
    who: 'Wanjiru Kamau',
    tags: ['low'],
    is: ['deleted'],
  },
  {
    title: 'Prepare the Teranga Solaire review',
    description:
      'Fatoumata is bringing two engineers. She wants to compare the forecast with actual output, month by month. Be open about the dusty weeks.',
    due: [3, '15:00'],
    who: 'Fatoumata Diallo',
    tags: ['high'],
    is: ['important'],
    steps: {
      done: ['Export the actual output', 'Add the forecast'],
      open: ['Write about the dusty weeks', 'Book the large meeting room', 'Send the agenda to Fatoumata'],
    },
  },
  {
    title: 'Check the Arabic registration pages',
    description:
      'Layla reads them aloud, we follow on screen. Look for numbers inside sentences and arrows that point the wrong way.',
    due: [4, '11:00'],
    who: 'ليلى حدّاد',
    tags: ['update', 'medium'],
  },
  {
    title: 'Book the train to the conference',
    description: 'Second class, window seat, back on the evening of day two.',
    due: [5, '18:00'],
    who: 'Clément Roux',
    tags: ['low'],
    is: ['completed'],
  },
  {
    title:
      'Plan the cleanup of old reports, agree with each owner what to delete, and notify everyone who shared a report externally',
    description:
      'There are about 400. Archive reports that no one opened for a year. They can be restored for another year.',
    due: [6, '16:00'],
    who: 'Jakub Dvořák',
    tags: ['update', 'team'],
    steps: {
      done: ['List the reports by owner'],
      open: ['Agree with each owner', 'Notify external users', 'Archive the rest'],
    },
  },
  {
    title: 'Budget for the next two quarters',
    description:
      'Send Wanjiru a first draft with last year’s figures. Salaries, rent and servers are fixed. Travel, training and the trade fair are flexible.',
    due: [7, '12:00'],
    who: 'Amara Mensah',
    tags: ['high'],
    is: ['important'],
  },
  {
    title: 'Test the backup with a full restore',
    project: 'project-1',
    description: 'On an empty machine, by a first-timer, using only the handbook. Note every question they ask.',
    due: [8, '10:00'],
    who: 'Dmytro Shevchenko',
    tags: ['high', 'update'],
    repeat: 'monthly',
    steps: {
      done: [],
      open: ['Find an empty machine', 'Find a first-timer', 'Restore last night’s backup', 'Update the handbook'],
    },
  },
  {
    title: 'Choose a gift for Priya’s tenth anniversary',
    description: 'Not a clock. The telescope from the shop, if five of us chip in.',
    due: [9, '17:00'],
    who: 'Devika Subramanian',
    tags: ['team', 'low'],
  },
  {
    title: 'Replace the photos on the home page',
    description: 'Obsolete: the new home page has none.',
    due: [9, '12:00'],
    who: 'Giulia Bernasconi',
    tags: ['update'],
    is: ['deleted', 'completed'],
  },
  {
    title: 'Draft the benchmark report',
    description:
      'Six sectors, four measures, one chart each. Put the method at the end. The print deadline is four days later.',
    due: [12, '12:00'],
    who: 'Ngozi Eze-Williams',
    tags: ['team', 'medium'],
  },
  {
    title: 'Offsite in Aburi: program and rooms',
    description: '23 people, two nights. Keep one morning free; everyone liked that last time.',
    due: [15, '18:00'],
    who: 'Kofi Boateng',
    tags: ['team'],
    steps: {
      done: ['Ask who’s coming', 'Book 23 beds', 'Reserve the bus'],
      open: ['Plan the first day', 'Find someone to bring music'],
    },
  },
  {
    title: 'Find out why the weekly email lands in spam',
    project: 'project-1',
    description: 'Affects two providers since the sender address changed. Jonas has the headers of three emails.',
    due: [18, '15:30'],
    who: 'Jonas Petrauskas',
    tags: ['update', 'high'],
  },
  {
    title: 'Renew the sensor gateway certificates',
    project: 'project-1',
    description: 'They expire at the end of next month. Add a calendar reminder for the next renewal.',
    due: [24, '09:00'],
    who: 'Thabo Nkosi',
    tags: ['update', 'high'],
    repeat: 'monthly',
  },
  {
    title: 'Learn enough Portuguese to say good morning to Mateus',
    description: '“Bom dia” is a good start.',
    who: 'Amara Mensah',
    tags: ['low'],
    repeat: 'weekdays',
  },
  {
    title: 'Collect ideas for the hallway wall',
    project: 'project-2',
    description: 'A map with a pin for every customer? Our first chart? Just a nice color?',
    tags: ['low', 'team'],
  },
  {
    title: 'Old newsletter list',
    description: 'We asked everyone on it to join the new one or unsubscribe.',
    due: [-5, '12:00'],
    tags: ['update'],
    is: ['deleted'],
  },
  {
    title: 'Say thank you to the night shift',
    description: 'They kept the import running through the power outage. Cake, and an extra day off each.',
    due: [2, '10:00'],
    who: 'Amara Mensah',
    tags: ['team'],
    is: ['important'],
  },
]

export const seedCategories: readonly Category[] = [
  { id: 'project-1', kind: 'project', name: 'Systems', tone: 'info' },
  { id: 'project-2', kind: 'project', name: 'Office', tone: 'success' },
]

function assigneeNamed(name: string): Task['assignee'] {
  const { fullName, avatar } = personNamed(name)
  return { fullName, avatar }
}

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
