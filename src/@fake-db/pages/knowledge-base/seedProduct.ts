import { product } from '@/product'
import type { ArticleSeed } from './article'

export const productArticles: readonly ArticleSeed[] = [
  {
    slug: 'pictures-and-icons-in-your-product',
    question: 'Can I use the images and icons in my own product?',
    group: 'legal',
    category: 'personalization',
    daysAgo: 64,
    yes: 52,
    no: 5,
    content: `
<p>Yes, under their licenses. The attributions page lists the source and license of every image, font, and icon.</p>
<h2>Our images</h2>
<p>You can use and change them in anything you build with ${product.name}, for any number of customers. Don’t sell the images on their own.</p>
<h2>Icons and fonts</h2>
<p>They have open licenses. Most require a notice with the files, but not on screen. Keep the notices where they are.</p>
<h2>Portraits</h2>
<p>The portraits in the sample data are drawings. You don’t need anyone’s permission.</p>`,
  },
  {
    slug: 'consent-before-you-write',
    question: 'Do I need consent before I email someone?',
    group: 'legal',
    category: 'email-marketing',
    daysAgo: 16,
    yes: 124,
    no: 13,
    content: `
<p>For advertising, yes, in most countries. This article is an overview, not legal advice.</p>
<h2>Get valid consent</h2>
<ul><li>A checkbox that isn’t checked by default.</li><li>One sentence about what you’ll send and how often.</li><li>A confirmation email, so people can’t subscribe someone else.</li></ul>
<h2>Keep proof</h2>
<p>Record the date, the form, and the wording. You may have to prove consent years later.</p>
<h2>Add an unsubscribe link to every email</h2>
<p>One click, no password, no questions. A list that’s easy to leave has better readers.</p>`,
  },
  {
    slug: 'how-long-is-data-kept',
    question: 'How long is my data kept?',
    group: 'legal',
    category: 'marketing-automation',
    daysAgo: 90,
    yes: 45,
    no: 3,
    content: `
<p>As long as you need it, but no longer than the law allows.</p>
<h2>Retention periods</h2>
<ul><li>Emails, tasks, and events: until you delete them, plus 30 days in the trash.</li><li>Invoices: ten years, as tax law requires in most countries.</li><li>Login history: twelve months.</li><li>Backups: 35 days, then they’re overwritten.</li></ul>
<h2>Your own rules</h2>
<p>Agree with your team when to delete contacts who never reply. Twelve months is a good start. A smaller list is cheaper, safer, and more accurate.</p>`,
  },
  {
    slug: 'who-owns-what-you-put-in',
    question: `Who owns my data in ${product.name}?`,
    group: 'legal',
    category: 'demand-generation',
    daysAgo: 203,
    yes: 66,
    no: 2,
    content: `
<p>You do. We store it, show it to the people you invite, and back it up. The terms don’t allow us anything else.</p>
<h2>Export your data</h2>
<p>You can export every list, and the API returns plain JSON. You can leave without our help.</p>
<h2>Statistics</h2>
<p>We count page views to improve the product. We don’t read your content, and we don’t sell or share your contacts.</p>
<h2>If your company is sold</h2>
<p>You can transfer the account: make the new owner an administrator, who then removes the old one.</p>`,
  },
  {
    slug: 'answer-a-request-for-data',
    question: 'How do I answer a request for personal data?',
    group: 'legal',
    category: 'marketing-automation',
    daysAgo: 37,
    yes: 81,
    no: 9,
    content: `
<p>Answer within a month, for free, and only to the person who asks for their own data.</p>
<h2>Verify their identity</h2>
<p>A request from the email address on file is usually enough. Otherwise, ask for something only they know, such as an invoice number.</p>
<h2>Collect the data</h2>
<ol><li>Look up their email address in global search. It finds pages, files, and contacts.</li><li>Export their user record, invoices, and orders.</li><li>Check emails and chats. Redact information about other people.</li></ol>
<h2>Delete the data on request</h2>
<p>Keep only what tax law requires, and say so. Delete everything else, including the row in last year’s spreadsheet.</p>`,
  },
  {
    slug: 'add-to-the-home-screen',
    question: `How do I add ${product.name} to my phone’s home screen?`,
    group: 'mobile',
    category: 'personalization',
    daysAgo: 22,
    yes: 109,
    no: 12,
    content: `
<p>You don’t need an app store. ${product.name} works on small screens, and you can open it like an app.</p>
<h2>On an Android phone</h2>
<p>Open ${product.name} in your browser, tap the three dots, and choose <strong>Add to home screen</strong>.</p>
<h2>On an iPhone</h2>
<p>Tap the share icon at the bottom and choose <strong>Add to Home Screen</strong>. You can change the name, which helps if you use two accounts.</p>
<h2>Updates</h2>
<p>You always get the latest version. If something looks outdated, close all windows and reopen it.</p>`,
  },
  {
    slug: 'working-without-a-connection',
    question: 'What works offline?',
    group: 'mobile',
    category: 'sales-automation',
    daysAgo: 150,
    yes: 54,
    no: 21,
    content: `
<p>You can read what’s on the screen. You need a connection to save changes.</p>
<h2>If you lose the connection</h2>
<p>If a change can’t be saved, it’s undone and a toast says so. Text you’ve typed stays in its field. Keep the page open and save again when you’re back online.</p>
<h2>Before you go offline</h2>
<ul><li>Open the invoices you need, each in its own tab.</li><li>Print the day’s calendar to a PDF.</li><li>Take orders on paper. It has worked for centuries.</li></ul>`,
  },
  {
    slug: 'move-cards-on-a-touch-screen',
    question: 'How do I move cards on a touch screen?',
    group: 'mobile',
    category: 'marketing-automation',
    daysAgo: 11,
    yes: 62,
    no: 4,
    content: `
<p>Touch and hold a card until it lifts, then drag it. A tap opens the card, and a swipe scrolls the board.</p>
<h2>Without dragging</h2>
<p>Open a card’s menu and choose <strong>Move</strong>. This also works with a keyboard or a screen reader.</p>
<h2>Wide boards</h2>
<p>Narrow screens show one column at a time. Swipe between columns; the dots below show where you are.</p>
<h2>If a card jumps back</h2>
<p>The change wasn’t saved, usually because the connection was lost. Move the card again.</p>`,
  },
  {
    slug: 'take-an-order-at-a-market-stall',
    question: 'How do I take an order at a market stall?',
    group: 'mobile',
    category: 'demand-generation',
    daysAgo: 58,
    yes: 36,
    no: 5,
    content: `
<p>Your phone can be a cash register if you prepare it the evening before.</p>
<h2>Prepare</h2>
<ul><li>Add the products you’re bringing to your wishlist, so you find them quickly.</li><li>Turn up the screen brightness and choose the light skin. Dark screens are hard to read in the sun.</li></ul>
<h2>Sell</h2>
<p>Add the products to the cart and show the customer the total before they pay. If you need to ship an order, let customers enter their own address.</p>
<h2>Follow up</h2>
<p>Add a note to each order that it came from the market. Later, you’ll see whether the stall was worth the rent.</p>`,
  },
  {
    slug: 'why-was-i-signed-out',
    question: 'Why was I logged out?',
    group: 'mobile',
    category: 'api-questions',
    daysAgo: 6,
    yes: 77,
    no: 18,
    content: `
<p>An open page renews your session automatically. The session ends if it can’t be renewed for ten minutes.</p>
<h2>Common reasons</h2>
<ul><li>Your phone was asleep, or the browser suspended the page to save battery.</li><li>You logged out in another tab, which logs out all tabs.</li><li>This device was removed in the security settings.</li><li>The device’s clock is off by more than a few minutes.</li></ul>
<h2>Your work</h2>
<p>After you log in, you return to the page you were on. Saved changes are still there. Unsaved forms need to be filled in again.</p>`,
  },
  {
    slug: 'find-anything-quickly',
    question: 'How do I find anything quickly?',
    group: 'usage',
    category: 'personalization',
    daysAgo: 2,
    yes: 198,
    no: 6,
    content: `
<p>Press <kbd>Ctrl</kbd>+<kbd>K</kbd> or <kbd>⌘</kbd>+<kbd>K</kbd> to open global search. On a phone, tap the search icon.</p>
<h2>What it searches</h2>
<p>It finds pages, files, and contacts, four of each. Type part of any word, in any order. Use the arrow keys to select a result and Enter to open it.</p>
<h2>Bookmarks</h2>
<p>The star next to a page adds it to the top bar. Two pages are there by default. Remove pages you never use.</p>
<h2>Share a view</h2>
<p>The URL contains your filters, the page of the list, and the open record. Copy it, and a colleague sees the same view.</p>`,
  },
  {
    slug: 'folders-and-labels-in-the-mailbox',
    question: 'How do email folders and labels work?',
    group: 'usage',
    category: 'email-marketing',
    daysAgo: 41,
    yes: 113,
    no: 8,
    content: `
<p>An email is in exactly one folder and can have any number of labels.</p>
<h2>Folders</h2>
<p>Inbox, Sent, Drafts, Spam, and Trash. Deleted emails move to Trash, and you can restore them from there. “Starred” shows starred emails from all folders except Trash.</p>
<h2>Labels</h2>
<p>Private, Company, Important, and Personal. To label several emails, select them and choose a label. If all of them have the label, it’s removed.</p>
<h2>A habit worth trying</h2>
<p>Empty your inbox twice a day: answer what takes two minutes, star what takes longer, and move the rest. The starred emails are your plan for the afternoon.</p>`,
  },
  {
    slug: 'plan-a-campaign-on-a-board',
    question: 'How do I plan a campaign on a board?',
    group: 'usage',
    category: 'marketing-automation',
    daysAgo: 29,
    yes: 69,
    no: 3,
    content: `
<p>Start with three columns: To do, In progress, Done. Add a fourth only if you need it.</p>
<h2>One card, one result</h2>
<p>“Newsletter” is a topic. “Send the March 3 newsletter to the proofreader” is a task with a clear end. New tasks are due in two days unless you change the date.</p>
<h2>Limit work in progress</h2>
<p>Keep no more tasks in progress than you have people. It feels slow for a week, but then tasks get finished.</p>
<h2>Review at the end</h2>
<p>Before you clear the last column, review it with your team. Note what took longer than expected in the first task of your next campaign.</p>`,
  },
  {
    slug: 'see-where-customers-come-from',
    question: 'How do I see where customers come from?',
    group: 'usage',
    category: 'demand-generation',
    daysAgo: 13,
    yes: 84,
    no: 11,
    content: `
<p>The analytics dashboard shows visits, orders, and sessions by device. Read the cards together.</p>
<h2>Read the cards in this order</h2>
<ol><li><strong>Site traffic</strong>: did visits go up?</li><li><strong>Sessions by device</strong>: poster campaigns bring more phones.</li><li><strong>Orders</strong>: did visitors buy, and how many days later?</li></ol>
<h2>Compare like with like</h2>
<p>Choose “Last 28 Days” rather than “Last Month”: it always contains four of each weekday.</p>
<h2>Ask your customers</h2>
<p>Add an optional question at checkout: “How did you hear about us?” Use a text field, not a list. A hundred answers can tell you more than a chart.</p>`,
  },
  {
    slug: 'turn-posts-into-a-newsletter',
    question: 'How do I turn blog posts into a newsletter?',
    group: 'usage',
    category: 'email-marketing',
    daysAgo: 47,
    yes: 42,
    no: 4,
    content: `
<p>Write for the blog first. People find a post years later, but read an email only once.</p>
<h2>Choose posts</h2>
<p>Pick one useful post and one entertaining post. Filter the blog by category and take the newest of each. Three posts are too many for most readers.</p>
<h2>Shorten them</h2>
<p>Use the post’s excerpt, up to 300 characters. End it before the conclusion, so readers want to continue.</p>
<h2>Send the newsletter</h2>
<p>Send it on the same weekday each time. Count replies, not opens.</p>`,
  },
]
