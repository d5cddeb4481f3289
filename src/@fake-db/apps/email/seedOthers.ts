import { product } from '@/product'
import { files } from './seedFiles'
import type { SeedFolder } from './seedRow'

/** Newest first in each folder. */
export const seedOthers: readonly SeedFolder[] = [
  [
    'draft',
    [
      {
        to: ['Adaeze Okonkwo'],
        cc: ['Wanjiru Kamau'],
        subject: 'Re: Question about invoice 5014',
        answers: 'Question about invoice 5014',
        when: 12,
        text: `Dear Adaeze,

You’re right, it’s the license with six months of support, and the number is NF-2281. I’ve asked Wanjiru to`,
      },
      {
        to: ['Maximiliano Augusto Fernández-Etchegaray de la Vega'],
        subject: 'Re: Ten more seats for the cooperative, and a question about who may see the figures of which farm',
        answers: 'Ten more seats for the cooperative, and a question about who may see the figures of which farm',
        when: 63,
        text: `Estimado Maximiliano:

The short answer for 180 farmers: <b>you see your own field and the average of all fields.</b>

The longer answer is that these are two permissions, and that`,
      },
      {
        to: ['Aroha Ngata', 'Kofi Boateng', 'Owen Pritchard', 'Siobhán Ní Bhriain', 'Sofía Márquez Villanueva'],
        subject: 'Who sleeps where',
        when: [1, '21:35'],
        labels: ['personal'],
        text: `- Tent one: Aroha, Sofía, the guitar
- Tent two: Kofi, the life jacket
- The hut: everyone who`,
      },
      {
        subject: 'Welcome to the town hall',
        when: [2, '18:20'],
        attachments: [files.agenda],
        text: `Ten minutes. Start with the framed chart from Campinas? No, start with the saw that looks like a comb.`,
      },
      {
        to: ['Naledi Mokoena'],
        subject: '',
        when: [5, '12:05'],
        text: `Clause 9, before I forget:`,
      },
    ],
  ],
  [
    'spam',
    [
      {
        from: 'Account Securlty',
        subject: '⚠ Your mailbox will be CLOSED in 24 hours',
        when: 205,
        isUnread: true,
        text: `<div style="border:2px solid red;padding:16px"><h1 style="color:red">FINAL WARNING</h1><p>Dear user admin@demo.com, your mailbox has exceeded it’s quota and will be closed. To keep your message’s please confirm your password in the next 24 hours.</p><p><a href="https://login-${product.domain}/confirm?u=admin">CONFIRM PASSWORD NOW</a></p><form action="https://login-${product.domain}/collect"><input name="pass" type="password" placeholder="Password"><button>Keep my mailbox</button></form></div>`,
      },
      {
        from: 'SEO Experts Worldwide',
        subject: 'Your website has 47 critical errors',
        when: [1, '03:12'],
        isUnread: true,
        text: `Hello Website Owner,

I was visit your website and found 47 (forty seven) critical error. My team of 200 expert can put you on FIRST PAGE guaranteed in 7 days.

May I send you a quote? Only reply YES.`,
      },
      {
        from: 'PRIZE DEPARTMENT',
        subject: 'Congratulation!!! You are the 1,000,000th vistor',
        when: [2, '23:59'],
        isUnread: true,
        text: `<center><img src="https://luckydraw-international.example/gold.gif" alt="GOLD" width="400" height="120"><h1>YOU HAVE WON</h1><p>1 (one) luxury motor car and the sum of <b>850,000.00</b></p><p><a href="https://luckydraw-international.example/claim">CLAIM BEFORE MIDNIGHT</a></p><img src="https://luckydraw-international.example/t.gif" width="1" height="1" alt=""></center>`,
      },
      {
        from: 'Invoice Department',
        subject: 'Unpaid balance, reference 000-91-X',
        when: [4, '02:30'],
        isUnread: true,
        text: `Dear customer,

You have an unpaid balance. Open the invoice under the link and enable editing to view it.

<a href="https://unpaid-balance.example/invoice.exe">Invoice_000-91-X</a>

Accounts`,
      },
      {
        from: 'Crypto Signals VIP',
        subject: '300% by Friday? Our members know how 🚀',
        when: [6, '13:37'],
        text: `GM legend,

Yesterday’s signal: plus 312%. The one before that: we don’t talk about that one.

Only nine seats are left in the inner circle. There were nine yesterday too, but these are different ones.`,
      },
      {
        from: 'Dr Vincent Marlowe',
        subject: 'Confidential: concerning the estate of your late relative',
        when: [9, '04:04'],
        text: `Dear beloved,

I am a barrister and write to you in total confidence. A person who bears your name has left behind the sum of eleven million and no family. With your bank details and a small fee for the stamps, I can make you the next of kin.

Kindly tell no one, least of all your bank.

Dr Vincent Marlowe`,
      },
      {
        from: 'CheapPillz',
        subject: 'N0 pr3scription n33ded',
        when: [12, '01:20'],
        text: `V1tamins and m0re, sh1pped in a pl4in box. C1ick h3re.`,
      },
    ],
  ],
  [
    'trash',
    [
      {
        from: 'Swiftwing Couriers',
        subject: 'Delivered: parcel SW 4471 6650',
        when: [6, '15:20'],
        text: `Parcel <b>SW 4471 6650</b> was handed to reception and signed for by “K. (can’t swim)”.`,
      },
      {
        from: 'The Slow Chart',
        subject: 'Pie, reconsidered',
        when: [8, '06:30'],
        text: `<div style="font-family:Georgia,serif"><p style="letter-spacing:2px;color:#8a7f6a;font-size:12px">THE SLOW CHART · ISSUE 117</p><h1>Pie, reconsidered</h1><p>With two slices, a pie is faster to read than a bar chart. With three or more, it isn’t.</p><p><a href="https://theslowchart.example/issues/117">Read the issue</a></p></div>`,
      },
      {
        from: 'Certum Domains',
        subject: 'Your domain renews in 30 days',
        when: [11, '09:00'],
        labels: ['company'],
        text: `The domain of Baobab Analytics renews automatically in 30 days. You don’t need to do anything.`,
      },
      {
        from: 'Owen Pritchard',
        subject: 'Out of office',
        when: [16, '07:00'],
        text: `I’m on a hill with no reception, which is the point. If it’s urgent, please ask my team.

Owen`,
      },
      {
        to: ['Priya Raghunathan'],
        from: 'Amara Mensah',
        subject: 'Agenda, first attempt (please ignore)',
        when: [18, '17:55'],
        text: `Priya, I sent you the wrong file. This is also the wrong file. I’ll send the right one when I’m awake.`,
      },
      {
        from: 'Accra Founders Circle',
        subject: 'Save the date',
        when: [26, '11:00'],
        isStarred: true,
        text: `Dear founders,

Our next evening is on a Thursday, as always. We’ll announce the topic soon.`,
      },
    ],
  ],
]
