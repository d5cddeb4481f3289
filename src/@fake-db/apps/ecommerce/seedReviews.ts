import { toTime } from '@fake-db/kit/moment'
import { personNamed } from '@fake-db/shell/people/people'
import { seedAccounts } from '@fake-db/shell/session/seed'
import type { Review } from '@/redux/apps/ecommerce/schema'

export interface ReviewRow extends Omit<Review, 'isOwn'> {
  readonly productId: number
  /** The account that wrote it; null for somebody without one. */
  readonly accountId: number | null
}

type Row = [productId: number, author: string, stars: number, daysAgo: number, title: string, text: string]

/** A product's stars are the average of what stands here. */
// A table, a review a line.
// prettier-ignore
const rows: readonly Row[] = [
  [1, 'Owen Pritchard', 5, 12, 'The train went quiet', 'Four hours a day on the line to Cardiff, and I hear the announcements only when I want to. The cushions wash well.'],
  [1, 'Hye-jin Park', 5, 41, 'Two weeks between charges', 'I wear them for calls most afternoons and charge them every other Sunday. Light enough to forget.'],
  [1, 'Samir Benali', 4, 77, 'Warm in summer', 'Sound and comfort are beyond reproach. In July the closed shells get warm after an hour.'],
  [2, 'Aroha Ngata', 5, 9, 'Stood up to the Tararuas', 'Two nights of wind on an open ridge. Every peg held, and nothing dripped on my sleeping bag.'],
  [2, 'Andrei Popescu', 4, 58, 'Quick to pitch', 'Seven minutes on the first evening, five on the third. I would like a second pocket for small things.'],
  [2, 'Annelies van der Heijden', 3, 120, 'Two people, if they are fond of each other', 'A very good tent for one with luggage. For two tall people it is snug.'],
  [3, 'Jakub Dvořák', 5, 6, 'My colleagues approve too', 'Quiet for a mechanical one. I changed the switches under four keys in as many minutes.'],
  [3, '陈思远', 5, 35, 'No more wrist rest', 'It is as low as they say. A whole day of code, and no complaint from my wrists.'],
  [3, 'Priya Raghunathan', 4, 92, 'Heavy, and glad of it', 'It does not move an inch. It also does not come along to meetings.'],
  [4, 'Mei-Ling Hsu', 5, 15, 'A spout that behaves', 'I sell tea, so I have poured from a great many pots. This one does not drip, full or nearly empty.'],
  [4, 'Siobhán Ní Bhriain', 4, 63, 'Three proper mugs', 'The basket is deep enough for leaves to move. The lid wants a finger on it for the last cup.'],
  [4, 'Amara Mensah', 4, 86, 'Keeps the office going', 'It lives on the shelf by the window and has been filled twice a day since it came.'],
  [5, 'Annelies van der Heijden', 5, 22, 'No grease on my trousers', 'The belt makes no sound and wants no oil. I ride it in a suit.'],
  [5, 'Rasmus Thygesen', 4, 70, 'Lights that are always there', 'They come on by themselves in the tunnel. I would fit wider tires for our cobbles.'],
  [5, 'Lars-Erik Söderström', 4, 133, 'Assembled in ten minutes', 'The pedals, the bars, done. Seventh gear is a little short for the long way home.'],
  [6, 'Grace Whitfield', 4, 19, 'The kitchen radio we wanted', 'Big buttons, clear voices, and the battery lasts all week of breakfasts.'],
  [6, 'Tavita Falaniko', 3, 55, 'Fine for talk', 'News and games sound good. Music is thin; that is what the headphone socket is for.'],
  [6, 'Marko Jovanović', 2, 101, 'Forgets the stations', 'When the battery runs flat it loses half of the twenty. Setting them again takes an evening.'],
  [7, 'Aroha Ngata', 5, 17, 'A dry back, at last', 'The gap behind the panel is real. Six hours uphill, and my shirt had one dark stripe.'],
  [7, 'Diego Quispe Mamani', 5, 44, 'Good at four thousand meters', 'The hip belt carries the weight as it should. The rain cover came out twice and stayed dry inside.'],
  [7, 'Catalina Reyes', 4, 88, 'One pocket short', 'Everything about it is well made. I miss a pocket on the belt for a phone.'],
  [8, 'Ottilie Käsermann', 4, 27, 'From somebody who repairs clocks', 'A simple movement, well cased. It lost four seconds in a month, which is very fair.'],
  [8, 'Giulia Bernasconi', 4, 66, 'Silent at night', 'It stops striking at ten, just as it promises. The beech darkens nicely in the sun.'],
  [9, 'Ngozi Eze-Williams', 5, 8, 'On air with it every day', 'We record interviews with it in an ordinary room. The shock mount keeps the desk out of the sound.'],
  [9, 'Inés Echeverría Goñi', 5, 49, 'Plugged in, done', 'No interface, no driver, no manual. My cello sounds like my cello.'],
  [9, 'Dmytro Shevchenko', 4, 97, 'Mind the cable', 'A fine microphone with a cable that is too short for a standing desk. With a longer one, perfect.'],
  [10, 'Haruka Nishimura', 5, 13, 'It takes an edge and keeps it', 'Ten strokes on the stone once a month. It goes through a ripe tomato by its own weight.'],
  [10, 'Mateus Oliveira', 5, 52, 'In our test kitchen since spring', 'Four cooks share it, and nobody hides another knife any more.'],
  [10, 'Émilie Tremblay', 4, 109, 'Dry it at once', 'Left wet for an hour, it told me so. My own fault, and it polished out.'],
  [11, 'Ísbjörg Þórsdóttir', 5, 21, 'Across a river and back', 'Wet outside, dry inside, and they did not need breaking in. The grip on lava is excellent.'],
  [11, 'Andrei Popescu', 4, 73, 'Half a size up', 'Take them a little larger if you wear thick socks. After that, nothing to add.'],
  [11, 'Hans-Jürgen Oberhuber', 4, 150, 'Resoled, as promised', 'Two winters wore them flat. They came back with new soles in eleven days.'],
  [12, 'Sofía Márquez Villanueva', 5, 30, 'It arrived in one piece', 'Not a broken leaf. The pot says when it is thirsty, so I no longer drown it.'],
  [12, 'Yael Ben-David', 4, 81, 'Happy in a dry flat', 'It wants water every week here rather than every ten days, and is otherwise no trouble.'],
  [12, 'Thabo Nkosi', 3, 112, 'Smaller than I thought', 'A pretty plant for a desk. For the corner it is in now I should have taken two.'],
  [13, 'Jonas Petrauskas', 4, 11, 'Nobody hears it', 'The clicks are soft and the wheel is precise. I charge it when I change the calendar.'],
  [13, 'Zeynep Yıldırım', 3, 47, 'Too flat for my hand', 'Everything works. After an afternoon of drawing my palm looks for something to rest on.'],
  [13, 'Rajesh Chowdhury', 2, 94, 'Wakes up slowly', 'It needs a second to come back after lunch, every time. On a busy day that is many seconds.'],
  [14, 'Tariq Al-Mansoori', 5, 25, 'Readable at noon and at night', 'The needle settles quickly, and the ruler has replaced the one that I always lost.'],
  [14, 'Tavita Falaniko', 5, 83, 'It lives in the boat', 'Salt water and sun for most of a season, and the lid still shuts with a click.'],
  [15, 'Catalina Reyes', 5, 18, 'In the overhead locker', 'Bogotá, Lima and Quito in one week, never once checked in. It stayed in tune.'],
  [15, 'Kofi Boateng', 4, 60, 'Small body, big enough voice', 'It fills a room, though not a hall. The case is better than those of some dear guitars.'],
  [15, 'Clément Roux', 4, 128, 'The strings are the weak point', 'I changed them on the second day, and since then it sings.'],
  [16, 'Hye-jin Park', 3, 16, 'The light is lovely', 'Candle light in the evening is worth having. Getting it into our network took three tries.'],
  [16, 'Naledi Mokoena', 2, 39, 'Flickers when it is dim', 'Below ten per cent I can see it tremble. At full light there is nothing wrong with it.'],
  [16, 'Bjørn Lindqvist', 1, 75, 'Lasted a winter', 'Two of four died before Easter. They were exchanged without a question, but still.'],
  [17, 'Wanjiru Kamau', 5, 10, 'Six hundred kilometers so far', 'The tread is hardly worn, and I have not had one blister. My next pair is ordered.'],
  [17, 'Thabo Nkosi', 4, 57, 'Made for distance', 'Soft enough for the second half of a marathon. On short, fast days I take something lighter.'],
  [17, 'Émilie Tremblay', 3, 99, 'Wide at the heel', 'The front fits like a sock, as they say. My narrow heel slides a little downhill.'],
  [18, 'ليلى حدّاد', 4, 34, 'A corner of my own', 'I read manuscripts on it for whole weekends. The covers came off, were washed, and fit again.'],
  [18, 'Giulia Bernasconi', 3, 68, 'The lamp is the better half', 'The sofa is comfortable and rather firm. The lamp I would buy again by itself.'],
  [18, 'Maximiliano Augusto Fernández-Etchegaray de la Vega', 2, 140, 'Three weeks late', 'When it came at last one cover was the wrong shade. It was put right, but it took a month in all.'],
  [19, 'Devika Subramanian', 4, 23, 'We saw the rings', 'My daughter found Saturn by herself on the second night. The tripod is steady if nobody touches the table.'],
  [19, 'Eleni Papadopoulou', 3, 64, 'Good for the Moon', 'Sharp and bright on the Moon. For anything faint one needs a darker place than Athens.'],
  [19, 'Owen Pritchard', 2, 115, 'The finder is fiddly', 'Fine glass, but the small finder loses its setting each time the tube goes into the bag.'],
  [20, 'Nguyễn Thị Minh Anh', 5, 14, 'A joy for letters', 'The line goes from hair to ribbon without a skip. I write more since I have it.'],
  [20, 'Siobhán Ní Bhriain', 5, 50, 'Signs every copy', 'Two hundred title pages in an evening, and the hand was not tired.'],
  [20, 'Jonas Petrauskas', 4, 104, 'Learn to hold it', 'An italic nib forgives less than a round one. After a week it was worth it.'],
  [21, 'Grace Whitfield', 5, 28, 'Nine days on the Niobrara', 'Two of us, a dog and too much food. It never once felt unsteady.'],
  [21, 'Lars-Erik Söderström', 5, 90, 'Light on the shoulder', 'I carry it to the lake alone, and I am not young. The hull tracks straight in wind.'],
  [22, 'Amara Mensah', 5, 80, 'Hot tea, cool fingers', 'We bought four and then four more. They come out of the dishwasher as they went in.'],
  [22, 'Fatoumata Diallo', 4, 46, 'For attaya and for coffee', 'The right size for three rounds of tea. I should like them with a saucer.'],
  [22, 'Marko Jovanović', 3, 119, 'Do not drop them', 'Beautiful, and thinner than they look. Of four I have three.'],
  [23, 'Ibrahim Sesay', 4, 20, 'Songs on the bus', 'My sketches are made on it now. The keys answer to a light touch better than they have to.'],
  [23, 'Hye-jin Park', 3, 62, 'Small fingers welcome', 'My son plays it all day. For me the keys are a size too narrow.'],
  [23, 'Mateus Oliveira', 2, 107, 'Only eight sounds', 'Two of them are usable. With a cable and a computer it is another instrument, but then it is not pocket size.'],
  [24, 'Samir Benali', 5, 7, 'Lights the whole courier van', 'It stands on its end on the shelf, and I find every parcel. One charge a month.'],
  [24, 'Ísbjörg Þórsdóttir', 4, 43, 'Bright beyond need', 'The lowest step is what I use in a tent; it does last for nights. The clip could be stronger.'],
  [24, 'Kofi Boateng', 4, 85, 'Survived the cold store', 'Minus twenty for a week, and it only lost a little of its time.'],
  [25, 'Łukasz Wiśniewski', 3, 24, 'For the last kilometer', 'It folds fast and fits below the seat. On our pavement the wheels are not as big as all that.'],
  [25, 'Naledi Mokoena', 2, 71, 'The brake squeals', 'Oil helps for a day. I ring no bell any more, people hear me coming.'],
  [25, 'Annelies van der Heijden', 1, 125, 'The hinge came loose', 'After two months it rattled, after three it had play. I sent it back.'],
  [26, 'Haruka Nishimura', 5, 26, 'It smells of summer', 'An honest candle. Fifty hours is right; I counted the evenings.'],
  [26, 'Ottilie Käsermann', 5, 59, 'Burns straight down', 'No tunnel, no soot, a steady flame. I give them away and keep one.'],
  [26, 'Yael Ben-David', 4, 111, 'Put a plate below', 'In a draught it drips to one side. Otherwise I have nothing but praise.'],
  [27, 'Nguyễn Thị Minh Anh', 2, 31, 'Lovely cover', 'The linen is a pleasure to hold. The dots are so dark that I see them before my drawing.'],
  [27, 'Siobhán Ní Bhriain', 1, 65, 'It does show through', 'With my pen every second page is lost. They do say so, and I should have listened.'],
  [27, 'Clément Roux', 1, 118, 'Came apart', 'The first sixteen pages left the spine within a week of ordinary use.'],
]

export function seedReviews(now: Date): readonly ReviewRow[] {
  return rows.map(([productId, author, rating, daysAgo, title, text], index) => {
    const { id: personId, fullName: name, avatar } = personNamed(author)
    return {
      id: index + 1,
      productId,
      accountId: seedAccounts.find(({ userId }) => userId === personId)?.id ?? null,
      author: { name, avatar },
      rating,
      title,
      text,
      writtenAt: toTime([daysAgo, `${10 + (index % 11)}:${String((index * 17) % 60).padStart(2, '0')}`], now),
    }
  })
}
