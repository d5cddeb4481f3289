import { personNamed } from '@fake-db/shell/people/people'
import type { Contact, ProfileUser } from '@/redux/apps/chat/schema'
import { ownId } from '@/redux/apps/chat/schema'

type Row = [fullName: string, role: string, status: Contact['status'], about: string, isMuted?: true]

/** Without Zeynep: Amara has her id in the chat. One person per line. */
// prettier-ignore
const rows: readonly Row[] = [
  ['Kofi Boateng', 'Cold chain manager', 'online', 'Keeps vaccines and tilapia at four degrees. Can’t swim.'],
  ['Wanjiru Kamau', 'Bookkeeper', 'online', 'Every cent counts. I count them.'],
  ['Aroha Ngata', 'Expedition planner', 'away', 'Owns eleven tents. Lends ten.'],
  ['Tariq Al-Mansoori', 'Water engineer', 'busy', 'Meters, mains and falaj channels. In meetings until four, in the desert on Saturdays.'],
  ['Adaeze Okonkwo', 'Head of operations', 'online', 'Forty depots, one dashboard.'],
  ['Haruka Nishimura', 'Creative director', 'offline', 'Light, leaves and layouts.'],
  ['Fatoumata Diallo', 'Founder', 'away', 'Du soleil sur les toits, de Dakar à Ziguinchor.'],
  ['Priya Raghunathan', 'People and culture', 'busy', 'I ask the second question.'],
  ['Giulia Bernasconi', 'Brand designer', 'online', 'Four points, not five.'],
  ['Dmytro Shevchenko', 'Security engineer', 'online', 'I break things so you can sleep.'],
  ['ليلى حدّاد', 'Publisher', 'away', 'كتب جيّدة، بورقٍ جيّد، في وقتٍ غير مناسب.'],
  ['Clément Roux', 'Translator', 'offline', 'On vouvoie.'],
  ['Catalina Reyes', 'Sales director', 'online', 'Ask me for a price, and I’ll ask you for a date.'],
  ['Łukasz Wiśniewski', 'Warehouse manager', 'offline', 'If it’s not on the shelf, it’s on the way.'],
  ['Grace Whitfield', 'Managing editor', 'busy', 'Two newsrooms, one deadline, no typos (yet).', true],
  ['陈思远', 'Head of robotics', 'offline', 'Three things on the screen, and no averages.'],
  ['Maximiliano Augusto Fernández-Etchegaray de la Vega', 'Cooperative president', 'offline', 'Ciento ochenta chacras y un solo mate.'],
  ['Siobhán Ní Bhriain', 'Bookseller', 'online', 'Secondhand books, firsthand opinions.'],
  ['Jakub Dvořák', 'Instrument maker', 'away', 'Measure twice, cut once.'],
  ['Naledi Mokoena', 'Lawyer', 'busy', 'Clause by clause.'],
  ['Owen Pritchard', 'Outfitter', 'offline', 'On a hill. No reception, and that’s the point.'],
  ['Mateus Oliveira', 'Plant manager', 'offline', 'Menos desperdício, mais polpa.'],
]

export const seedContacts: readonly Contact[] = rows.map(([name, role, status, about, isMuted = false]) => {
  const { id, fullName, avatar, email, contact: phone } = personNamed(name)
  return { id, fullName, role, about, avatar, status, email, phone, isMuted, isBlocked: false }
})

const { fullName, avatar } = personNamed('Amara Mensah')

export const seedProfile: ProfileUser = {
  id: ownId,
  fullName,
  role: 'Managing director',
  about: 'Baobab Analytics, Accra. I draw fewer charts than you’d think.',
  avatar,
  status: 'online',
  settings: { isTwoStepAuthVerificationEnabled: true, isNotificationsOn: true },
}
