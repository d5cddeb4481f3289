import { addDays } from '@fake-db/kit/env'
import { personNamed } from '@fake-db/shell/people/people'
import type { ContactEntry, FileEntry, PageEntry } from '@/redux/shell/search/schema'
import type { CataloguePage } from './page'

const modules = import.meta.glob<readonly CataloguePage[]>('../../*/*/pages.ts', { import: 'pages', eager: true })

const pages: readonly CataloguePage[] = Object.values(modules).flat()

export const seedPages: readonly PageEntry[] = pages.map(({ bookmark, ...page }, index) => ({
  id: index + 1,
  isBookmarked: bookmark !== undefined,
  ...page,
}))

export const seedBookmarks: readonly number[] = pages
  .flatMap(({ bookmark }, index) => (bookmark === undefined ? [] : [{ bookmark, id: index + 1 }]))
  .sort((a, b) => a.bookmark - b.bookmark)
  .map(({ id }) => id)

export const seedFiles: readonly FileEntry[] = [
  { title: 'Q3 board pack', by: 'Amara Mensah', size: '2.4 MB', file: '/images/files/pdf.svg' },
  { title: 'Reseller price list', by: 'Catalina Reyes', size: '318 KB', file: '/images/files/sheet.svg' },
  { title: 'Onboarding checklist', by: 'Adaeze Okonkwo', size: '64 KB', file: '/images/files/doc.svg' },
  { title: 'Town hall slides', by: 'Priya Raghunathan', size: '8.1 MB', file: '/images/files/slides.svg' },
  { title: 'Warehouse floor plan', by: 'Łukasz Wiśniewski', size: '1.2 MB', file: '/images/files/image.svg' },
  { title: 'Brand assets', by: 'Giulia Bernasconi', size: '46.3 MB', file: '/images/files/archive.svg' },
  { title: 'Founder interview', by: 'Ngozi Eze-Williams', size: '27.8 MB', file: '/images/files/audio.svg' },
  { title: 'Product video, rough cut', by: 'Haruka Nishimura', size: '212 MB', file: '/images/files/video.svg' },
  { title: 'Webhook examples', by: 'Dmytro Shevchenko', size: '12 KB', file: '/images/files/code.svg' },
  { title: 'Monday meeting notes', by: 'Wanjiru Kamau', size: '9 KB', file: '/images/files/text.svg' },
  { title: 'Cold chain audit report', by: 'Kofi Boateng', size: '3.7 MB', file: '/images/files/pdf.svg' },
  { title: 'Travel budget', by: 'Aroha Ngata', size: '146 KB', file: '/images/files/sheet.svg' },
  { title: 'Translation guide', by: 'Clément Roux', size: '88 KB', file: '/images/files/doc.svg' },
  { title: 'Investor update', by: '陈思远', size: '5.6 MB', file: '/images/files/slides.svg' },
  { title: 'Team photo at the harbor', by: 'Mateus Oliveira', size: '4.4 MB', file: '/images/files/image.svg' },
  { title: 'Last year’s invoices', by: 'Inés Echeverría Goñi', size: '18.9 MB', file: '/images/files/archive.svg' },
  {
    title: 'Support call recording',
    by: 'Hye-jin Park',
    size: '11.2 MB',
    file: '/images/files/audio.svg',
  },
  { title: 'How to pack a kayak', by: 'Sofía Márquez Villanueva', size: '96.5 MB', file: '/images/files/video.svg' },
  { title: 'Contact import script', by: 'Jakub Dvořák', size: '6 KB', file: '/images/files/code.svg' },
  { title: 'Data protection agreement', by: 'Grace Whitfield', size: '540 KB', file: '/images/files/pdf.svg' },
]

const contacts = [
  ['Amara Mensah', 0],
  ['Clément Roux', 1],
  ['Adaeze Okonkwo', 1],
  ['Catalina Reyes', 2],
  ['Haruka Nishimura', 4],
  ['Łukasz Wiśniewski', 5],
  ['陈思远', 8],
  ['Jakub Dvořák', 9],
  ['Tariq Al-Mansoori', 13],
  ['Aroha Ngata', 17],
  ['Wanjiru Kamau', 21],
  ['ليلى حدّاد', 26],
  ['Kofi Boateng', 33],
  ['Hye-jin Park', 48],
  ['Grace Whitfield', 61],
] satisfies [fullName: string, daysAgo: number][]

function dayMonthYear(date: Date): string {
  const [day, month] = [date.getDate(), date.getMonth() + 1].map((part) => String(part).padStart(2, '0'))
  return `${day}/${month}/${date.getFullYear()}`
}

/** Dates are dd/mm/yyyy, relative to `now`. */
export function seedContacts(now: Date): ContactEntry[] {
  return contacts.map(([fullName, daysAgo]) => {
    const { email, avatar } = personNamed(fullName)
    return { title: fullName, email, img: avatar, date: dayMonthYear(addDays(now, -daysAgo)) }
  })
}
