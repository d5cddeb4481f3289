import { toTime } from '@fake-db/kit/env'
import { personNamed } from '@fake-db/shell/people/people'
import { seedAccounts } from '@fake-db/shell/session/seed'
import type { Review } from '@/redux/apps/ecommerce/schema'

export interface ReviewRow extends Omit<Review, 'isOwn'> {
  readonly productId: number
  /** Null without an account. */
  readonly accountId: number | null
}

type Row = [productId: number, author: string, stars: number, daysAgo: number, title: string, text: string]

// One review per line. Product ratings are the average.
// prettier-ignore
const rows: readonly Row[] = [
  [1, 'Owen Pritchard', 5, 12, 'Finally quiet on the train', 'I commute four hours a day, and now I only hear the announcements when I want to. The cushions wash well.'],
  [1, 'Hye-jin Park', 5, 41, 'Two weeks on one charge', 'I wear them for calls most afternoons and charge them every other Sunday. So light I forget I have them on.'],
  [1, 'Samir Benali', 4, 77, 'Warm in summer', 'Sound and comfort are excellent. In July, the closed ear cups get warm after an hour.'],
  [2, 'Aroha Ngata', 5, 9, 'Handled the Tararuas', 'Two nights of wind on an open ridge. Every peg held, and my sleeping bag stayed dry.'],
  [2, 'Andrei Popescu', 4, 58, 'Quick to pitch', 'Seven minutes on the first evening, five on the third. I’d like a second pocket for small things.'],
  [2, 'Annelies van der Heijden', 3, 120, 'Two people, if they like each other', 'A great tent for one person with gear. For two tall people, it’s snug.'],
  [3, 'Jakub Dvořák', 5, 6, 'My coworkers approve too', 'Quiet for a mechanical keyboard. I swapped the switches under four keys in four minutes.'],
  [3, '陈思远', 5, 35, 'No more wrist rest', 'It’s as low as they say. I code all day, and my wrists don’t complain.'],
  [3, 'Priya Raghunathan', 4, 92, 'Heavy, in a good way', 'It doesn’t move an inch. It also doesn’t come along to meetings.'],
  [4, 'Mei-Ling Hsu', 5, 15, 'A spout that works', 'I sell tea, so I’ve used a lot of teapots. This one doesn’t drip, full or nearly empty.'],
  [4, 'Siobhán Ní Bhriain', 4, 63, 'Three full mugs', 'The basket is deep enough for the leaves to open up. You have to hold the lid when you pour the last cup.'],
  [4, 'Amara Mensah', 4, 86, 'Keeps the office going', 'It sits on the shelf by the window, and we’ve filled it twice a day since it arrived.'],
  [5, 'Annelies van der Heijden', 5, 22, 'No grease on my pants', 'The belt is silent and needs no oil. I ride it in a suit.'],
  [5, 'Rasmus Thygesen', 4, 70, 'Lights that are always on', 'They turn on by themselves in the tunnel. I’d add wider tires for our cobblestones.'],
  [5, 'Lars-Erik Söderström', 4, 133, 'Assembled in ten minutes', 'Pedals, handlebar, done. Seventh gear is a little low for my long ride home.'],
  [6, 'Grace Whitfield', 4, 19, 'The kitchen radio we wanted', 'Big buttons, clear voices, and the battery lasts a whole week of breakfasts.'],
  [6, 'Tavita Falaniko', 3, 55, 'Fine for talk radio', 'News and games sound good. Music sounds thin, so I use the headphone jack for that.'],
  [6, 'Marko Jovanović', 2, 101, 'Forgets the stations', 'When the battery dies, it loses half of my 20 stations. Setting them again takes an evening.'],
  [7, 'Aroha Ngata', 5, 17, 'A dry back at last', 'The gap behind the panel really works. Six hours uphill, and my shirt was almost dry.'],
  [7, 'Diego Quispe Mamani', 5, 44, 'Great at 4,000 meters', 'The hip belt carries the weight well. I used the rain cover twice, and everything stayed dry.'],
  [7, 'Catalina Reyes', 4, 88, 'One pocket short', 'Everything about it is well made. I just miss a pocket on the belt for my phone.'],
  [8, 'Ottilie Käsermann', 4, 27, 'From a clock repairer', 'A simple movement in a good case. It lost four seconds in a month, which is very good.'],
  [8, 'Giulia Bernasconi', 4, 66, 'Silent at night', 'It stops chiming at ten, just as promised. The beech darkens nicely in the sun.'],
  [9, 'Ngozi Eze-Williams', 5, 8, 'On air with it every day', 'We record interviews with it in an ordinary room. The shock mount keeps desk noise out.'],
  [9, 'Inés Echeverría Goñi', 5, 49, 'Plug and play', 'No interface, no driver, no manual. My cello sounds like my cello.'],
  [9, 'Dmytro Shevchenko', 4, 97, 'The cable is short', 'A great microphone, but the cable is too short for a standing desk. With a longer one, it’s perfect.'],
  [10, 'Haruka Nishimura', 5, 13, 'Gets sharp and stays sharp', 'Ten strokes on the stone once a month. It goes through a ripe tomato by its own weight.'],
  [10, 'Mateus Oliveira', 5, 52, 'In our test kitchen since spring', 'Four cooks share it, and no one hides their own knife anymore.'],
  [10, 'Émilie Tremblay', 4, 109, 'Dry it right away', 'I left it wet for an hour, and it stained. My own fault, and it polished out.'],
  [11, 'Ísbjörg Þórsdóttir', 5, 21, 'Across a river and back', 'Wet outside, dry inside, and no breaking in. The grip on lava is excellent.'],
  [11, 'Andrei Popescu', 4, 73, 'Order half a size up', 'Go a little larger if you wear thick socks. Other than that, no complaints.'],
  [11, 'Hans-Jürgen Oberhuber', 4, 150, 'Resoled as promised', 'Two winters wore them down. They came back with new soles in 11 days.'],
  [12, 'Sofía Márquez Villanueva', 5, 30, 'Arrived in one piece', 'Not a single broken leaf. The pot tells me when it needs water, so I no longer overwater it.'],
  [12, 'Yael Ben-David', 4, 81, 'Happy in a dry apartment', 'It needs water every week here instead of every ten days, but it’s no trouble otherwise.'],
  [12, 'Thabo Nkosi', 3, 112, 'Smaller than I thought', 'A pretty plant for a desk. For the corner it’s in now, I should’ve bought two.'],
  [13, 'Jonas Petrauskas', 4, 11, 'Really quiet', 'The clicks are soft and the wheel is precise. I charge it every other month.'],
  [13, 'Zeynep Yıldırım', 3, 47, 'Too flat for my hand', 'Everything works. But after an afternoon of drawing, my palm needs something to rest on.'],
  [13, 'Rajesh Chowdhury', 2, 94, 'Slow to wake up', 'It takes a second to wake up after lunch, every time. On a busy day, that adds up.'],
  [14, 'Tariq Al-Mansoori', 5, 25, 'Easy to read day and night', 'The needle settles quickly, and the ruler has replaced the one I kept losing.'],
  [14, 'Tavita Falaniko', 5, 83, 'It lives in the boat', 'A season of salt water and sun, and the lid still shuts with a click.'],
  [15, 'Catalina Reyes', 5, 18, 'Fits in the overhead bin', 'Bogotá, Lima, and Quito in one week, and I never had to check it. It stayed in tune.'],
  [15, 'Kofi Boateng', 4, 60, 'Small body, big enough voice', 'It fills a room, but not a hall. The case is better than some that come with expensive guitars.'],
  [15, 'Clément Roux', 4, 128, 'The strings are the weak point', 'I changed them on the second day, and it’s sounded great since.'],
  [16, 'Hye-jin Park', 3, 16, 'Lovely light', 'The candlelight in the evening is worth it. Connecting it to our network took three tries.'],
  [16, 'Naledi Mokoena', 2, 39, 'Flickers when dimmed', 'Below 10% I can see it flicker. At full brightness, there’s nothing wrong with it.'],
  [16, 'Bjørn Lindqvist', 1, 75, 'Lasted one winter', 'Two of four died before Easter. They were replaced without any questions, but still.'],
  [17, 'Wanjiru Kamau', 5, 10, '600 kilometers so far', 'The tread is hardly worn, and I haven’t had a single blister. I’ve ordered my next pair.'],
  [17, 'Thabo Nkosi', 4, 57, 'Made for distance', 'Soft enough for the second half of a marathon. For short, fast runs I wear something lighter.'],
  [17, 'Émilie Tremblay', 3, 99, 'Wide at the heel', 'The front fits like a sock, as promised. My narrow heel slides a little on the way down.'],
  [18, 'ليلى حدّاد', 4, 34, 'My own reading corner', 'I read on it all weekend. I took the covers off, washed them, and they still fit.'],
  [18, 'Giulia Bernasconi', 3, 68, 'The lamp is the best part', 'The sofa is comfortable but rather firm. I’d buy the lamp again on its own.'],
  [18, 'Maximiliano Augusto Fernández-Etchegaray de la Vega', 2, 140, 'Three weeks late', 'When it finally came, one cover was the wrong shade. They fixed it, but it took a month in all.'],
  [19, 'Devika Subramanian', 4, 23, 'We saw the rings', 'My daughter found Saturn by herself on the second night. The tripod is steady if you don’t bump the table.'],
  [19, 'Eleni Papadopoulou', 3, 64, 'Good for the Moon', 'The Moon is sharp and bright. For anything faint, you need a darker place than Athens.'],
  [19, 'Owen Pritchard', 2, 115, 'The finder is fiddly', 'Good optics, but the small finder loses its alignment every time the tube goes into the bag.'],
  [20, 'Nguyễn Thị Minh Anh', 5, 14, 'A joy for handwriting', 'The line goes from thin to bold without skipping. I write more since I bought it.'],
  [20, 'Siobhán Ní Bhriain', 5, 50, 'Signs every copy', 'I signed 200 title pages in an evening, and my hand wasn’t tired.'],
  [20, 'Jonas Petrauskas', 4, 104, 'Takes some practice', 'An italic nib is less forgiving than a round one. After a week, it was worth it.'],
  [21, 'Grace Whitfield', 5, 28, 'Nine days on the Niobrara', 'Two of us, a dog, and too much food. It never once felt unstable.'],
  [21, 'Lars-Erik Söderström', 5, 90, 'Light on the shoulder', 'I carry it to the lake alone, and I’m not young. It tracks straight in the wind.'],
  [22, 'Amara Mensah', 5, 80, 'Hot tea, cool fingers', 'We bought four and then four more. They come out of the dishwasher as good as new.'],
  [22, 'Fatoumata Diallo', 4, 46, 'For attaya and for coffee', 'The right size for three rounds of tea. I’d love matching saucers.'],
  [22, 'Marko Jovanović', 3, 119, 'Don’t drop them', 'Beautiful, and thinner than they look. I have three of my four left.'],
  [23, 'Ibrahim Sesay', 4, 20, 'Songs on the bus', 'I write all my song sketches on it now. The keys respond better than I expected.'],
  [23, 'Hye-jin Park', 3, 62, 'Great for small fingers', 'My son plays it all day. For me, the keys are a little too narrow.'],
  [23, 'Mateus Oliveira', 2, 107, 'Only eight sounds', 'Two of them are usable. It’s much better with a computer, but then it doesn’t fit in a pocket.'],
  [24, 'Samir Benali', 5, 7, 'Lights up the whole van', 'It stands upright on the shelf, and I find every parcel. One charge a month.'],
  [24, 'Ísbjörg Þórsdóttir', 4, 43, 'Brighter than I need', 'I use the lowest setting in my tent, and it really lasts for nights. The clip could be stronger.'],
  [24, 'Kofi Boateng', 4, 85, 'Survived the cold store', 'A week at −20 °C, and it only lost a little battery life.'],
  [25, 'Łukasz Wiśniewski', 3, 24, 'For the last kilometer', 'It folds fast and fits under my seat. On our sidewalks, the wheels could be bigger.'],
  [25, 'Naledi Mokoena', 2, 71, 'The brake squeals', 'Oil helps for a day. I don’t need a bell anymore, people hear me coming.'],
  [25, 'Annelies van der Heijden', 1, 125, 'The hinge came loose', 'It rattled after two months and wobbled after three. I returned it.'],
  [26, 'Haruka Nishimura', 5, 26, 'It smells like summer', 'A great candle. Fifty hours is right, I counted the evenings.'],
  [26, 'Ottilie Käsermann', 5, 59, 'Burns evenly', 'No tunneling, no soot, a steady flame. I give them as gifts and keep one.'],
  [26, 'Yael Ben-David', 4, 111, 'Put a plate underneath', 'In a draft, it drips to one side. Otherwise, I love it.'],
  [27, 'Nguyễn Thị Minh Anh', 2, 31, 'Lovely cover', 'The linen feels great. The dots are so dark that they show through my drawings.'],
  [27, 'Siobhán Ní Bhriain', 1, 65, 'The ink shows through', 'With my pen, I lose every second page. They did warn me, and I should’ve listened.'],
  [27, 'Clément Roux', 1, 118, 'Came apart', 'The first 16 pages came loose within a week of ordinary use.'],
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
