import type { TimePoint } from '@fake-db/kit/env'
import type { Message, Reaction } from '@/redux/apps/chat/schema'

interface Extras {
  readonly image?: Message['image']
  /** Index of the quoted message, from 0. */
  readonly answers?: number
  /** By the logged-in user. */
  readonly reaction?: Reaction['emoji']
}

interface History {
  readonly with: string
  readonly unseen?: number
  /** Oldest first. */
  readonly messages: readonly (readonly ['me' | 'they', TimePoint, string, Extras?])[]
}

function product(name: string, file: string): Message['image'] {
  return { url: `/images/products/${file}.svg`, name, width: 400, height: 400 }
}

export const seedHistories: readonly History[] = [
  {
    with: 'Kofi Boateng',
    unseen: 2,
    messages: [
      ['they', [6, '08:02'], 'Good morning, chart boss'],
      ['me', [6, '08:05'], 'Good morning, cold chain king'],
      [
        'they',
        [6, '08:05'],
        'Door sensor 7 in Kumasi has sent nineteen alarms since midnight. The door is shut. I had someone sit next to it.',
      ],
      ['me', [6, '08:07'], 'All night?'],
      ['they', [6, '08:07'], 'He has a radio and a chair. He says it’s the best shift ever.', { reaction: '😂' }],
      ['me', [6, '08:12'], 'The readings jump exactly when trucks pass. I think the bracket is loose, not the sensor.'],
      ['they', [6, '08:13'], 'A bracket. A bracket woke me nineteen times.'],
      ['they', [4, '11:36'], 'About the lake. I’ve said it in writing, and I’ll say it again: I can’t swim.'],
      ['me', [4, '11:40'], 'No one swims. There are canoes.'],
      ['they', [4, '11:40'], 'A canoe is swimming with extra steps.', { reaction: '😂' }],
      [
        'me',
        [4, '11:44'],
        'This is ours. Does it look like it would tip over?',
        { image: product('Riverbend Open Canoe', 'riverbend-open-canoe') },
      ],
      ['they', [4, '11:46'], 'Yes.', { answers: 10 }],
      ['they', [1, '17:20'], 'New bracket is on. If it’s quiet tonight, the man with the radio gets a cake.'],
      ['me', [1, '17:25'], 'If it’s quiet tonight, he gets two.', { reaction: '🎉' }],
      ['they', 21, 'It was quiet all night 🎂🎂'],
      [
        'they',
        17,
        'I emailed you the audit report. One finding is yours: the night shift gets alarms after four minutes, and they want two.',
      ],
    ],
  },
  {
    with: 'Wanjiru Kamau',
    messages: [
      [
        'they',
        [9, '09:00'],
        'Morning! First day of the close. I need three things from you, then you won’t hear from me until day three.',
      ],
      ['me', [9, '09:04'], 'That sounds too good. Go on.'],
      [
        'they',
        [9, '09:05'],
        '1. Hours for the depot dashboard\n2. Travel receipts, including the one from the lake\n3. When Érable & Fils will pay',
      ],
      [
        'me',
        [9, '09:11'],
        'Hours: in the sheet since Friday.\nReceipts: in the box, all but one.\nÉrable: ask me again after I’ve talked to Émilie.',
      ],
      ['they', [9, '09:12'], 'Which one?', { answers: 3 }],
      ['me', [9, '09:13'], 'The canoe.'],
      ['they', [9, '09:13'], 'There is a canoe?'],
      ['me', [9, '09:15'], 'There was a vote.'],
      ['they', [9, '09:16'], 'I’ll book it under “Team, other”. I’d like to see it one day.', { reaction: '👍' }],
      ['they', [8, '15:40'], 'Clément paid half of 5027. He apologizes: his bank was closed for a public holiday.'],
      ['me', [8, '15:52'], 'Wonderful. How many are open now?'],
      ['they', [8, '15:53'], 'Seven. Three are slow, three are polite, and one is Émilie.'],
      ['me', [8, '15:55'], 'I’ll call Émilie.'],
      ['they', [8, '15:55'], 'You said that last week.', { reaction: '😮' }],
      ['me', [8, '15:56'], 'I’ll call Émilie this week.'],
      ['they', [7, '10:30'], 'The bank account is reconciled to the cent. For an hour I had one cent too many.'],
      ['me', [7, '10:41'], 'What was it?'],
      [
        'they',
        [7, '10:42'],
        'Rounding in the reseller price list. Catalina has rounded everything down now. It costs nine dollars a year.',
      ],
      ['me', [7, '10:44'], 'She’s right, as always.', { reaction: '👍' }],
      [
        'they',
        [6, '16:05'],
        'Closed! Day three, as promised. The figures are in the folder, the six for the town hall on the first page.',
      ],
      ['me', [6, '16:20'], 'You’re amazing. Can you present six figures in fifteen minutes?'],
      ['they', [6, '16:21'], 'Two and a half minutes each. I have a stopwatch.'],
      ['me', [6, '16:22'], 'Of course you do.'],
      ['they', [2, '08:44'], 'I emailed you the notes and the list of open items. Five left. One is still Émilie.'],
      ['me', [2, '16:50'], 'Called her. 5018 in two halves, the first this week. She promised.', { reaction: '🎉' }],
      ['they', [2, '16:51'], 'I could smell the maple syrup in your email.'],
      ['they', 48, 'Adaeze asked about 5014. I can reply, but she emailed you first. Should I?'],
      ['me', 44, 'I’m writing the reply now. It’s the license with six months of support, right? NF-2281?'],
      [
        'they',
        43,
        'Yes, NF-2281. Tell her we’ll put the number in the subject from now on. We decided that on Monday.',
      ],
      ['me', 41, 'Doing it now. Thank you!', { reaction: '👍' }],
    ],
  },
  {
    with: 'Aroha Ngata',
    unseen: 1,
    messages: [
      ['they', [5, '20:10'], 'Question. How does your team feel about no signal?'],
      ['me', [5, '20:30'], 'Scared at first. Then grateful.'],
      ['they', [5, '20:31'], 'Good. I’ll email three ideas, but between us, there’s only one.'],
      [
        'they',
        [5, '20:33'],
        'This one sleeps two, or one and a guitar.',
        { image: product('Ridgeline Two-Person Tent', 'ridgeline-two-person-tent') },
      ],
      ['me', [5, '20:40'], 'Sofía has already packed the guitar.', { reaction: '😂' }],
      ['they', [3, '09:25'], 'Four to one for the lake. Owen asked for a hill. I found him a hill.'],
      ['me', [3, '09:31'], 'Is it a real hill?'],
      ['they', [3, '09:32'], 'It has a name.'],
      ['they', 138, 'I’m booking the hut. Please ask everyone to update their calendars.'],
    ],
  },
  {
    with: 'Tariq Al-Mansoori',
    unseen: 3,
    messages: [
      ['me', [12, '10:00'], 'How did the first night of readings go?'],
      [
        'they',
        [12, '10:40'],
        'Eleven million readings, four duplicates. All four are from one meter on a goat farm that reports twice.',
      ],
      ['me', [12, '10:42'], 'I’d keep the goat farm.', { reaction: '❤️' }],
      ['they', [5, '13:15'], 'This weekend we’re loading the whole emirate. I expect 140 GB.'],
      ['me', [5, '13:20'], 'Then we should talk about the limit before you do.'],
      [
        'me',
        [5, '13:24'],
        'There’s a card for it on our board now: “Warn before the storage is full”.',
        { reaction: '👍' },
      ],
      ['they', 300, 'I sent you an email about it, so it’s in writing.'],
      ['they', 262, 'Also: thank you for doing it before I asked twice.'],
      ['they', 35, 'Storage shows 500 GB now. The engineers are happy.'],
    ],
  },
  {
    with: 'Adaeze Okonkwo',
    messages: [
      [
        'they',
        [3, '07:50'],
        'The depot screens are live in Kano. The night supervisor wants to know why lane 4 is purple.',
      ],
      ['me', [3, '08:05'], 'Because no one told us what lane 4 is for.'],
      ['they', [3, '08:06'], 'It’s for anything that doesn’t fit in lanes 1 to 3.'],
      ['me', [3, '08:08'], 'Then I’ll call it “Everything else” and make it gray.'],
      ['they', [3, '08:09'], 'He says keep the purple. He told everyone that purple means him.', { reaction: '😂' }],
      ['me', [3, '08:11'], 'Purple stays. Is the rest fast enough on the old tablets?'],
      ['they', [3, '08:30'], 'Two seconds. On the old system you had time to make tea.', { reaction: '🎉' }],
      ['they', [1, '16:15'], 'Our accounts team is looking for an invoice number again. I’ll email you the details.'],
      ['me', [1, '16:40'], 'Please do, and copy Wanjiru. She replies faster than I do.', { reaction: '👍' }],
    ],
  },
  {
    with: 'Giulia Bernasconi',
    messages: [
      [
        'they',
        [7, '12:20'],
        'The star is ready! Light, dark, one color. https://lagoalto.example/deliveries/baobab-star',
      ],
      ['me', [7, '12:34'], 'It has four points.'],
      ['they', [7, '12:35'], 'Five looked like a sheriff’s badge.', { reaction: '😂' }],
      ['me', [7, '12:41'], 'Now I see it everywhere. There’s a sheriff’s badge on my mug.'],
      ['they', [7, '12:42'], 'Eleven places so far. I have a list, and the mug is on it.'],
      ['they', [1, '11:12'], 'Found another one: the boot screen of the demo tablet. It appears for one second.'],
      ['me', [1, '11:15'], 'Only you would notice that.', { reaction: '❤️' }],
    ],
  },
  {
    with: 'Fatoumata Diallo',
    messages: [
      ['they', [1, '18:30'], 'Les capteurs de Rufisque sont posés ! Trente-deux panneaux, deux chats, aucun blessé.'],
      [
        'me',
        [1, '18:41'],
        'Bravo ! Les premières courbes arrivent demain matin, je les regarde avant le café.',
        { reaction: '🎉' },
      ],
      ['they', 90, 'Tu as vu ? À 13 h 40, zéro pendant six minutes. Je t’ai écrit un message avec la capture.'],
      ['me', 44, 'C’est le capteur : il redémarre quand il a trop chaud. L’onduleur va très bien.', { answers: 2 }],
      ['they', 43, 'Ouf. Mon mari dit la même chose de lui à midi.', { reaction: '😂' }],
    ],
  },
  {
    with: 'Priya Raghunathan',
    messages: [
      ['they', [4, '14:06'], 'You have ten minutes for the welcome. Please use nine.'],
      ['me', [4, '14:20'], 'Which minute don’t you like?'],
      ['they', [4, '14:21'], 'The one where you thank everyone by name and forget Jonas.'],
      ['me', [4, '14:22'], 'That was ONE time.', { reaction: '😢' }],
      [
        'they',
        [1, '15:02'],
        'Nine anonymous questions so far: four about the coffee, two about remote work, and one asks if the star is a sheriff’s badge. Giulia swears it wasn’t her.',
      ],
      ['me', [1, '15:30'], 'And the other two?'],
      ['they', [1, '15:31'], 'Good ones. You’ll need all nine minutes.', { reaction: '😮' }],
    ],
  },
  {
    with: 'Dmytro Shevchenko',
    messages: [
      ['they', [1, '15:12'], 'I sent you an email that tries to take over your email app. Tell me what happens.'],
      ['me', [1, '15:18'], 'Most people send flowers.'],
      ['they', [1, '15:18'], 'Flowers don’t have an onerror handler.', { reaction: '😂' }],
      [
        'me',
        [1, '15:26'],
        'Result: I can read your last line, the form is gone, the image is blocked until I load it, and the page still has its title.',
      ],
      [
        'they',
        [1, '15:27'],
        'Then you passed. Eleven of fourteen email apps didn’t.\n\nThe same email has a real webhook example attached. This is the part you need:\n{ "event": "reading.out_of_range", "sensor": "line-2/temperature", "value": 81.4 }',
      ],
      ['me', [1, '15:33'], 'Thank you. Next time, send flowers.', { reaction: '👍' }],
    ],
  },
  {
    with: 'ليلى حدّاد',
    messages: [
      ['they', [3, '11:20'], 'صباح الخير أمارا! أرسلت لك ملاحظاتي عن لوحة المبيعات بالبريد.'],
      ['me', [3, '11:45'], 'صباح النور ليلى! قرأتها، وملاحظة الأرقام في مكانها تمامًا. نصلحها هذا الأسبوع.'],
      ['they', [3, '11:47'], 'شكرًا! فريق التوزيع يفتح اللوحة الآن قبل القهوة ☕️', { reaction: '❤️' }],
      [
        'me',
        [3, '11:50'],
        'Before coffee? I’ll mention that at the town hall. The numbers have their own card now: “Arabic: numbers inside sentences”.',
      ],
      ['they', [3, '11:52'], 'To be honest, it was before the second coffee.', { reaction: '😂' }],
    ],
  },
  {
    with: 'Haruka Nishimura',
    messages: [
      [
        'they',
        [8, '23:40'],
        'Good evening from Kyoto. The studio moved into the old tea warehouse. It’s cold, and the light is perfect.',
      ],
      ['me', [8, '23:55'], 'Send a picture of the light!'],
      [
        'they',
        [7, '00:10'],
        'The light is hard to photograph. Here’s the teapot that keeps us alive instead.',
        { image: product('Pour-Easy Teapot', 'pour-easy-teapot') },
      ],
      ['me', [7, '08:15'], 'I have the same one! It really doesn’t drip.', { reaction: '😂' }],
      ['they', [2, '23:52'], 'Mr. Ito could read the captions today. He read all of them, aloud.'],
      ['me', [1, '08:40'], 'Then the gray is right. Third round in four days!'],
    ],
  },
  {
    with: 'Grace Whitfield',
    unseen: 4,
    messages: [
      ['me', [3, '18:05'], '24 hours is fine with us. I’ll sign as soon as Naledi approves.'],
      ['they', [3, '18:20'], 'Excellent. The second newsroom is already lining up at my desk.', { reaction: '👍' }],
      ['they', [2, '15:40'], 'We crossed out Annex B on our side.'],
      ['they', [2, '15:41'], 'Whenever you’re ready.'],
      ['they', [2, '15:41'], 'No hurry.'],
      ['they', [1, '21:05'], 'They’re bringing chairs now.'],
    ],
  },
  {
    with: 'Clément Roux',
    messages: [
      ['they', [2, '17:30'], 'Question du soir : « settings », c’est « réglages » ou « paramètres » ?'],
      ['me', [2, '17:48'], 'Demande-moi autre chose. Tout sauf ça.'],
      ['they', [2, '17:49'], 'Bon. « Dashboard » ?'],
      ['me', [2, '17:50'], 'Tableau de bord !'],
      ['they', [2, '17:51'], 'Tu vois que tu peux.', { reaction: '😂' }],
      ['me', [1, '16:14'], '« Paramètres ». C’est décidé, c’est dans mon message, et je n’y reviendrai plus.'],
    ],
  },
  {
    with: 'Łukasz Wiśniewski',
    messages: [
      ['they', [15, '06:50'], 'Inventory finished at 5:40. Missing: one forklift. It was behind the other forklift.'],
      ['me', [15, '07:30'], 'I’d like that as a chart.', { reaction: '😂' }],
      [
        'they',
        [15, '07:32'],
        'Seriously: could the count sheet follow our route instead of the alphabet? We walk A, C, B, because of a pillar. The longest item number is AMBERCOAST-GDANSK-HALL2-RACK17-SHELF4-BOX00031-LEFT, and it has to wrap on the handheld.',
      ],
      ['me', [15, '07:41'], 'Both are on the list. A, C, B it is. Does the pillar have a name?'],
      ['they', [15, '07:42'], 'It does. You couldn’t print it.', { reaction: '😮' }],
    ],
  },
]
