import { product } from '@/product'
import type { ArticleSeed } from './article'

/** Law, phones and daily use. */
export const productArticles: readonly ArticleSeed[] = [
  {
    slug: 'pictures-and-icons-in-your-product',
    question: 'May I use the pictures and icons in my own product?',
    group: 'legal',
    category: 'personalization',
    daysAgo: 64,
    yes: 52,
    no: 5,
    content: `
<p>Yes, within the license of each. The page of attributions lists where every picture, typeface and icon comes from and what its author asks for.</p>
<h2>What we drew ourselves</h2>
<p>You may use and change it in anything you build with ${product.name}, for as many customers as you like. Please do not sell the pictures by themselves.</p>
<h2>What others made</h2>
<p>Icons and typefaces come under open licenses. Most ask you to keep a notice with the files; none asks you to show one on the screen. Leave the notices where they are and you have done your part.</p>
<h2>People</h2>
<p>The portraits of the sample data are drawn. Nobody has to be asked.</p>`,
  },
  {
    slug: 'consent-before-you-write',
    question: 'Do I need consent before I write to somebody?',
    group: 'legal',
    category: 'email-marketing',
    daysAgo: 16,
    yes: 124,
    no: 13,
    content: `
<p>For advertising, in most countries, yes. This page tells you what to think of; it cannot replace a lawyer who knows your case.</p>
<h2>What good consent looks like</h2>
<ul><li>A box that the reader ticks, and that was empty before.</li><li>One sentence that says what will be sent and how often.</li><li>A confirmation by mail, so that nobody signs up somebody else.</li></ul>
<h2>Keep the proof</h2>
<p>Note the day, the form and the wording. Two years later nobody remembers, and it is you who has to show it.</p>
<h2>Every mail needs a way out</h2>
<p>One click, no password, and no question asked. A list that is easy to leave has better readers on it.</p>`,
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
<p>As long as you need it, and not longer than the law lets us.</p>
<h2>The periods</h2>
<ul><li>Mails, tasks and events: until you delete them, and then 30 days in the trash.</li><li>Invoices: ten years, as tax law demands in most places.</li><li>The record of sign-ins: twelve months.</li><li>Backups: 35 days, after which they are overwritten.</li></ul>
<h2>Rules of your own</h2>
<p>Agree in the team when a contact who never answered is deleted. Twelve months is a good start. A smaller list is cheaper, safer, and gives truer numbers.</p>`,
  },
  {
    slug: 'who-owns-what-you-put-in',
    question: `Who owns what I put into ${product.name}?`,
    group: 'legal',
    category: 'demand-generation',
    daysAgo: 203,
    yes: 66,
    no: 2,
    content: `
<p>You do. We store it, show it to the people you have invited, and copy it for backups. That is all the right we need, and all that the terms give us.</p>
<h2>Taking it with you</h2>
<p>Every list has an export, and every call of the API answers plain JSON. You need nobody’s help to leave.</p>
<h2>Statistics</h2>
<p>We count how often a page of the product is opened, so that we know what to improve. We do not look at what is written in it, and we neither sell nor share lists of contacts.</p>
<h2>If your company is sold</h2>
<p>The account can be handed over: the new owner becomes an administrator, and the old one is removed by them.</p>`,
  },
  {
    slug: 'answer-a-request-for-data',
    question: 'Somebody asks what we know about them. What do I do?',
    group: 'legal',
    category: 'marketing-automation',
    daysAgo: 37,
    yes: 81,
    no: 9,
    content: `
<p>Answer within a month, free of charge, and only to the person themselves.</p>
<h2>Make sure who is asking</h2>
<p>If the request comes from the address that you have on file, that is usually enough. Otherwise ask for something only they can know, such as the number of an invoice.</p>
<h2>Collect</h2>
<ol><li>Search for the email address: the palette looks through pages, files and contacts.</li><li>Export their row from the users, their invoices and their orders.</li><li>Look into mails and chats. Black out what is about other people.</li></ol>
<h2>Delete, if they wish</h2>
<p>What tax law makes you keep stays, and you may say so. Everything else goes, including the row in last year’s spreadsheet.</p>`,
  },
  {
    slug: 'add-to-the-home-screen',
    question: `How do I put ${product.name} on my phone’s home screen?`,
    group: 'mobile',
    category: 'personalization',
    daysAgo: 22,
    yes: 109,
    no: 12,
    content: `
<p>There is nothing to install from a shop. The pages are made for small screens, and a phone can keep them like an app.</p>
<h2>On an Android phone</h2>
<p>Open ${product.name} in the browser, open the menu with the three dots and choose <strong>Add to home screen</strong>.</p>
<h2>On an iPhone</h2>
<p>Tap the square with the arrow at the bottom and choose <strong>Add to Home Screen</strong>. The name can be changed there, which helps if you use two accounts.</p>
<h2>Updates</h2>
<p>You always get the latest version, because the icon opens the page itself. If something looks old, close all its windows and open it again.</p>`,
  },
  {
    slug: 'working-without-a-connection',
    question: 'What works without a connection?',
    group: 'mobile',
    category: 'sales-automation',
    daysAgo: 150,
    yes: 54,
    no: 21,
    content: `
<p>What is on the screen stays there and can be read. Anything that has to be saved needs a connection.</p>
<h2>When the line breaks</h2>
<p>A change that could not be saved is taken back, and a message says so. Long texts are kept in their field: do not close the page, wait for the signal, and save again.</p>
<h2>Before you drive into the valley</h2>
<ul><li>Open the invoices you will talk about, each in a tab of its own.</li><li>Print the day’s calendar to a file.</li><li>Take orders on paper. It has worked for some centuries.</li></ul>`,
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
<p>Hold a card for a moment until it lifts, then draw it where it belongs. A short touch opens the card, and a quick swipe scrolls the board.</p>
<h2>Without drawing</h2>
<p>Open the menu of a card and choose <strong>Move to</strong>. It does the same, is easier on a bus, and works with a keyboard or a screen reader.</p>
<h2>Long boards</h2>
<p>On a narrow screen the columns stand side by side, one at a time. Swipe between the titles; the dots below show where you are.</p>
<h2>If a card jumps back</h2>
<p>The change did not reach us, most often because the signal was gone. Nothing is lost: move it again.</p>`,
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
<p>A phone with the shop on it is a till, as long as you prepare it the evening before.</p>
<h2>Prepare</h2>
<ul><li>Put what you are bringing on the wishlist. It is the shortest way to it with cold fingers.</li><li>Turn the screen’s brightness up and the light skin on; dark pages are hard to read in the sun.</li></ul>
<h2>Sell</h2>
<p>Put the products into the cart, turn the phone round and let the customer read the sum before they pay. For something that has to be sent, let them type the address themselves: it comes out right more often.</p>
<h2>Afterwards</h2>
<p>Note at each order that it came from the market. In spring you will want to know whether the stall was worth its rent.</p>`,
  },
  {
    slug: 'why-was-i-signed-out',
    question: 'Why was I signed out?',
    group: 'mobile',
    category: 'api-questions',
    daysAgo: 6,
    yes: 77,
    no: 18,
    content: `
<p>While a page is open it renews the session by itself. It ends when nothing has been able to renew it for ten minutes.</p>
<h2>The usual reasons</h2>
<ul><li>The phone was asleep, or the browser put the page to rest to save the battery.</li><li>You signed out in another tab, which signs out all of them.</li><li>Somebody removed this device in the security settings.</li><li>The clock of the device is wrong by more than a few minutes.</li></ul>
<h2>What happens to your work</h2>
<p>After signing in you are taken back to the page you were on. What has been saved is there; what stood in an open form has to be typed again.</p>`,
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
<p>Press <kbd>Ctrl</kbd> and <kbd>K</kbd> together, or <kbd>⌘</kbd> and <kbd>K</kbd>. On a phone, touch the magnifying glass.</p>
<h2>What it searches</h2>
<p>Pages, files and contacts, four of each. Type a few letters of any word; order and capitals do not matter. The arrow keys move through what was found, and Enter opens it.</p>
<h2>Bookmarks</h2>
<p>The star beside a page puts it into the bar at the top. Four are there from the start. Remove the ones you never use: a bar of five is faster than one of fifteen.</p>
<h2>Addresses remember</h2>
<p>Filters, the page of a list and the open record stand in the address. Copy it, and a colleague sees what you see.</p>`,
  },
  {
    slug: 'folders-and-labels-in-the-mailbox',
    question: 'How do folders and labels work in the mailbox?',
    group: 'usage',
    category: 'email-marketing',
    daysAgo: 41,
    yes: 113,
    no: 8,
    content: `
<p>A mail is in exactly one folder, and may have any number of labels.</p>
<h2>Folders</h2>
<p>Inbox, sent, draft, spam and trash. Moving to the trash is how you delete; from there a mail can be moved back. “Starred” is not a folder but a view: it shows what you marked in all of them, apart from the trash.</p>
<h2>Labels</h2>
<p>Private, company, important and personal. Choose a label for several mails at once and it is put on those that lack it, and taken off those that have it.</p>
<h2>A habit worth trying</h2>
<p>Empty the inbox twice a day: answer what takes two minutes, star what takes longer, move the rest. The star list is then your plan for the afternoon.</p>`,
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
<p>Three columns are enough to begin with: to do, in progress, done. Add a fourth only when something has been waiting for somebody else twice.</p>
<h2>One card, one result</h2>
<p>“Newsletter” is a topic. “Newsletter of 3 March is with the proofreader” is a card: one can tell whether it is true. A new card is due in two days unless you change it.</p>
<h2>Limit what is in progress</h2>
<p>As many cards as people, and not more. It feels slow for a week. Then things begin to be finished.</p>
<h2>End with a look back</h2>
<p>Before you clear the last column, read it aloud. Two sentences about what took longer than expected, written into the first card of the next campaign, are worth more than a report.</p>`,
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
<p>The analytics dashboard shows visits, orders and sessions by device. None of the cards answers the question alone; together they do.</p>
<h2>Read them in this order</h2>
<ol><li><strong>Site traffic</strong>: did more people come at all?</li><li><strong>Sessions by device</strong>: a campaign on posters shows up as phones.</li><li><strong>Orders</strong>: did they buy, and how many days later?</li></ol>
<h2>Compare like with like</h2>
<p>Choose “Last 28 Days” rather than “Last Month”: it always has four of each weekday, and a Monday is not a Saturday.</p>
<h2>Ask</h2>
<p>One optional question at checkout, “How did you hear of us?”, with an empty field instead of a list. A hundred answers will surprise you more than any chart.</p>`,
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
<p>Write for the blog first. A post can be found years later; a mail is read on one morning.</p>
<h2>Choose</h2>
<p>One post that is useful, one that is enjoyable. Filter the blog by category and take the newest of each. Three is a magazine, and magazines are put aside for later.</p>
<h2>Shorten</h2>
<p>The excerpt of a post is made for this: at most 300 characters, and it should end before the point, so that there is a reason to go on reading.</p>
<h2>Send, and listen</h2>
<p>Send on the same weekday each time. Do not count who opens it; count who answers. A newsletter that brings three replies is alive.</p>`,
  },
]
