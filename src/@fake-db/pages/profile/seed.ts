import { dayFrom, dayTextOf } from '@core/zonedTime'
import { personNamed } from '@fake-db/shell/people/people'
import type { Post, Profile } from '@/redux/pages/profile/schema'

export interface PersonRow {
  readonly avatar: string
  readonly username: string
}

/** Stored post. The omitted fields derive from its author, likes and comments. */
export interface PostRow extends Omit<
  Post,
  'avatar' | 'username' | 'likes' | 'likedUsers' | 'likedCount' | 'comments' | 'detailedComments' | 'isYours'
> {
  /** Account id of the author. */
  by: number
  likers: PersonRow[]
  /** Likes from unnamed people. */
  otherLikes: number
}

export interface CommentRow extends Omit<Post['detailedComments'][number], 'isYours'> {
  postId: number
  /** Account id of the author; null without an account. */
  by: number | null
}

export interface OptionRow {
  id: number
  name: string
  /** Without the user's own vote. */
  votes: number
  voters: PersonRow[]
}

function person(fullName: string): PersonRow {
  const { avatar } = personNamed(fullName)
  return { avatar, username: fullName }
}

function numbered<Row>(rows: readonly Row[]): (Row & { id: number })[] {
  return rows.map((row, index) => ({ ...row, id: index + 1 }))
}

/** Other fields are in the account, which the account settings edit too. */
export function seedAbout(now: Date) {
  return {
    designation: 'Founder, Baobab Analytics',
    coverImg: '/images/covers/cover-13.svg',
    /** A day: a time would be another day in some time zones. */
    joined: dayTextOf(dayFrom(now, -1254)),
    lives: 'Accra, Ghana',
  }
}

export const seedPages: Profile['suggestedPages'] = numbered([
  { ...person('Mei-Ling Hsu'), username: 'Jade Ridge Tea', subtitle: 'Food & drink', favorite: false },
  { ...person('Haruka Nishimura'), username: 'Komorebi Studio', subtitle: 'Design studio', favorite: true },
  { ...person('Wanjiru Kamau'), username: 'Savanna Ledger', subtitle: 'Bookkeeping, Nairobi', favorite: false },
  { ...person('ليلى حدّاد'), username: 'Cedar Row Publishing', subtitle: 'Publisher', favorite: false },
  { ...person('Aroha Ngata'), username: 'Kōwhai Outdoors', subtitle: 'Sports & travel', favorite: true },
])

export const seedFeeds: Profile['twitterFeeds'] = numbered([
  {
    imgUrl: personNamed('Wanjiru Kamau').avatar,
    title: 'Wanjiru Kamau',
    handle: '@savanna_ledger',
    tags: '#bookkeeping #smallbusiness',
    desc: 'A receipt in a shoebox is data at rest. A receipt in a spreadsheet is data with a chance.',
    favorite: true,
  },
  {
    imgUrl: personNamed('Giulia Bernasconi').avatar,
    title: 'Giulia Bernasconi',
    handle: '@lagoalto',
    tags: '#typography',
    desc: 'Numbers in a table should have the same width. Your readers won’t know why it looks calmer, only that it does.',
    favorite: false,
  },
  {
    imgUrl: personNamed('Thabo Nkosi').avatar,
    title: 'Thabo Nkosi',
    handle: '@highveldmotors',
    tags: '#dashboards',
    desc: 'We removed eleven of fourteen charts from the Monday screen. The meeting is now twenty minutes long.',
    favorite: false,
  },
])

type CommentSeed = [name: string, minutesAgo: number, comment: string]

interface PostSeed {
  minutesAgo: number
  postText: string
  postImg: string
  postVideo?: string
  youLiked: boolean
  likers: readonly string[]
  otherLikes: number
  share: number
  comments: readonly CommentSeed[]
}

const postSeeds: readonly PostSeed[] = [
  {
    minutesAgo: 95,
    postText:
      'Kofi’s cold store sends us a temperature every four minutes. For a week we stared at the average, which was perfect. Then someone plotted the door: open for eleven minutes, every day, just after lunch. Averages are where small disasters hide.',
    postImg: '/images/covers/cover-07.svg',
    youLiked: true,
    likers: ['Kofi Boateng', 'Priya Raghunathan', 'Fatoumata Diallo'],
    otherLikes: 38,
    share: 6,
    comments: [
      ['Kofi Boateng', 71, 'In our defense, lunch was very good that week. The door now beeps.'],
      ['Priya Raghunathan', 48, 'We had the same with a medicine fridge. Median and maximum, always.'],
    ],
  },
  {
    minutesAgo: 1_520,
    postText:
      'Does anyone know a bookbinder in Accra who repairs ledgers from the 1950s? The cooperative has forty of them and the first digits of every page are in the fold.',
    postImg: '',
    youLiked: false,
    likers: ['ليلى حدّاد', 'Ibrahim Sesay'],
    otherLikes: 9,
    share: 14,
    comments: [
      [
        'ليلى حدّاد',
        1_430,
        'Not in Accra, but don’t let anyone flatten them under heat. I’ll send you the name of our conservator.',
      ],
      ['Ibrahim Sesay', 1_180, 'My aunt in Freetown. She’ll ask what tea was spilled on them.'],
      [
        'Siobhán Ní Bhriain',
        640,
        'Photograph them open at 110 degrees with two lamps from the side. You’ll get the fold without any force at all.',
      ],
    ],
  },
  {
    minutesAgo: 4_310,
    postText:
      'Three and a half years of Baobab Analytics this week. First invoice: 180 dollars, paid in 94 days. Latest: paid the same afternoon. The client didn’t change. We now send the invoice with the work, not after it. Here’s how the work travels, in sixteen seconds and no words.',
    postImg: '/images/films/order.webp',
    postVideo: '/images/films/order.webm',
    youLiked: false,
    likers: ['Wanjiru Kamau', 'Haruka Nishimura', 'Grace Whitfield', 'Andrei Popescu'],
    otherLikes: 121,
    share: 22,
    comments: [
      ['Grace Whitfield', 4_200, 'Congratulations! And thank you for the reminder about our own reminders.'],
      [
        'Maximiliano Augusto Fernández-Etchegaray de la Vega',
        3_900,
        '¡Felicitaciones, Amara! Ninety-four days is what our grain elevator calls “prompt”.',
      ],
    ],
  },
  {
    minutesAgo: 9_840,
    postText:
      'Workshop notes from Nairobi: ask people to draw last month’s sales from memory before you show them the chart. The gap between the two drawings is the only insight they will take home.',
    postImg: '/images/covers/cover-05.svg',
    youLiked: true,
    likers: ['Wanjiru Kamau', 'Sofía Márquez Villanueva'],
    otherLikes: 57,
    share: 31,
    comments: [['Wanjiru Kamau', 9_700, 'Mine was upside down. I’m still thinking about it.']],
  },
  {
    minutesAgo: 20_300,
    postText:
      'We are looking for someone who enjoys cleaning data. Not tolerates: enjoys. Part-time is fine, in Accra or anywhere with a stable connection. Write to me with the strangest spelling of a city you have ever had to merge.',
    postImg: '',
    youLiked: false,
    likers: ['Nguyễn Thị Minh Anh', 'Dmytro Shevchenko', 'Jakub Dvořák'],
    otherLikes: 44,
    share: 67,
    comments: [
      ['Dmytro Shevchenko', 20_100, 'Dnipro, Dnepr, Dnjepr, Dnipropetrovsk, and once, proudly, “Denver”.'],
      ['Nguyễn Thị Minh Anh', 19_800, 'Hà Nội with seven combinations of accents. I’ll apply for my cousin.'],
    ],
  },
  {
    minutesAgo: 41_000,
    postText:
      'A quiet Sunday on the Volta with the children and no signal. My daughter counted 212 canoes and asked for a bar chart.',
    postImg: '/images/photos/photo-03.svg',
    youLiked: false,
    likers: ['Kofi Boateng', 'Émilie Tremblay', 'Tariq Al-Mansoori'],
    otherLikes: 88,
    share: 2,
    comments: [],
  },
]

const back = (now: Date, minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString()

export function seedPosts(now: Date): PostRow[] {
  return postSeeds.map((seed, index) => {
    const { minutesAgo, likers, comments: _, ...row } = seed
    return {
      postVideo: '',
      ...row,
      id: postSeeds.length - index,
      by: 1,
      postTime: back(now, minutesAgo),
      likers: likers.map(person),
    }
  })
}

export function seedComments(now: Date): CommentRow[] {
  return numbered(
    postSeeds.flatMap(({ comments }, index) =>
      comments.map(([name, minutes, comment]) => ({
        ...person(name),
        postId: postSeeds.length - index,
        by: null,
        comment,
        commentedAt: back(now, minutes),
      })),
    ),
  )
}

export const seedPhotos: Profile['latestPhotos'] = numbered(
  [
    'A cup of coffee with a foam heart',
    'Pink arches in the morning',
    'A sailboat at sunset',
    'Oranges, lemons and limes',
    'A record on a turntable',
    'A lighthouse at night',
    'Leaves after rain',
    'Balloons over a lake',
    'Dunes at dusk',
  ].map((alt, index) => ({ alt, img: `/images/photos/photo-0${index + 1}.svg` })),
)

export const seedSuggestions: Profile['suggestions'] = numbered(
  (
    [
      ['Ngozi Eze-Williams', '6 mutual friends'],
      ['Jonas Petrauskas', '1 mutual friend'],
      ['Hye-jin Park', '3 mutual friends'],
      ['Diego Quispe Mamani', '2 mutual friends'],
      ['Yael Ben-David', '9 mutual friends'],
    ] as const
  ).map(([name, mutualFriend]) => ({ avatar: personNamed(name).avatar, name, mutualFriend, isFriend: false })),
)

export const seedPoll = {
  question: 'Which number do you look at first on a Monday?',
  options: [
    {
      id: 1,
      name: 'Money in the bank',
      votes: 46,
      voters: ['Wanjiru Kamau', 'Rajesh Chowdhury', 'Owen Pritchard'].map(person),
    },
    { id: 2, name: 'Open orders', votes: 31, voters: ['Łukasz Wiśniewski', 'Adaeze Okonkwo'].map(person) },
    { id: 3, name: 'Unhappy customers', votes: 22, voters: ['Haruka Nishimura', 'Mateus Oliveira'].map(person) },
    {
      id: 4,
      name: 'The weather',
      votes: 9,
      voters: ['Lars-Erik Söderström', 'Ísbjörg Þórsdóttir', 'Rasmus Thygesen'].map(person),
    },
  ] satisfies OptionRow[],
}

export const seedFriends: Profile['friends'] = (
  [
    ['Adaeze Okonkwo', 'Operations, Northwind Freight'],
    ['Haruka Nishimura', 'Art director, Komorebi Studio'],
    ['Łukasz Wiśniewski', 'Logistics, Amber Coast'],
    ['Fatoumata Diallo', 'Solar engineer'],
    ['Priya Raghunathan', 'Product lead, Monsoon Health'],
    ['Wanjiru Kamau', 'Bookkeeper, Savanna Ledger'],
    ['ليلى حدّاد', 'Editor, Cedar Row'],
    ['Sofía Márquez Villanueva', 'Researcher, Obsidiana Labs'],
    ['Kofi Boateng', 'Owner, Volta Cold Chain'],
    ['Thabo Nkosi', 'Workshop manager, Highveld Motors'],
    ['Émilie Tremblay', 'Maple syrup and its accounts'],
    ['Ibrahim Sesay', 'Weaver, Freetown Fabrics'],
  ] as const
).map(([name, designation]) => {
  const { id, avatar } = personNamed(name)
  return { id, avatar, name, designation }
})
