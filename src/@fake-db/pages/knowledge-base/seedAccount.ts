import { product } from '@/product'
import type { ArticleSeed } from './article'

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
<p>You need your current password. If you’ve forgotten it, log out and choose “Forgot your password?” on the login page.</p>
<h2>Change it</h2>
<ol><li>Open the menu on your profile picture and choose <strong>Settings</strong>.</li><li>Go to <strong>Security</strong>.</li><li>Enter your current password, then the new one twice, and save.</li></ol>
<h2>Password rules</h2>
<p>At least eight characters, with a lowercase letter, an uppercase letter, and a digit, space, or symbol. The list under the field checks off each rule as you type. A sentence of four unrelated words is easier to remember than a short jumble, and harder to guess.</p>
<h2>What happens to other devices</h2>
<p>They stay logged in until their session ends. If someone else may know your old password, log out the other devices too. You find them at the end of the same tab.</p>`,
  },
  {
    slug: 'turn-on-two-step-sign-in',
    question: 'How do I turn on two-step verification?',
    group: 'account',
    category: 'api-questions',
    daysAgo: 30,
    yes: 143,
    no: 11,
    content: `
<p>With two-step verification, a stolen password isn’t enough. You also enter a code that only you can see.</p>
<h2>With an app</h2>
<p>Choose <strong>Settings, Security, Two-step verification</strong> and scan the QR code with any authenticator app. Enter the six digits from the app to confirm. Codes change every 30 seconds, so check your phone’s clock if they’re rejected.</p>
<h2>By text message</h2>
<p>Enter a phone number in international format, such as +233 24 555 0117. Text messages need a signal, and phone numbers can be stolen. If you can, use the app.</p>
<h2>Does this affect API keys?</h2>
<p>No. Keys work without a code, so give each key the narrowest scope that works.</p>`,
  },
  {
    slug: 'language-times-and-currency',
    question: 'How do I change language, time zone, and currency?',
    group: 'account',
    category: 'personalization',
    daysAgo: 61,
    yes: 97,
    no: 4,
    content: `
<p>Your colleague in São Paulo sees the same invoice in her language and her time zone.</p>
<h2>Language</h2>
<p>Choose it in the top bar or in the settings. Menus, dates, and numbers change immediately. Texts that people wrote, such as emails and posts, are never translated.</p>
<h2>Time zone</h2>
<p>Events are shown in your device’s time zone. If you travel from Accra to Lisbon, the calendar switches to Lisbon time when your device does.</p>
<h2>Currency</h2>
<p>Prices and charts use the shop’s currency, US dollars, for everyone. Your language changes only how amounts are formatted, so exchange rates never change a price.</p>`,
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
<p>Everyone whose role includes the permission “Add &amp; Remove Users”. By default, these are administrators and managers.</p>
<h2>Invite someone</h2>
<ol><li>Open <strong>Users</strong> and choose <strong>Add user</strong>.</li><li>Enter name, email, and role. You can add the rest later.</li><li>The new user is <em>pending</em> until they log in for the first time.</li></ol>
<h2>Which role for a sales team?</h2>
<p>For people who write quotes and follow up on invoices, choose “manager”. For people who only look things up, choose “restricted user”. Start small: adding a permission later takes a minute, but explaining why you removed it takes longer.</p>`,
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
<p>Six kinds, each with its own switch under <strong>Settings, Notifications</strong>.</p>
<h2>Activity</h2>
<ul><li>Someone comments on your article.</li><li>Someone responds to your form.</li><li>Someone follows you.</li></ul>
<h2>From us</h2>
<ul><li>Announcements: a few a year, such as a change of terms.</li><li>Product updates: once a month.</li><li>The blog digest: on Fridays, if something was published.</li></ul>
<h2>Quiet hours</h2>
<p>Choose “Only when I’m online”, and notifications wait until you open ${product.name}. Security notifications are always sent.</p>`,
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
<p>A key lets an app act on your behalf. Create one for each app, so you can revoke it without breaking the others.</p>
<h2>Create it</h2>
<ol><li>Open <strong>API keys</strong>.</li><li>Name the key after the app that uses it, such as “Warehouse scanner”.</li><li>Choose a scope: read only, read and write, or full access.</li><li>Copy the key. It starts with <code>lsk_</code> and is shown only once.</li></ol>
<h2>If you have lost it</h2>
<p>We can’t show it again, because we only store its last four characters. Create a new key, use it in your app, and revoke the old key when “Last used” stops changing.</p>
<h2>Where to store it</h2>
<p>In an environment variable, never in source code or in a page that a browser loads.</p>`,
  },
  {
    slug: 'how-calls-prove-who-makes-them',
    question: 'How are API requests authenticated?',
    group: 'api',
    category: 'api-questions',
    daysAgo: 19,
    yes: 119,
    no: 14,
    content: `
<p>Every request has the header <code>Authorization: Bearer …</code> with an access token, which you get by logging in.</p>
<h2>Two tokens</h2>
<p>Logging in returns an access token and a refresh token. Both are valid for ten minutes. Send the access token with every request. Before it expires, exchange the refresh token for a new pair.</p>
<h2>Status 401</h2>
<p>The token has expired. Request a new pair once, let other requests wait for it, and then repeat them. If the response is “Invalid refresh token”, the session has ended and the user must log in again.</p>
<h2>Status 403</h2>
<p>You’re authenticated but don’t have permission. A new token doesn’t help; your role needs the permission.</p>`,
  },
  {
    slug: 'what-the-error-answers-mean',
    question: 'What do the error responses mean?',
    group: 'api',
    category: 'api-questions',
    daysAgo: 27,
    yes: 102,
    no: 5,
    content: `
<p>Every error has a status and a body with <code>error</code>: a sentence, or an object with an entry for each invalid field.</p>
<h2>The statuses</h2>
<ul><li><strong>400</strong>: the request is invalid. Show each entry of <code>error</code> next to its field.</li><li><strong>401</strong>: log in or renew the token.</li><li><strong>403</strong>: your role doesn’t have this permission.</li><li><strong>404</strong>: the record doesn’t exist or was deleted.</li><li><strong>500</strong>: our error. Try again in a moment.</li></ul>
<h2>All or nothing</h2>
<p>A failed request changes nothing. If you delete ten users in one request and one id is wrong, no user is deleted. Correct the request and send it again.</p>`,
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
<p>Lists accept <code>page</code>, which starts at 1, and <code>perPage</code>, which defaults to 10.</p>
<h2>Number of pages</h2>
<p>The response contains <code>total</code>, the number of rows that match your search and filters. Divide it by <code>perPage</code> and round up. A page past the end is empty, not an error.</p>
<h2>Keep the order stable</h2>
<p>Always send <code>sortColumn</code> and <code>sort</code>. Rows with equal values keep their order, so no row is repeated or skipped between pages.</p>
<h2>Read all rows</h2>
<p>Use a large <code>perPage</code> instead of many small requests. Stop when a response has fewer rows than you requested.</p>`,
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
<p>Send the request from your website’s server. Every visitor could read a key in the page itself.</p>
<h2>The steps</h2>
<ol><li>Create a key with the scope “read and write”, for this form only.</li><li>Submit the form to your own server.</li><li>Validate the fields there, then add a user with the role “subscriber” and the status “pending”.</li></ol>
<h2>If the email already exists</h2>
<p>The response is 400 with an entry for <code>email</code>. Show visitors the same success message, so they don’t learn who has an account.</p>
<h2>Say thank you</h2>
<p>After the form is sent, tell visitors what happens next.</p>`,
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
<p>Go to <strong>Settings, Billing &amp; plans</strong>. You can change or cancel your plan at any time.</p>
<h2>Upgrade</h2>
<p>The new limits apply immediately. We deduct the unused part of your old plan from the first invoice.</p>
<h2>Downgrade</h2>
<p>Nothing is deleted. You can still view and export data over the new limits.</p>
<h2>Cancel</h2>
<p>Your plan stays active until the end of the paid period. Then your account moves to Basic, which is free. You can resume the plan until that day.</p>`,
  },
  {
    slug: 'balance-on-an-invoice',
    question: 'What does an invoice’s balance mean?',
    group: 'billing',
    category: 'sales-automation',
    daysAgo: 33,
    yes: 71,
    no: 4,
    content: `
<p>The balance is the amount still due, not the invoice total.</p>
<h2>Three cases</h2>
<ul><li><strong>Zero</strong>: paid in full. The list shows “Paid”, and a search for that word finds it.</li><li><strong>Positive</strong>: the client owes you this amount. After a partial payment, the status becomes “Partial Payment”.</li><li><strong>Negative</strong>: the client has overpaid. Credit it to the next invoice, or refund it.</li></ul>
<h2>Record payments</h2>
<p>Record each payment on the invoice. If you lower the total instead, your reports show a smaller sale.</p>`,
  },
  {
    slug: 'reminders-for-overdue-invoices',
    question: 'How do I remind a client about an overdue invoice?',
    group: 'billing',
    category: 'sales-automation',
    daysAgo: 52,
    yes: 93,
    no: 7,
    content: `
<p>An invoice is “Past Due” when its due date has passed and it still has a balance.</p>
<h2>Find them</h2>
<p>Open the invoice list, filter by that status, and sort by due date. Call about the oldest invoice; an email is enough for the rest.</p>
<h2>Write the reminder</h2>
<p>Start with the invoice number, the amount, and the due date. Attach the invoice again.</p>
<h2>A schedule that works</h2>
<p>Send a friendly email after 3 days, call after 10, and send a formal reminder after 30. Add the dates to your calendar when you send the invoice.</p>`,
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
<p>Add both to your billing address. They appear on all new invoices.</p>
<h2>The number</h2>
<p>Start with the country code, such as DE or FR. The number is printed as you enter it. We don’t validate it, so double-check it.</p>
<h2>A second address</h2>
<p>The billing address can differ from your company’s address. Add a separate email there to send invoices to your accounting team.</p>
<h2>Existing invoices</h2>
<p>They can’t be changed. Contact support within 30 days to get a corrected copy with the same number.</p>`,
  },
  {
    slug: 'what-counts-towards-the-mail-limit',
    question: 'What counts toward the email limit?',
    group: 'billing',
    category: 'email-marketing',
    daysAgo: 74,
    yes: 28,
    no: 6,
    content: `
<p>Every recipient of an email sent from ${product.name} counts once. Drafts, received emails, and chat messages don’t count.</p>
<h2>Examples</h2>
<ul><li>An email to one person, with two people in Cc: 3.</li><li>A newsletter to 400 people: 400.</li><li>A reminder that bounces: 1. Clean up your list before you send.</li></ul>
<h2>When the limit is reached</h2>
<p>You can still email individuals. Emails to lists wait until the first of the next month or until you change plans. No email is lost.</p>`,
  },
]
