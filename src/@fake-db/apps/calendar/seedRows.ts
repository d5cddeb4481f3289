import type { CalendarEvent } from '@/redux/apps/calendar/schema'

export interface Details {
  title: string
  kind: CalendarEvent['extendedProps']['calendar']
  url?: string
  location?: string
  guests?: string[]
  description?: string
}

interface WeeklyRow extends Details {
  /** 1 is Monday. */
  weekday: number
  at: string
  minutes: number
  /** Relative to this week. */
  weeks: number[]
}

interface TimedRow extends Details {
  /** Relative to today. */
  day: number
  at: string
  minutes: number
}

interface AllDayRow extends Details {
  day: number
  /** In days. Default: 1. */
  length?: number
}

const everyWeek = [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5]
const everyOtherWeek = [-4, -2, 0, 2, 4]

export const seedWeekly: WeeklyRow[] = [
  {
    title: 'Monday stand-up',
    kind: 'Business',
    weekday: 1,
    at: '09:00',
    minutes: 30,
    weeks: everyWeek,
    location: 'Meeting room Sankofa',
    guests: ['Kofi Boateng', 'Wanjiru Kamau', '陈思远', 'Hye-jin Park', 'Dmytro Shevchenko'],
    description: 'What we shipped, what’s next, what’s blocked. Two minutes each.',
  },
  {
    title: 'One-to-one with Kofi',
    kind: 'Business',
    weekday: 2,
    at: '15:00',
    minutes: 45,
    weeks: everyOtherWeek,
    guests: ['Kofi Boateng'],
  },
  {
    title: 'Choir practice',
    kind: 'Personal',
    weekday: 3,
    at: '18:30',
    minutes: 90,
    weeks: everyOtherWeek,
    location: 'Ridge Church hall',
  },
  {
    title: 'Product review',
    kind: 'Business',
    weekday: 4,
    at: '14:00',
    minutes: 60,
    weeks: everyWeek,
    location: 'Meeting room Gye Nyame',
    guests: ['Haruka Nishimura', 'Giulia Bernasconi', 'Jakub Dvořák', 'Émilie Tremblay'],
    description: 'Walk the board, column by column, from right to left.',
  },
  {
    title: 'Weekly numbers',
    kind: 'Business',
    weekday: 5,
    at: '15:30',
    minutes: 30,
    weeks: [-5, -3, -1, 1, 3, 5],
    url: 'https://meet.baobab.example/numbers',
    guests: ['Ngozi Eze-Williams', 'Wanjiru Kamau'],
  },
  {
    title: 'Swimming with Esi and Kwame',
    kind: 'Family',
    weekday: 6,
    at: '09:30',
    minutes: 90,
    weeks: everyWeek,
    location: 'Labadi pool',
    description: 'Bring goggles and the green towel, not the new one.',
  },
  {
    title: 'Sunday lunch at Auntie Efua’s',
    kind: 'Family',
    weekday: 7,
    at: '13:00',
    minutes: 150,
    weeks: everyOtherWeek,
    location: 'Tema, Community 8',
  },
  {
    title: 'Maintenance window',
    kind: 'ETC',
    weekday: 6,
    at: '23:00',
    minutes: 240,
    weeks: [-3, 1, 5],
    description: 'Read-only until 3 AM. Reports stay available.',
  },
  {
    title: 'Release',
    kind: 'Business',
    weekday: 5,
    at: '11:00',
    minutes: 60,
    weeks: everyOtherWeek,
    guests: ['Jakub Dvořák', '陈思远', 'Sofía Márquez Villanueva'],
    description: 'Before lunch, so everyone is around if something breaks.',
  },
]

export const seedAroundToday: TimedRow[] = [
  {
    title: 'Komorebi Studio: revised offer',
    kind: 'Business',
    day: 0,
    at: '10:30',
    minutes: 45,
    url: 'https://meet.baobab.example/komorebi',
    guests: ['Haruka Nishimura', 'Kofi Boateng'],
    description: 'Workshop in Kyoto, design review by video. Ask for a reply by the end of next week.',
  },
  {
    title: 'Lunch with Adaeze',
    kind: 'Personal',
    day: 0,
    at: '12:45',
    minutes: 75,
    location: 'Osu, the place with the blue chairs',
    guests: ['Adaeze Okonkwo'],
  },
  {
    title: 'Call Tariq: storage limit',
    kind: 'Business',
    day: 0,
    at: '16:00',
    minutes: 30,
    guests: ['Tariq Al-Mansoori'],
  },
  {
    title: 'Call Catalina: Solpunto’s storage',
    kind: 'Business',
    day: 1,
    at: '10:30',
    minutes: 20,
    guests: ['Catalina Reyes'],
  },
  {
    title: 'Parents’ evening',
    kind: 'Family',
    day: 1,
    at: '18:00',
    minutes: 90,
    location: 'School, room 12',
    description: 'Ask about the science fair. Kwame says there isn’t one; Esi says he’s in it.',
  },
  {
    title: 'Dinner with the partners',
    kind: 'Business',
    day: 2,
    at: '19:30',
    minutes: 150,
    location: 'Terrace by the lagoon',
    guests: ['Mateus Oliveira', 'Zeynep Yıldırım', 'Clément Roux', 'Aroha Ngata'],
  },
  {
    title: 'Teranga Solaire: forecast vs. actual output',
    kind: 'Business',
    day: 3,
    at: '15:00',
    minutes: 90,
    location: 'Meeting room Gye Nyame',
    guests: ['Fatoumata Diallo', 'Ngozi Eze-Williams'],
    description: 'Month by month. Start with the dusty weeks.',
  },
  {
    title: 'Dentist',
    kind: 'Personal',
    day: 5,
    at: '08:00',
    minutes: 40,
    location: 'Cantonments',
  },
  {
    title: 'Budget: first draft',
    kind: 'Business',
    day: 7,
    at: '11:00',
    minutes: 90,
    guests: ['Wanjiru Kamau', 'Kofi Boateng'],
    description: 'Travel, training and the trade fair. The rest is fixed.',
  },
  {
    title: 'Priya’s tenth anniversary',
    kind: 'ETC',
    day: 10,
    at: '16:00',
    minutes: 60,
    location: 'Kitchen, second floor',
    guests: ['Priya Raghunathan', 'Devika Subramanian'],
    description: 'The telescope (her gift) is in the cabinet behind the printer. Cake in the fridge from 11 AM.',
  },
  {
    title: 'Night flight to Lisbon',
    kind: 'ETC',
    day: 11,
    at: '22:40',
    minutes: 395,
    location: 'Kotoka, terminal 3',
    description: 'Seat 14A. The hotel confirmed early check-in.',
  },
  {
    title: 'Send benchmark report to print',
    kind: 'Business',
    day: 16,
    at: '12:00',
    minutes: 30,
    guests: ['Jonas Petrauskas', 'Ngozi Eze-Williams'],
  },
  {
    title: 'School concert',
    kind: 'Family',
    day: 18,
    at: '17:00',
    minutes: 120,
    location: 'School hall',
    description: 'Esi plays second clarinet. Sit in the front row.',
  },
  {
    title: 'Pampa Verde: contract for next year',
    kind: 'Business',
    day: 20,
    at: '14:30',
    minutes: 60,
    guests: ['Maximiliano Augusto Fernández-Etchegaray de la Vega', 'Naledi Mokoena'],
  },
  {
    title: 'Reading at the Cedar Row bookshop',
    kind: 'Personal',
    day: 29,
    at: '19:00',
    minutes: 90,
    url: 'https://cedarrow.example/readings',
    guests: ['ليلى حدّاد'],
  },
  {
    title: 'Board meeting',
    kind: 'Business',
    day: 33,
    at: '09:00',
    minutes: 210,
    location: 'Meeting room Sankofa',
    guests: ['Kofi Boateng', 'Wanjiru Kamau', 'Adaeze Okonkwo', 'Lars-Erik Söderström'],
  },
  {
    title: 'Movie night with Adaeze',
    kind: 'Personal',
    day: -2,
    at: '20:15',
    minutes: 130,
    guests: ['Adaeze Okonkwo'],
  },
  {
    title: 'Survey results: 71 customers',
    kind: 'Business',
    day: -5,
    at: '13:00',
    minutes: 60,
    guests: ['Grace Whitfield', 'Ngozi Eze-Williams', 'Siobhán Ní Bhriain'],
  },
  {
    title: 'Move the nightly import',
    kind: 'Business',
    day: -9,
    at: '17:00',
    minutes: 120,
    guests: ['陈思远', 'Dmytro Shevchenko'],
    description: 'Switch the alias, and keep the rollback ready.',
  },
  {
    title: 'Landlord: second-floor lease',
    kind: 'Business',
    day: -13,
    at: '10:00',
    minutes: 60,
    guests: ['Owen Pritchard'],
  },
  {
    title: 'Water meter reading',
    kind: 'ETC',
    day: -17,
    at: '09:00',
    minutes: 60,
    location: 'Home',
  },
  {
    title: 'Kaveri Textiles: kick-off',
    kind: 'Business',
    day: -22,
    at: '09:30',
    minutes: 120,
    url: 'https://meet.baobab.example/kaveri',
    guests: ['Devika Subramanian', 'Giulia Bernasconi', 'Sofía Márquez Villanueva'],
  },
  {
    title: 'Quarterly review',
    kind: 'Business',
    day: -30,
    at: '13:00',
    minutes: 180,
    guests: ['Kofi Boateng', 'Wanjiru Kamau', 'Adaeze Okonkwo'],
  },
]

export const seedUnscheduled: Details[] = [
  { title: 'Dinner with the neighbors', kind: 'Family' },
  {
    title: 'Show the new colleagues around',
    kind: 'Business',
    location: 'Reception',
    guests: ['Hye-jin Park'],
    description: 'Both floors, and where to find the good coffee.',
  },
  { title: 'Get the bike serviced', kind: 'Personal' },
  { title: 'Lessons learned from the nightly import', kind: 'Business', guests: ['陈思远', 'Dmytro Shevchenko'] },
]

export const seedAllDay: AllDayRow[] = [
  { title: 'Esi’s birthday', kind: 'Family', day: 0, description: 'Eleven candles, and a cake without nuts.' },
  {
    title: 'Partner day',
    kind: 'Business',
    day: 2,
    location: 'Auditorium, ground floor',
    description: '40 guests from 19 countries. Badges at the door from 8:30 AM.',
  },
  {
    title: 'Conference in Lisbon',
    kind: 'Business',
    day: 12,
    length: 3,
    url: 'https://conference.example/programme',
    location: 'Lisbon',
    guests: ['Clément Roux', 'Mateus Oliveira'],
  },
  { title: 'Office closed', kind: 'Holiday', day: 9, description: 'Support only handles urgent tickets.' },
  {
    title: 'Offsite in Aburi',
    kind: 'Business',
    day: 22,
    length: 3,
    location: 'Botanical gardens, Aburi',
    guests: ['Kofi Boateng', 'Wanjiru Kamau', 'Hye-jin Park', 'Dmytro Shevchenko'],
    description: 'One morning is unplanned.',
  },
  { title: 'Kofi on leave', kind: 'Holiday', day: 4, length: 3, guests: ['Kofi Boateng'] },
  { title: 'Mother visits', kind: 'Family', day: -4, length: 3, description: 'She’s bringing the yams.' },
  { title: 'Public holiday', kind: 'Holiday', day: -11 },
  {
    title: 'Vacation in Ada',
    kind: 'Holiday',
    day: -20,
    length: 4,
    location: 'By the river',
    description: 'No laptop. Kofi covers for me.',
  },
  { title: 'Car insurance expires', kind: 'ETC', day: 14 },
  { title: 'Half marathon', kind: 'Personal', day: -25, description: 'Finished in 2:09!' },
  { title: 'Grandma’s 80th birthday', kind: 'Family', day: 31, length: 2, location: 'Kumasi' },
]
