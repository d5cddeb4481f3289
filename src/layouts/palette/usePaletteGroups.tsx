import { useAbility } from '@casl/react'
import type { AppAbility } from '@core/auth/ability'
import { Avatar } from '@core/components/Avatar'
import { Picture } from '@core/components/Picture'
import { Clock, History, ReceiptText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { isAllowed, routeAt } from '@/navigation/menu'
import { modules } from '@/navigation/modules'
import { useAppSelector } from '@/redux/app/hooks'
import { roleKeys } from '@/redux/shell/roles/shipped'
import type { ContactEntry, FileEntry, PageEntry } from '@/redux/shell/search/schema'
import { selectSearchGroups } from '@/redux/shell/search/slice'
import { selectVisits } from '@/redux/shell/visits/slice'
import { useMenu } from '../menu/useMenu'
import { usePages } from '../pages'
import type { PaletteGroup, PaletteItem } from './paletteItem'
import { fitting } from './paletteItem'
import { usePaletteActions } from './usePaletteActions'
import { usePaletteExamples } from './usePaletteExamples'
import type { FoundRows } from './usePaletteRows'

/** Results per group if the catalog defines no limit. */
const limit = 4
const limitOfExamples = 24

/** Fallback for users without access to the catalog. Results are pages, not links to other sites. */
function useMenuPages(): PaletteItem[] {
  const { t } = useTranslation('nav')
  const roleWords = useRoleWords()
  return useMenu().flatMap(({ items }) =>
    items.flatMap(({ icon: Icon, children, ...link }) =>
      (children.length > 0 ? children : link.path === null ? [] : [link]).map(({ title, to }): PaletteItem => ({
        kind: 'page',
        key: to,
        label: t(title),
        ...roleWords(to),
        to,
        picture: <Icon aria-hidden="true" />,
      })),
    ),
  )
}

const invoiceList = '/apps/invoice/list'

/** The list of invoices, filtered. Absent if the module is missing or forbidden. */
function usePastDue(): PaletteItem[] {
  const { t } = useTranslation('shell')
  const ability = useAbility<AppAbility>()
  const route = routeAt(invoiceList)
  if (!route || !isAllowed(route, ability)) return []
  return [
    {
      kind: 'page',
      key: 'past-due',
      label: t('palette.pastDue'),
      also: t('palette.also.pastDue'),
      to: `${invoiceList}?status=Past+Due`,
      picture: <ReceiptText aria-hidden="true" />,
    },
  ]
}

/** Finds the page of roles by the name of a role. */
function useRoleWords(): (link: string) => { also?: string } {
  const { t } = useTranslation('shell')
  const also = [t('palette.also.roles'), ...roleKeys.map((key) => t(`roles.${key}`))].join(' ')
  return (link) => (link === '/apps/roles' ? { also } : {})
}

function useCatalogue() {
  const catalogue: { pages: PageEntry[]; files: FileEntry[]; contacts: ContactEntry[]; limit: number } = {
    pages: [],
    files: [],
    contacts: [],
    limit,
  }
  for (const group of useAppSelector(selectSearchGroups)) {
    catalogue.limit = group.searchLimit
    if (group.groupTitle === 'Pages') catalogue.pages = group.data
    else if (group.groupTitle === 'Files') catalogue.files = group.data
    else catalogue.contacts = group.data
  }
  return catalogue
}

function useVisited(): PaletteItem[] {
  const { pathname } = useLocation()
  return useAppSelector(selectVisits)
    .filter(({ to }) => to.replace(/[?#].*/, '') !== pathname)
    .map(({ to, label }) => ({ kind: 'page', key: `visited-${to}`, label, to, picture: <Clock aria-hidden="true" /> }))
}

/**
 * Results, by default four per group. Without a query: visited pages, recent searches, pages, actions.
 * Tolerates typos if nothing matches.
 */
export function usePaletteGroups(
  query: string,
  recent: readonly string[],
  rows: FoundRows['groups'],
  isOfExamples: boolean,
): readonly PaletteGroup[] {
  const { t } = useTranslation('shell')
  const ability = useAbility<AppAbility>()
  const menuPages = useMenuPages()
  const catalogue = useCatalogue()
  const cataloguePages = usePages(catalogue.pages)
  const examples = usePaletteExamples()
  const actions = usePaletteActions()
  const visited = useVisited()
  const pastDue = usePastDue()
  const roleWords = useRoleWords()
  const word = query.trim()

  const { people, routes: [list] = [] } = modules.find((module) => module.people) ?? {}
  const toPeople = list && isAllowed(list, ability) ? people : undefined

  const pages =
    cataloguePages.length > 0
      ? cataloguePages
          // Pages that create an object are listed as actions.
          .filter(({ link }) => !actions.some((action) => action.kind === 'page' && action.to === link))
          .map(({ id, label, link, icon: Icon }): PaletteItem => ({
            kind: 'page',
            key: `page-${id}`,
            label,
            ...roleWords(link),
            to: link,
            bookmarkId: id,
            picture: <Icon aria-hidden="true" />,
          }))
      : menuPages

  const files = catalogue.files.map((file): PaletteItem => ({
    kind: 'file',
    key: `file-${file.title}`,
    label: file.title,
    note: t('palette.fileNote', { by: file.by, size: file.size }),
    file,
    picture: <Picture src={file.file} alt="" width="24" height="24" />,
  }))

  const contacts = toPeople
    ? catalogue.contacts.map((contact): PaletteItem => ({
        kind: 'page',
        key: `contact-${contact.email}`,
        label: contact.title,
        note: contact.email,
        to: toPeople(contact.email),
        picture: <Avatar name={contact.title} src={contact.img} size="sm" />,
      }))
    : []

  const searched = isOfExamples ? examples : [...pastDue, ...pages, ...examples, ...files, ...contacts, ...actions]
  const fits = fitting(searched, word)
  function found(items: readonly PaletteItem[], most = catalogue.limit): PaletteItem[] {
    return items.filter((item) => fits.has(item)).slice(0, most)
  }

  const foundContacts = found(contacts)
  const known = new Set(foundContacts.map(({ note }) => note))
  const others = rows.map((group) => ({ ...group, items: group.items.filter(({ note }) => !known.has(note)) }))

  /** Short words match many descriptions, so matching titles come first. */
  const holdsPhrase = ({ label }: PaletteItem) => label.toLocaleLowerCase().includes(word.toLocaleLowerCase())
  const examplesByFit = examples.toSorted((a, b) => Number(holdsPhrase(b)) - Number(holdsPhrase(a)))

  const groups: PaletteGroup[] = isOfExamples
    ? [{ title: t('palette.examples'), items: found(examplesByFit, limitOfExamples) }]
    : word === ''
      ? [
          { title: t('palette.visited'), items: visited.slice(0, catalogue.limit) },
          {
            title: t('palette.recent'),
            items: recent.map((label) => ({
              kind: 'recent',
              key: `recent-${label}`,
              label,
              picture: <History aria-hidden="true" />,
            })),
          },
          { title: t('palette.pages'), items: menuPages.slice(0, catalogue.limit) },
          { title: t('palette.actions'), items: actions },
        ]
      : [
          { title: t('palette.pages'), items: found([...pastDue, ...pages]) },
          { title: t('palette.examples'), items: found(examplesByFit) },
          { title: t('palette.files'), items: found(files) },
          { title: t('palette.contacts'), items: foundContacts },
          { title: t('palette.actions'), items: found(actions) },
          ...others,
        ]
  return groups.filter(({ items }) => items.length > 0)
}
