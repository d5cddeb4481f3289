import type { Moment } from '@fake-db/kit/moment'
import type { Message, Reaction } from '@/redux/apps/chat/schema'

interface Extras {
  readonly image?: Message['image']
  /** Which message of the chat it answers, counted from 0. */
  readonly answers?: number
  /** Of the one who reads it. */
  readonly reaction?: Reaction['emoji']
}

interface History {
  readonly with: string
  readonly unseen?: number
  /** Oldest first. */
  readonly messages: readonly (readonly ['me' | 'they', Moment, string, Extras?])[]
}

function product(name: string, file: string): Message['image'] {
  return { url: `/images/products/${file}.svg`, name, width: 400, height: 400 }
}

export const seedHistories: readonly History[] = [
  {
    with: 'Kofi Boateng',
    unseen: 2,
    messages: [
      ['they', [6, '08:02'], 'Good morning boss of charts'],
      ['me', [6, '08:05'], 'Good morning lord of the cold'],
      [
        'they',
        [6, '08:05'],
        'Door sensor 7 in Kumasi has sent nineteen alarms since midnight. The door is shut. I have had a man sit beside it.',
      ],
      ['me', [6, '08:07'], 'All night?'],
      [
        'they',
        [6, '08:07'],
        'He has a radio and a chair. He says it is the best shift he ever had.',
        { reaction: '😂' },
      ],
      [
        'me',
        [6, '08:12'],
        'The readings jump exactly when the lorries pass. I think the bracket is loose, not the sensor.',
      ],
      ['they', [6, '08:13'], 'A bracket. I have been woken nineteen times by a bracket.'],
      ['they', [4, '11:36'], 'About the lake. I have said it in writing and I say it again: I cannot swim.'],
      ['me', [4, '11:40'], 'Nobody swims. There are canoes.'],
      ['they', [4, '11:40'], 'A canoe is swimming with extra steps.', { reaction: '😂' }],
      [
        'me',
        [4, '11:44'],
        'This is the one we will have. Does it look like something that tips over?',
        { image: product('Riverbend Open Canoe', 'riverbend-open-canoe') },
      ],
      ['they', [4, '11:46'], 'Yes.', { answers: 10 }],
      ['they', [1, '17:20'], 'New bracket is on. If it is quiet tonight, the man with the radio gets a cake.'],
      ['me', [1, '17:25'], 'If it is quiet tonight, he gets two.', { reaction: '🎉' }],
      ['they', 21, 'It was quiet tonight 🎂🎂'],
      [
        'they',
        17,
        'I sent you the audit report by mail. One finding is yours: four minutes until the night shift gets the alarm, and they want two.',
      ],
    ],
  },
  {
    with: 'Wanjiru Kamau',
    messages: [
      [
        'they',
        [9, '09:00'],
        'Morning! First day of the close. I need three things from you and then you will not hear from me until day three.',
      ],
      ['me', [9, '09:04'], 'That sounds too good. Go on.'],
      [
        'they',
        [9, '09:05'],
        '1. The hours of the depot dashboard\n2. The travel receipts, including the one from the lake\n3. When Érable & Fils pay, if they do',
      ],
      [
        'me',
        [9, '09:11'],
        'Hours: in the sheet since Friday.\nReceipts: in the box, all but one.\nÉrable: ask me again when I have spoken to Émilie.',
      ],
      ['they', [9, '09:12'], 'Which one?', { answers: 3 }],
      ['me', [9, '09:13'], 'The canoe.'],
      ['they', [9, '09:13'], 'There is a canoe?'],
      ['me', [9, '09:15'], 'There was a vote.'],
      ['they', [9, '09:16'], 'I am writing “team, other”. I would like to see it one day.', { reaction: '👍' }],
      [
        'they',
        [8, '15:40'],
        'Clément has paid half of 5027. He apologizes, his bank had a public holiday that ours did not know of.',
      ],
      ['me', [8, '15:52'], 'Wonderful. How many are open now?'],
      ['they', [8, '15:53'], 'Seven. Three of them are only slow, three are polite, and one is Émilie.'],
      ['me', [8, '15:55'], 'I shall call Émilie.'],
      ['they', [8, '15:55'], 'You said that last week.', { reaction: '😮' }],
      ['me', [8, '15:56'], 'I shall call Émilie this week.'],
      [
        'they',
        [7, '10:30'],
        'Bank is reconciled to the cent. There was one cent too many for an hour and I did not like it.',
      ],
      ['me', [7, '10:41'], 'What was it?'],
      [
        'they',
        [7, '10:42'],
        'Rounding, in a price list for resellers. Catalina has rounded them all down now. She says it costs nine dollars a year and saves everyone a conversation.',
      ],
      ['me', [7, '10:44'], 'She is right, as always.', { reaction: '👍' }],
      [
        'they',
        [6, '16:05'],
        'Closed! Day three, as promised. The figures are in the folder, the six for the town hall on the first page.',
      ],
      ['me', [6, '16:20'], 'You are a marvel. Six figures in fifteen minutes, can you do it?'],
      ['they', [6, '16:21'], 'Two and a half minutes each. Priya has counted. I have a stopwatch.'],
      ['me', [6, '16:22'], 'Of course you do.'],
      [
        'they',
        [2, '08:44'],
        'Notes and the list of open items are in your mail. Five left. One of them is still Émilie.',
      ],
      [
        'me',
        [2, '16:50'],
        'Called her. 5018 in two halves, the first this week. Her word, in front of a kettle of maple syrup.',
        { reaction: '🎉' },
      ],
      ['they', [2, '16:51'], 'I could smell the syrup in the mail.'],
      ['they', 48, 'Adaeze asks about 5014. I can answer, but she wrote to you first. Shall I?'],
      ['me', 44, 'I am in the middle of the answer. It is the license with the six months of support, right? NF-2281?'],
      [
        'they',
        43,
        'NF-2281, exactly. Tell her that the number goes into the subject from now on, that was Monday’s decision.',
      ],
      ['me', 41, 'Doing it now. Thank you!', { reaction: '👍' }],
    ],
  },
  {
    with: 'Aroha Ngata',
    unseen: 1,
    messages: [
      ['they', [5, '20:10'], 'Question. How does your team feel about no signal?'],
      ['me', [5, '20:30'], 'Frightened at first. Then grateful.'],
      ['they', [5, '20:31'], 'Good. I shall send a mail with three ideas, but between us there is only one idea.'],
      [
        'they',
        [5, '20:33'],
        'This one sleeps two, or one and a guitar.',
        { image: product('Ridgeline Two-Person Tent', 'ridgeline-two-person-tent') },
      ],
      ['me', [5, '20:40'], 'Sofía has already packed the guitar.', { reaction: '😂' }],
      ['they', [3, '09:25'], 'Four to one for the lake. Owen has asked for a hill. I have found him a hill.'],
      ['me', [3, '09:31'], 'Is it a real hill?'],
      ['they', [3, '09:32'], 'It has a name.'],
      ['they', 138, 'Hut is booked. Please make everybody repair their calendar, I shall believe what I see there.'],
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
        'Eleven million readings, four duplicates. We found the four. They are one meter on a goat farm that reports twice, out of enthusiasm.',
      ],
      ['me', [12, '10:42'], 'I would keep the goat farm.', { reaction: '❤️' }],
      ['they', [5, '13:15'], 'This weekend we load the whole emirate. I expect 140 GB.'],
      ['me', [5, '13:20'], 'Then we should talk about the limit before you do.'],
      [
        'me',
        [5, '13:24'],
        'There is a card for it on our board now: “Warn before the storage is full”.',
        { reaction: '👍' },
      ],
      ['they', 300, 'I have sent you a mail about it, so that it is written down.'],
      ['they', 262, 'Also: thank you for doing it before I asked twice.'],
      ['they', 35, 'Storage shows 500 GB now. The engineers have begun to hum.'],
    ],
  },
  {
    with: 'Adaeze Okonkwo',
    messages: [
      ['they', [3, '07:50'], 'The depot screens are up in Kano. The night foreman wants to know why lane 4 is purple.'],
      ['me', [3, '08:05'], 'Because nobody has said what lane 4 is for.'],
      ['they', [3, '08:06'], 'It is for whatever does not fit into lanes 1 to 3. It has always been for that.'],
      ['me', [3, '08:08'], 'Then I shall call it “Everything else” and make it gray.'],
      [
        'they',
        [3, '08:09'],
        'He says keep the purple. He has told everyone that purple means him.',
        { reaction: '😂' },
      ],
      ['me', [3, '08:11'], 'Purple stays. Is the rest fast enough on the old tablets?'],
      [
        'they',
        [3, '08:30'],
        'Two seconds from tapping to seeing. On the old system it was time for tea.',
        { reaction: '🎉' },
      ],
      ['they', [1, '16:15'], 'Our accounts team is chasing an invoice number again. I shall write to you properly.'],
      [
        'me',
        [1, '16:40'],
        'Please do, and copy Wanjiru. She answers before I have found my glasses.',
        { reaction: '👍' },
      ],
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
      ['they', [7, '12:35'], 'Five looked like a sheriff.', { reaction: '😂' }],
      ['me', [7, '12:41'], 'Now I see it everywhere. There is a sheriff on my mug.'],
      ['they', [7, '12:42'], 'Eleven places so far. The mug is number twelve. I have a list.'],
      [
        'they',
        [1, '11:12'],
        'Found number thirteen: the boot screen of the demo tablet. It appears for one second. I appreciate that nobody else would have seen it.',
      ],
      ['me', [1, '11:15'], 'Nobody else would have had the courage to look.', { reaction: '❤️' }],
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
      ['they', 90, 'Tu as vu ? À 13 h 40, zéro pendant six minutes. Je t’ai écrit un mail avec la capture.'],
      ['me', 44, 'C’est le capteur : il redémarre quand il a trop chaud. L’onduleur va très bien.', { answers: 2 }],
      ['they', 43, 'Ouf. Mon mari dit la même chose de lui à midi.', { reaction: '😂' }],
    ],
  },
  {
    with: 'Priya Raghunathan',
    messages: [
      ['they', [4, '14:06'], 'You have ten minutes for the welcome. Please use nine.'],
      ['me', [4, '14:20'], 'Which minute don’t you like?'],
      ['they', [4, '14:21'], 'The one where you thank everybody by name and forget Jonas.'],
      ['me', [4, '14:22'], 'That was ONE time.', { reaction: '😢' }],
      [
        'they',
        [1, '15:02'],
        'Nine anonymous questions so far. Four about the coffee, two about working from elsewhere, one asks whether the star is a sheriff. Giulia swears it was not her.',
      ],
      ['me', [1, '15:30'], 'And the other two?'],
      ['they', [1, '15:31'], 'Good ones. You will need all nine minutes.', { reaction: '😮' }],
    ],
  },
  {
    with: 'Dmytro Shevchenko',
    messages: [
      ['they', [1, '15:12'], 'I have sent you a mail that tries to take over your mail reader. Tell me what happens.'],
      ['me', [1, '15:18'], 'Most people send flowers.'],
      ['they', [1, '15:18'], 'Flowers do not have an onerror handler.', { reaction: '😂' }],
      [
        'me',
        [1, '15:26'],
        'Result: I can read your last line, the form is gone, the picture is blocked until I ask for it, and the page still has its title.',
      ],
      [
        'they',
        [1, '15:27'],
        'Then you have passed. Eleven of fourteen readers have not.\n\nThe example of a real webhook is attached to the same mail. This is the part you want:\n{ "event": "reading.out_of_range", "sensor": "line-2/temperature", "value": 81.4 }',
      ],
      ['me', [1, '15:33'], 'Thank you. Next time flowers, though.', { reaction: '👍' }],
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
        'Before coffee? I am writing that down for the town hall. The numbers have their own card now, “Arabic: numbers inside sentences”.',
      ],
      ['they', [3, '11:52'], 'Write down that it was one coffee. The second came first.', { reaction: '😂' }],
    ],
  },
  {
    with: 'Haruka Nishimura',
    messages: [
      [
        'they',
        [8, '23:40'],
        'Good evening from Kyoto. The studio has moved into the old tea warehouse. It is cold, and the light is perfect.',
      ],
      ['me', [8, '23:55'], 'Send a picture of the light!'],
      [
        'they',
        [7, '00:10'],
        'The light is shy. Here is the pot that keeps us alive instead.',
        { image: product('Pour-Easy Teapot', 'pour-easy-teapot') },
      ],
      [
        'me',
        [7, '08:15'],
        'I have the same one. It does not drip. It is the only thing in my kitchen that does what its description says.',
        { reaction: '😂' },
      ],
      ['they', [2, '23:52'], 'Mr Ito could read the captions today. He read all of them, aloud.'],
      ['me', [1, '08:40'], 'Then the gray is right. Third round in four days!'],
    ],
  },
  {
    with: 'Grace Whitfield',
    unseen: 4,
    messages: [
      ['me', [3, '18:05'], 'Twenty-four hours is fine with us. I sign as soon as Naledi has nodded.'],
      ['they', [3, '18:20'], 'Excellent. The second newsroom is already standing at my desk.', { reaction: '👍' }],
      ['they', [2, '15:40'], 'Annex B is struck out on our side.'],
      ['they', [2, '15:41'], 'Whenever you are ready.'],
      ['they', [2, '15:41'], 'No hurry.'],
      ['they', [1, '21:05'], 'They are bringing chairs now.'],
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
      ['me', [1, '16:14'], '« Paramètres ». C’est décidé, c’est dans mon mail, et je n’y reviendrai plus.'],
    ],
  },
  {
    with: 'Łukasz Wiśniewski',
    messages: [
      [
        'they',
        [15, '06:50'],
        'Stocktaking finished at 5:40. Difference: one forklift. It was behind the other forklift.',
      ],
      ['me', [15, '07:30'], 'I would like that as a chart.', { reaction: '😂' }],
      [
        'they',
        [15, '07:32'],
        'Seriously: could the count sheet sort by the way we walk and not by the alphabet? We walk A, C, B. There is a pillar. The longest article number is AMBERCOAST-GDANSK-HALL2-RACK17-SHELF4-BOX00031-LEFT, and on the handheld it must break somewhere.',
      ],
      ['me', [15, '07:41'], 'Both go on the list. A, C, B, and the pillar gets a name.'],
      ['they', [15, '07:42'], 'It has a name. You would not print it.', { reaction: '😮' }],
    ],
  },
]
