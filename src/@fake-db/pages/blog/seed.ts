import { timeOn } from '@fake-db/kit/env'
import { personNamed } from '@fake-db/shell/people/people'
import type { BlogComment, Category, Status } from '@/redux/pages/blog/schema'
import { contents } from './seedContent'

export interface CommentRow extends Omit<BlogComment, 'likes' | 'liked' | 'isOwn'> {
  /** Account id; null for people without an account. */
  authorId: number | null
  /** Likes from people without an account. */
  likes: number
  /** Account ids. */
  likedBy: readonly number[]
  isGone: boolean
}

export interface PostRow {
  id: number
  avatar: string
  userFullName: string
  userAbout: string
  title: string
  slug: string
  tags: Category[]
  status: Status
  publishAt: string | null
  excerpt: string
  img: string
  content: string
  createdTime: string
  bookmarked: boolean
  comments: readonly CommentRow[]
}

interface CommentMore {
  /** Position of the parent comment, from 1. */
  replyTo?: number
  likes?: number
}

type CommentSeed = [name: string, hoursAgo: number, text: string, more?: CommentMore]

interface PostSeed {
  slug: string
  title: string
  /** In `public/images/`, without `.svg`. */
  img: string
  author: string
  tags: Category[]
  status?: Status
  hoursAgo: number
  excerpt: string
  bookmarked?: boolean
  comments?: readonly CommentSeed[]
}

const authors: Readonly<Record<string, string>> = {
  'Amara Mensah':
    'Founder of Baobab Analytics in Accra. Counts things, and then asks whether they were worth counting.',
  'Grace Whitfield': 'Runs the Prairie Post in Nebraska, a weekly of eight pages with a very good crossword.',
  'Ibrahim Sesay': 'Third generation at Freetown Fabrics, where the vats are older than the phone.',
  'Jakub Dvořák': 'Builds measuring instruments by day and a puzzle game about clocks by night, both in Brno.',
  'Aroha Ngata': 'Sells tents in New Zealand and sleeps in them first.',
  'Haruka Nishimura': 'Art director at Komorebi Studio. Owns one camera and one lens, and isn’t looking for another.',
  'Hye-jin Park': 'Designs lamps at Hanok Lights and rules for everything else.',
  'Wanjiru Kamau': 'Bookkeeper at Savanna Ledger in Nairobi. Has opinions about shoeboxes.',
  'Diego Quispe Mamani': 'Knits with his family at Altiplano Wool, at 4,100 meters above the sea.',
  'Émilie Tremblay': 'Érable & Fils, near Québec. The daughter, in spite of the name.',
  'Giulia Bernasconi': 'Graphic designer at Lago Alto Design. Trained as a compositor, on real lead.',
}

const seeds: readonly PostSeed[] = [
  {
    slug: 'notes-on-pepper',
    title: 'Notes on pepper',
    img: 'covers/cover-04',
    author: 'Amara Mensah',
    tags: ['Food'],
    status: 'Draft',
    hoursAgo: 5,
    excerpt: 'Three tins, a table in pencil, and a soup that still needs measuring.',
  },
  {
    slug: 'what-a-bakery-learned-from-counting-its-leftovers',
    title: 'What a bakery learned from counting its leftovers',
    img: 'photos/photo-01',
    author: 'Grace Whitfield',
    tags: ['Food'],
    hoursAgo: 29,
    bookmarked: true,
    excerpt:
      'A kitchen scale, a clipboard and ninety seconds an evening: how a small bakery cut its waste by two thirds.',
    comments: [
      [
        'Mateus Oliveira',
        26,
        'We did this with açaí pulp. Our Tuesday was a Thursday, and it was a school bus.',
        { likes: 4 },
      ],
      ['Wanjiru Kamau', 22, 'Please print “a time of day at which the counting always happens” on a dish towel.'],
      [
        'Ottilie Käsermann',
        7,
        'How did you weigh the seeded loaves that were already sliced? Ours are sold by the half.',
      ],
    ],
  },
  {
    slug: 'how-we-came-to-use-two-typefaces',
    title: 'How we came to use two typefaces',
    img: 'covers/cover-11',
    author: 'Giulia Bernasconi',
    tags: ['Quote', 'Fashion'],
    status: 'Pending',
    hoursAgo: 51,
    excerpt: 'Forty-three typefaces in one drawer, and a year with only two of them.',
  },
  {
    slug: 'the-tutorial-nobody-notices',
    title: 'The tutorial no one notices',
    img: 'covers/cover-05',
    author: 'Jakub Dvořák',
    tags: ['Gaming'],
    hoursAgo: 98,
    excerpt: 'The first minute is the most expensive one in a game. We took all the words out of ours.',
    comments: [
      [
        'Hye-jin Park',
        90,
        'The sound before the picture! I have been trying to explain this to our switch supplier for years.',
      ],
      ['Dmytro Shevchenko', 66, 'I reached clock nineteen and would like to speak to the mouse.'],
    ],
  },
  {
    slug: 'indigo-takes-its-time',
    title: 'Indigo takes its time',
    img: 'covers/cover-03',
    author: 'Ibrahim Sesay',
    tags: ['Fashion'],
    hoursAgo: 172,
    bookmarked: true,
    excerpt: 'Fourteen dips, four vats, sixty tablecloths and a hotel that was in a hurry.',
    comments: [
      ['Eleni Papadopoulou', 160, 'We have the same argument about madder, every spring. I’m stealing the knots.'],
      [
        'Devika Subramanian',
        151,
        'In Kanchipuram they would say your aunt is the instrument and the vat is the music.',
      ],
      [
        'Sofía Márquez Villanueva',
        120,
        'Has anyone measured what lives in the vat? I know a laboratory that would come running.',
      ],
      ['Ibrahim Sesay', 118, 'They may come. They may not open the blankets.', { replyTo: 3, likes: 12 }],
    ],
  },
  {
    slug: 'film-it-in-the-rain',
    title: 'Film it in the rain',
    img: 'covers/cover-10',
    author: 'Aroha Ngata',
    tags: ['Video'],
    hoursAgo: 263,
    excerpt:
      'Our expensive video was watched by nine people in a hundred. The one with the pole in my eyebrow did better.',
    comments: [['Andrei Popescu', 250, 'Watched all ten minutes. Bought the tent. My eyebrow is fine so far.']],
  },
  {
    slug: 'the-other-half-of-the-sentence',
    title: 'The other half of the sentence',
    img: 'covers/cover-07',
    author: 'Amara Mensah',
    tags: ['Quote'],
    hoursAgo: 410,
    excerpt: 'What gets measured gets managed. There’s more to that line, and it doesn’t fit on a poster.',
    comments: [
      ['Priya Raghunathan', 402, 'The second waiting room exists in every hospital I have worked for.'],
      ['Naledi Mokoena', 377, 'A lawyer’s version: what gets billed gets done.'],
    ],
  },
  {
    slug: 'one-window-one-plate',
    title: 'One window, one plate',
    img: 'photos/photo-04',
    author: 'Haruka Nishimura',
    tags: ['Food', 'Video'],
    hoursAgo: 583,
    excerpt: 'How to photograph food with no studio, no lamp and a piece of white card.',
    comments: [
      ['Mei-Ling Hsu', 570, 'I turned the teapot round as you said, and it sold out. It was the same teapot.'],
    ],
  },
  {
    slug: 'a-games-night-with-rules',
    title: 'A games night with rules',
    img: 'covers/cover-08',
    author: 'Hye-jin Park',
    tags: ['Gaming'],
    status: 'Scheduled',
    hoursAgo: 770,
    excerpt: 'Our games night drew the same six people every time, until we treated it as a game and fixed the rules.',
  },
  {
    slug: 'a-price-list-that-does-not-apologise',
    title: 'A price list that does not apologize',
    img: 'covers/cover-06',
    author: 'Wanjiru Kamau',
    tags: ['Quote'],
    hoursAgo: 1_060,
    excerpt: 'Four hundred price lists of small firms, read late at night, and what the confident ones have in common.',
    comments: [
      ['Rajesh Chowdhury', 1_050, 'We removed the word “from” in April. No one noticed but the bank.'],
      [
        'Marko Jovanović',
        1_021,
        'Does the four percent also hold in a country where everything else goes up by twelve?',
      ],
      [
        'Wanjiru Kamau',
        1_019,
        'Then it’s thirteen. The day and the single line matter more than the number.',
        { replyTo: 2, likes: 3 },
      ],
    ],
  },
  {
    slug: 'wool-mended',
    title: 'Wool, mended',
    img: 'covers/cover-01',
    author: 'Diego Quispe Mamani',
    tags: ['Fashion'],
    hoursAgo: 1_480,
    excerpt: 'Why we repair our sweaters in the wrong color, and what the left elbow taught us.',
    comments: [
      ['Annelies van der Heijden', 1_400, 'Mine came back with an ochre elbow and two compliments in the first week.'],
    ],
  },
  {
    slug: 'forty-seconds-of-maple',
    title: 'Forty seconds of maple',
    img: 'photos/photo-07',
    author: 'Émilie Tremblay',
    tags: ['Video', 'Food'],
    hoursAgo: 2_210,
    excerpt:
      'A phone, a bucket, a wooden spoon and a father who explains for an hour: a film for as long as a kettle takes.',
    comments: [
      [
        'Lars-Erik Söderström',
        2_190,
        'We do the same with birch. It takes a hundred liters, and no one has ever waited for the drop.',
      ],
    ],
  },
]

/** Newest first. */
export function seedPosts(now: Date): PostRow[] {
  const back = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString()
  return seeds.map(({ author, hoursAgo, comments = [], bookmarked = false, status = 'Published', ...row }, index) => {
    const id = seeds.length - index
    return {
      ...row,
      id,
      status,
      bookmarked,
      avatar: personNamed(author).avatar,
      userFullName: author,
      userAbout: authors[author] ?? '',
      img: `/images/${row.img}.svg`,
      content: (contents[row.slug] ?? '').trim(),
      createdTime: back(hoursAgo),
      publishAt: status === 'Scheduled' ? timeOn(now, 1, '09:00') : null,
      comments: comments.map(([name, hours, commentText, { replyTo = null, likes = 0 } = {}], place) => ({
        id: place + 1,
        avatar: personNamed(name).avatar,
        userFullName: name,
        commentedAt: back(hours),
        commentText,
        replyTo,
        likes,
        likedBy: [],
        authorId: null,
        isGone: false,
      })),
    }
  })
}
