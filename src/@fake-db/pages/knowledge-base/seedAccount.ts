import { product } from '@/product'
import type { ArticleSeed } from './article'

/** Account settings, API and billing. */
export const accountArticles: readonly ArticleSeed[] = [
  {
    slug: 'change-your-password',
    question: 'How do I change my password?',
    group: 'account',
    category: 'personalization',
    daysAgo: 12,
    yes: 184,
    no: 9,
    content: `
<p>You need the current password for it. If you have forgotten that one, sign out and choose “Forgot password?” on the sign-in page instead.</p>
<h2>Change it</h2>
<ol><li>Open the menu behind your picture and choose <strong>Settings</strong>.</li><li>Go to <strong>Security</strong>.</li><li>Enter the current password, then the new one twice, and save.</li></ol>
<h2>What a password has to be</h2>
<p>At least eight characters, with a small letter, a capital letter, and a digit, space or sign. The list under the field ticks each rule off as you type. A sentence of four unrelated words is easier to remember than a short jumble, and harder to guess.</p>
<h2>What happens to other devices</h2>
<p>They stay signed in until their session ends. If you change the password because somebody else may know it, sign the other devices out as well, in the list at the end of the same tab.</p>`,
  },
  {
    slug: 'turn-on-two-step-sign-in',
    question: 'How do I turn on two-step sign-in?',
    group: 'account',
    category: 'api-questions',
    daysAgo: 30,
    yes: 143,
    no: 11,
    content: `
<p>With two-step sign-in, a stolen password alone opens nothing: a code that only you can see is asked for as well.</p>
<h2>With an app</h2>
<p>Choose <strong>Settings, Security, Two-step sign-in</strong> and scan the square code with any authenticator app. Type the six digits that it shows to confirm. Codes change every thirty seconds, so check the clock of your phone if they are refused.</p>
<h2>By text message</h2>
<p>Enter a phone number in the international form, such as +233 24 555 0117. Messages work without an app, but not without a signal, and numbers can be taken over; where you have the choice, prefer the app.</p>
<h2>Does this affect API keys?</h2>
<p>No. A program cannot type a code, so keys work without one. That is why keys should have the narrowest scope that does the job.</p>`,
  },
  {
    slug: 'language-times-and-currency',
    question: 'How do I change the language, and what about times and currency?',
    group: 'account',
    category: 'personalization',
    daysAgo: 61,
    yes: 97,
    no: 4,
    content: `
<p>Your colleague in São Paulo sees the same invoice in her own language and at her own hour. She has set but one of the two.</p>
<h2>Language</h2>
<p>Choose it in the navigation bar or in the settings. Menus, dates and numbers follow at once. What people have written, such as mails and posts, is never translated.</p>
<h2>Times</h2>
<p>Appointments are stored as moments, and shown in the time zone of your device. If you move from Accra to Lisbon for a month, the calendar shows when each thing happens where you are as soon as your device knows it.</p>
<h2>Currency</h2>
<p>Prices, invoices and charts are in the currency of the shop, US dollars, for everybody. Only how an amount is written follows the language: nobody is asked for more or less because a rate has moved.</p>`,
  },
  {
    slug: 'who-can-invite-people',
    question: 'Who can invite people to the team?',
    group: 'account',
    category: 'sales-automation',
    daysAgo: 45,
    yes: 76,
    no: 6,
    content: `
<p>Everybody whose role includes the permission “Add &amp; Remove Users”. At first these are administrators and managers.</p>
<h2>Invite somebody</h2>
<ol><li>Open <strong>Users</strong> and choose <strong>Add user</strong>.</li><li>Name, email and role are enough; the rest can follow.</li><li>The new person is <em>pending</em> until they have signed in for the first time.</li></ol>
<h2>Which role for a sales team?</h2>
<p>Somebody who writes offers and follows up on invoices works well with “manager”. For people who only need to look something up, “restricted user” is enough. Start small: giving a right later takes a minute, explaining why it was taken away takes longer.</p>`,
  },
  {
    slug: 'which-notifications-are-sent',
    question: 'Which notifications are sent, and when?',
    group: 'account',
    category: 'email-marketing',
    daysAgo: 8,
    yes: 58,
    no: 3,
    content: `
<p>Six kinds, each with a switch of its own under <strong>Settings, Notifications</strong>.</p>
<h2>About what you do</h2>
<ul><li>Somebody comments on an article of yours.</li><li>Somebody answers a form you have sent out.</li><li>Somebody follows you.</li></ul>
<h2>From us</h2>
<ul><li>Announcements: a few a year, such as a change of terms.</li><li>Product updates: once a month.</li><li>The blog digest: on Fridays, if something was published.</li></ul>
<h2>Quiet hours</h2>
<p>Choose “only while I am online” and everything waits until you open ${product.name}. Messages about the security of your account are always sent, whatever the switches say.</p>`,
  },
  {
    slug: 'create-an-api-key',
    question: 'How do I create an API key?',
    group: 'api',
    category: 'api-questions',
    daysAgo: 3,
    yes: 231,
    no: 7,
    content: `
<p>A key lets a program act in your name. Make one for each program, so that you can revoke it without breaking the others.</p>
<h2>Create it</h2>
<ol><li>Open <strong>API keys</strong>.</li><li>Give the key a name that says where it is used, such as “Warehouse scanner”.</li><li>Choose a scope: read only, read and write, or full access.</li><li>Copy the key. It begins with <code>lsk_</code> and is shown this once.</li></ol>
<h2>If you have lost it</h2>
<p>Nobody can show it to you again, as we keep no more than its last four characters. Create another one, put it into the program, and revoke the old one when no call uses it any more; the list says when that last happened.</p>
<h2>Where to keep it</h2>
<p>In the environment of the program, never in its source, and never in a page that a browser loads.</p>`,
  },
  {
    slug: 'how-calls-prove-who-makes-them',
    question: 'How do calls prove who makes them?',
    group: 'api',
    category: 'api-questions',
    daysAgo: 19,
    yes: 119,
    no: 14,
    content: `
<p>Every call carries a header of the form <code>Authorization: Bearer …</code>. What follows is an access token, which you receive by signing in.</p>
<h2>Two tokens</h2>
<p>Signing in answers an access token and a refresh token. Both are good for ten minutes. Send the first with every call; before it ends, exchange the second for a new pair.</p>
<h2>When a call answers 401</h2>
<p>The token has ended. Ask for a new pair once, let other calls wait for it, and then repeat them. If the exchange is refused with “Invalid refresh token”, the session is over and the person has to sign in again.</p>
<h2>When it answers 403</h2>
<p>We know who you are, and that you may not do this. A new token changes nothing; another role would.</p>`,
  },
  {
    slug: 'what-the-error-answers-mean',
    question: 'What do the error answers mean?',
    group: 'api',
    category: 'api-questions',
    daysAgo: 27,
    yes: 102,
    no: 5,
    content: `
<p>Every failure has a status and a body with an <code>error</code>: a sentence, or an object with one entry for each field that is wrong.</p>
<h2>The statuses</h2>
<ul><li><strong>400</strong>: something you sent cannot be used. Show each entry of <code>error</code> beside its field.</li><li><strong>401</strong>: sign in, or renew the token.</li><li><strong>403</strong>: your role does not include this.</li><li><strong>404</strong>: nothing has this id, or it has been deleted.</li><li><strong>500</strong>: our mistake. Try again in a moment.</li></ul>
<h2>Nothing is half done</h2>
<p>A call that fails changes nothing. If you delete ten users in one call and one id is wrong, all ten are still there. You can correct the request and send it again without looking what happened.</p>`,
  },
  {
    slug: 'page-through-a-long-list',
    question: 'How do I page through a long list?',
    group: 'api',
    category: 'api-questions',
    daysAgo: 88,
    yes: 64,
    no: 2,
    content: `
<p>Lists take <code>page</code>, counted from 1, and <code>perPage</code>, which is 10 unless you say otherwise.</p>
<h2>How many pages there are</h2>
<p>The answer has a <code>total</code>: the number of rows that match your search and filters, before paging. Divide it by <code>perPage</code> and round up. A page past the end is empty and not an error.</p>
<h2>Keep the order stable</h2>
<p>Always send <code>sortColumn</code> and <code>sort</code>. Rows that are equal in that column keep their order, so that none is shown twice or left out while you page.</p>
<h2>Reading everything</h2>
<p>Prefer a large <code>perPage</code> to many small calls, and stop when an answer has fewer rows than you asked for.</p>`,
  },
  {
    slug: 'send-leads-from-your-own-form',
    question: 'How do I send new leads from a form on my website?',
    group: 'api',
    category: 'demand-generation',
    daysAgo: 140,
    yes: 47,
    no: 8,
    content: `
<p>Let your website’s server make the call. A key in the page itself could be read by every visitor.</p>
<h2>The steps</h2>
<ol><li>Create a key with the scope “read and write”, for this form only.</li><li>Have the form post to your own server.</li><li>There, check the fields, then add a user with the role “subscriber” and the status “pending”.</li></ol>
<h2>When the email is known already</h2>
<p>The call answers 400 with an entry for <code>email</code>. Treat that as success towards the visitor: somebody who fills in a form should not learn who else has an account.</p>
<h2>Say thank you</h2>
<p>Forms that answer with a sentence about what happens next are filled in correctly more often the second time.</p>`,
  },
  {
    slug: 'change-or-cancel-your-plan',
    question: 'How do I change or cancel my plan?',
    group: 'billing',
    category: 'sales-automation',
    daysAgo: 5,
    yes: 88,
    no: 10,
    content: `
<p>Under <strong>Settings, Billing &amp; plans</strong>, on any day and without writing to anyone.</p>
<h2>Moving up</h2>
<p>The new limits hold at once. What you have paid for the old plan and not used is taken off the first invoice.</p>
<h2>Moving down</h2>
<p>Nothing is deleted. Whatever lies beyond the smaller limits can still be read and exported.</p>
<h2>Canceling</h2>
<p>The plan runs to the end of the period that is paid for, and then becomes Basic, which is free. Until that day you can choose a plan again and everything goes on as before.</p>`,
  },
  {
    slug: 'balance-on-an-invoice',
    question: 'What does the balance of an invoice tell me?',
    group: 'billing',
    category: 'sales-automation',
    daysAgo: 33,
    yes: 71,
    no: 4,
    content: `
<p>The balance is what is still open, not what the invoice was about.</p>
<h2>Three cases</h2>
<ul><li><strong>Zero</strong>: paid in full. The list shows “Paid”, and a search for that word finds it.</li><li><strong>Positive</strong>: the client owes you this much. After a payment of a part, the status becomes “Partial Payment”.</li><li><strong>Negative</strong>: the client has paid too much. Set it against the next invoice, or send it back.</li></ul>
<h2>Why it differs from the total</h2>
<p>Record each payment on the invoice itself. If you only change the total, your reports will show a smaller sale instead of a paid one.</p>`,
  },
  {
    slug: 'reminders-for-overdue-invoices',
    question: 'How do I remind a client of an overdue invoice?',
    group: 'billing',
    category: 'sales-automation',
    daysAgo: 52,
    yes: 93,
    no: 7,
    content: `
<p>An invoice whose due date has passed and whose balance is not zero is “Past Due”.</p>
<h2>Find them</h2>
<p>Open the list of invoices and filter by that status, then sort by due date. The oldest is the one to telephone about; a mail is enough for the rest.</p>
<h2>Write the reminder</h2>
<p>Say three things in the first line: the number, the amount, and the day it was due. Attach the invoice again. People pay what is on the screen in front of them.</p>
<h2>A rhythm that works</h2>
<p>A friendly note after 3 days, a call after 10, a letter after 30. Put the dates into the calendar when you send the invoice, so that it is not you who decides every time.</p>`,
  },
  {
    slug: 'add-a-vat-number',
    question: 'How do I add a VAT number and a second address?',
    group: 'billing',
    category: 'personalization',
    daysAgo: 110,
    yes: 39,
    no: 1,
    content: `
<p>Both stand in the billing address, and appear on every invoice that is made from then on.</p>
<h2>The number</h2>
<p>Enter it with the letters of the country in front. It is printed as you wrote it; we do not check it with the authority, so please do.</p>
<h2>Another address for invoices</h2>
<p>The billing address may differ from that of your company in the profile. Give an email of its own there if accounts should receive the invoices, and not you.</p>
<h2>Invoices already made</h2>
<p>They cannot be changed. Write to support within 30 days and you receive a corrected copy with the same number.</p>`,
  },
  {
    slug: 'what-counts-towards-the-mail-limit',
    question: 'What counts towards the limit of mails?',
    group: 'billing',
    category: 'email-marketing',
    daysAgo: 74,
    yes: 28,
    no: 6,
    content: `
<p>Every recipient of a mail that leaves ${product.name} counts once. Drafts, received mails and internal messages do not.</p>
<h2>Examples</h2>
<ul><li>A mail to one person with two people in copy: three.</li><li>A newsletter to 400 people: four hundred.</li><li>A reminder that is returned because the address does not exist: one. Clean your list before you send.</li></ul>
<h2>When the limit is reached</h2>
<p>Mails to single people still go out. Sending to a list waits until the first of the next month, or until the plan is changed. Nothing is thrown away.</p>`,
  },
]
