/** HTML by slug. */
export const contents: Readonly<Record<string, string>> = {
  'what-a-bakery-learned-from-counting-its-leftovers': `
<p>At six in the evening, when the last customer has gone, someone at the bakery next to our post office used to tip the unsold rolls into a crate. No one counted them. The crate was “about half full” on most days and “pretty full” on bad ones, and that was the whole of the reporting.</p>
<p>In March the owner bought a kitchen scale with a big display and hung a clipboard beside it. Every evening, one number per kind of bread: grams left over. It takes ninety seconds. After four weeks she asked me to look at the sheet with her, and I expected to find nothing much.</p>
<h2>The number that surprised us</h2>
<p>Over the month, eleven percent of everything baked had gone into the crate. Seeded loaves were at three percent. Breakfast rolls were at nineteen. Rolls are cheap, so everyone had assumed they didn’t matter; but she bakes nine hundred of them a day.</p>
<p>Then we drew the rolls by weekday. Tuesday stood out like a lamp post. Tuesday is market day, and the people who normally come in at ten were buying rolls from a van two streets away. They had been doing so for three years.</p>
<blockquote><p>We had been baking for customers we lost in 2023.</p></blockquote>
<h2>What changed</h2>
<ul>
<li>On Tuesdays the second batch of rolls isn’t baked before half past nine, and only if the first is nearly gone.</li>
<li>What is left at five is sold by the bag, at half price, to anyone who asks. Most days there are two bags.</li>
<li>The scale stays. The count is now written on the wall, where the person who plans tomorrow can see it.</li>
</ul>
<p>By June the crate was down to four percent. In money that’s a part-time wage. In flour it’s eight sacks a month that aren’t milled, not driven here and not wasted.</p>
<p>There was no software in any of this until the very end, when I typed the clipboard into a spreadsheet to make the chart for this post. If you run something small and are wondering which system to buy first, my advice is a scale, a pencil, and a time of day at which the counting always happens.</p>`,
  'indigo-takes-its-time': `
<p>People ask how long it takes to dye a length of gara, and I answer with another question: how blue? A pale sky is one dip. The blue my grandmother wore to weddings, which looked black until she moved, is fourteen, with a day of drying between most of them.</p>
<p>The vat is alive. That isn’t poetry. The leaves ferment, and what makes the color soluble is the work of creatures too small to see, who like warmth, dislike drafts, and stop whenever they are hurried. In the rainy season we wrap the vats in old blankets. My aunt tastes the liquid with the tip of a finger and says “tomorrow”, and she hasn’t been wrong in my lifetime.</p>
<h2>The order that couldn’t wait</h2>
<p>Last year a hotel wanted sixty tablecloths in the deep blue, in ten days. It was more money than we see in a quarter. I did the sum on paper: sixty cloths, fourteen dips, four vats, one roof to dry them under. The answer was thirty-one days, and no amount of wanting made it smaller.</p>
<p>I could have used the powder. You pour it from a bag, you’re done by lunch, and for a year no one can tell. Instead I sent the hotel a strip of cloth with fourteen knots in it and a note: each knot is a day, please pull one out every morning. They put the strip on the reception desk. Guests asked about it. The opening was moved by three weeks, and the tablecloths arrived with a story already attached to them.</p>
<h2>What I would tell another workshop</h2>
<p>Find out which part of your work can’t be made faster, and show it to people instead of hiding it. A delay that’s explained on the first day is part of the product. The same delay, explained on the last day, is an excuse.</p>
<p>And keep the blankets dry. You’ll need them in July.</p>`,
  'the-tutorial-nobody-notices': `
<p>The first minute of a game is the most expensive minute you’ll ever design. Half of the people who stop playing do it there, and most of them are being explained something at the time.</p>
<p>We make a quiet puzzle game about repairing clocks. In the first version a friendly mouse told you what a pinion was. Testers loved the mouse. They also pressed the button to make him go away, on average, 0.8 seconds after he opened his mouth, and then sat in front of the clock not knowing what to do.</p>
<h2>Taking the words out</h2>
<p>So we gave ourselves a rule: no text until the third clock. Everything has to be learned from the thing itself. That turned out to need three small ideas.</p>
<ol>
<li><strong>Only one thing can move.</strong> On the first bench there’s a single wheel and a single empty axle. You can’t make a mistake, so you aren’t afraid to try.</li>
<li><strong>The second clock is the first one, broken.</strong> You have just seen it work. Now a tooth is missing, and you know exactly what it ought to look like.</li>
<li><strong>Success makes a sound before it makes a picture.</strong> The tick starts a moment before the hands move. People look up, and feel that they were right rather than that they were told so.</li>
</ol>
<p>The share of players who reach the fourth clock went from 51 to 83 percent. We changed nothing else in that release, because we wanted to know.</p>
<h2>The mouse stayed</h2>
<p>He sits on the shelf now and says nothing. If you leave the game alone for a while he falls asleep. It’s the most photographed thing in it, and it teaches nothing at all, which may be why people trust him.</p>
<p>I have since tried the same on a form for ordering spare parts. One field at a time, nothing that can go wrong on the first page, and a small sound at the end. It works there too.</p>`,
  'film-it-in-the-rain': `
<p>Every outdoor shop has the same video. It’s dawn. A tent glows on a ridge. No one is cold, no one is wet, and the person unzipping the door has combed their hair.</p>
<p>We had one of those as well. It cost us a month’s rent and was watched, to the end, by nine people out of a hundred. Then it rained at our own camping weekend, sideways, for two days, and my nephew filmed me putting up the two-person tent in it with his phone. You can hear me swear in two languages. At minute four a pole goes into my eyebrow.</p>
<h2>Why it worked</h2>
<p>That video has been watched by sixty thousand people, and just over half of them saw the whole ten minutes. I have thought about the reasons more than is healthy.</p>
<ul>
<li>It answers the question people really have, which is not “is it beautiful?” but “what happens when it goes wrong?”</li>
<li>There’s a clock in the corner. Six minutes on the box, six minutes and forty seconds in the storm. We left the forty seconds in.</li>
<li>The sound is real. Rain on that fabric is loud, and someone who sleeps badly should know it before paying.</li>
</ul>
<h2>What we do now</h2>
<p>Each product gets one honest film: the worst plausible day, one take, no music. We write down beforehand what we think will fail, and read it aloud at the start. If it does fail, we say what we are doing about it; twice that has meant sending a batch back to the maker.</p>
<p>Returns of tents have fallen by a third. Not because the tents are better, but because the people for whom they are too loud, too small or too orange find out at home, on the sofa, for nothing.</p>`,
  'the-other-half-of-the-sentence': `
<blockquote><p>What gets measured gets managed.</p></blockquote>
<p>It hangs on a wall in almost every office I’m invited to. It’s usually credited to a famous professor of management, who doesn’t seem to have written it anywhere. What researchers did write, back in the 1950s, is longer and far less suited to a poster: people do what they are counted for, <em>whether or not it’s of any use, and sometimes to the harm of the whole</em>.</p>
<p>I keep the long version in my notebook, because I make my living with measuring.</p>
<h2>A clinic, a clock</h2>
<p>One of our first clients was a clinic that wanted shorter waiting times. We put a clock on the wait: from the desk to the door of the consulting room. Within a month it had gone down by half. The nurse who showed me around was too polite to laugh. They had built a second waiting room, behind the door.</p>
<p>No one had cheated. Everyone had done what the number asked of them, and the number had asked for the wrong thing. We moved the clock to where the patient would have put it, from arriving to being looked at, and this time it took a year and was real.</p>
<h2>Three questions before a chart</h2>
<ol>
<li>Who could make this number look good without making anything better, and how quickly?</li>
<li>What would the person it’s about measure instead?</li>
<li>If it got worse next week, who would do what on Monday?</li>
</ol>
<p>If the third question has no answer, I leave the chart out. It’s the hardest part of the work to charge for, and the part clients mention years later: not the screens we built, but the eleven they didn’t need.</p>`,
  'one-window-one-plate': `
<p>You don’t need a studio to photograph food. You need one window, one plate, and the patience to wait until the sun has left the glass.</p>
<p>I learned this in a kitchen in Kanazawa that was so narrow I had to stand on the stairs. The cook made one dish, put it on the sill, and went away. I had no lamp and no assistant. Those are still the best twelve pictures I have.</p>
<h2>Light from behind, a little from the side</h2>
<p>Turn the plate so that the window is behind it, between ten and eleven o’clock if the plate were a dial. Steam shows only against the dark, soup shines only when the light skims across it, and bread has a crust only if there’s shadow in the cracks. Light from the front makes everything look like a menu at a highway stop.</p>
<p>Hold a piece of white card on the near side, just outside the picture. Move it until you can read the shadow but it’s no longer heavy. That’s the entire equipment.</p>
<h2>Five habits</h2>
<ul>
<li>Switch the ceiling light off. Two colors of light on one plate can’t be repaired later.</li>
<li>Shoot before you tidy. The first crumb is usually in the right place.</li>
<li>Go lower than feels natural for anything that has layers, and straight above for anything that has a pattern.</li>
<li>Leave a third of the picture empty. The person who lays out the page will thank you.</li>
<li>Eat it while it’s warm. You’ll photograph the next one better.</li>
</ul>
<p>Customers rarely say that a picture is good. They say that they are hungry, and order. For a small restaurant that sells by phone, it’s the cheapest improvement I know of.</p>`,
  'a-games-night-with-rules': `
<p>We used to have a games night at the office every other month, and the same six people came. The others had children, or a long way home, or didn’t enjoy losing in front of their manager. We never asked which.</p>
<p>This spring someone in accounts suggested that a games night is itself a game, and that its rules were bad. So we redesigned it, the way we would redesign anything.</p>
<h2>The new rules</h2>
<ol>
<li>It begins at four and ends at six, on a working day, in working time. No one pays for joining in with an evening.</li>
<li>Only games in which everyone is on the same side. We have a shelf of eleven; the favorite is one about running a lighthouse.</li>
<li>Groups of four, drawn by lot, and no two people of one team.</li>
<li>Players who know the game can explain it once, and then can’t give advice. This is the hardest rule, and the most useful.</li>
<li>You may leave at any time without a reason, and the others go on with your lantern.</li>
</ol>
<h2>Four months later</h2>
<p>Thirty-one of thirty-eight people have come at least once. That’s nice, but it isn’t what I would show a skeptic. I counted, with everyone’s permission, how many messages go between people of different teams: up by a fifth, and most of the new ones are questions. “Who knows how the returns work?” is easier to ask someone with whom you once failed to save a lighthouse.</p>
<p>It costs us two hours of work every second month. The lighthouse has gone dark nine times out of thirteen. We are getting better at the fog.</p>`,
  'a-price-list-that-does-not-apologise': `
<blockquote><p>If you whisper your price, people will ask you to repeat it, and the second time it sounds higher.</p></blockquote>
<p>A hardware dealer in Nakuru told me this when I was twenty-three and had just quoted him for a year of bookkeeping with my eyes on the floor. He paid what I asked. Then he asked to see my price list, and there was none.</p>
<p>Since then I have read some four hundred price lists of small firms, usually late at night, usually in a shoebox. Most of them apologize. They say “from”, they say “approximately”, they say “to be discussed”. Each of these words costs its owner money, because it tells the reader that the number is soft.</p>
<h2>What a confident list looks like</h2>
<ul>
<li><strong>Whole numbers.</strong> 4,900 looks like a trick and 5,000 looks like a decision.</li>
<li><strong>What isn’t included, in the same size of type.</strong> Travel, stamps, the third round of changes. No one minds paying for these; everyone minds finding out.</li>
<li><strong>One thing that’s free, named as such.</strong> “The first hour costs nothing” is worth more than ten percent off everything.</li>
<li><strong>A date.</strong> “Valid until 30 June” lets you raise the price in July without an apology.</li>
</ul>
<h2>Raising it</h2>
<p>Every January I put my own prices up by four percent, on the same day, for everyone. I tell each client in one line at the end of the December invoice. In eleven years two have left. One of them came back, and paid the new price, and didn’t mention it.</p>
<p>The dealer in Nakuru is retired. His daughter runs the shop now. There’s a board above the counter with sixty prices on it, in white paint, and I have never heard anyone ask for a discount under that board.</p>`,
  'wool-mended': `
<p>My mother mends sweaters in a different color from the one they were knitted in. When I was a boy I thought that she couldn’t find the right wool. She had it in a drawer. She simply saw no reason to hide that a thing had been worn, and that someone had cared to repair it.</p>
<p>Alpaca from above four thousand meters lasts for about thirty years, if moths and washing machines let it. Most of what comes back to us after ten isn’t worn out at all. It has a hole the size of a coin at the left elbow, because people lean on their left while they eat with their right.</p>
<h2>A workshop for holes</h2>
<p>Three years ago we set aside a corner for mending. Anything we have ever sold can be sent in. It costs the same whatever the hole: 12 dollars plus postage. We darn it in a color that the customer chooses from nine, and sew a small tag inside with the year.</p>
<p>I expected to lose money and to gain goodwill. The sums, which Amara was kind enough to check, say otherwise:</p>
<ul>
<li>The corner pays for itself from the fourth sweater of a day. We mend eleven.</li>
<li>Six in ten people who send something in buy something within the year. Of those who never did, it’s two.</li>
<li>The returned pieces tell us where we knit too thinly. Since last winter all left elbows have a double row.</li>
</ul>
<p>There’s a waiting list now for one particular ochre. People ask us to mend before there’s a hole. My mother finds this very funny, and has raised her price.</p>`,
  'forty-seconds-of-maple': `
<p>My father has made maple syrup for fifty years and has never once explained it in under an hour. Last March I gave him forty seconds, because that’s how long people wait for a kettle, and I wanted a film that fits into that.</p>
<p>We have no camera. We have my phone, a bucket to stand it on, and a wooden spoon to press the button with, because the screen doesn’t know fingers at minus twelve.</p>
<h2>Write the last second first</h2>
<p>The film had to end on the drop that falls from the spoon and stops halfway: that’s how you know it’s done. So we began there, and asked what someone needs to have seen to understand it. A tap in a tree. Forty liters of something that looks like water. Steam so thick that my father disappears in it. The spoon. That made five shots of eight seconds each, and we weren’t allowed a sixth.</p>
<h2>Things we learned by doing them wrong</h2>
<ul>
<li>Warm the phone inside your coat between takes. The cold eats a full battery in nine minutes.</li>
<li>Film vertically if it’s for the phone, horizontally if it’s for the shop window, and decide before, not after.</li>
<li>Don’t speak over it. Write the three words that matter on the picture: half of the people watch without sound, and my father’s accent needs subtitles in Québec.</li>
<li>Record the sound separately, from very close. A drip in a tin bucket is the whole of spring.</li>
</ul>
<p>The film runs in a loop behind the counter. On Saturdays a small crowd stands in front of it and waits for the drop. My father stands next to them and explains it, for an hour.</p>`,
  'notes-on-pepper': `
<p>Things to check before this goes anywhere: the name of the market in Kumasi, whether grains of paradise are really related to ginger (yes, says the encyclopedia; ask Auntie), and the quantity in the soup.</p>
<p>Opening, perhaps: my grandmother kept three peppers in three tins, and a fourth tin that was empty. The empty one was for guests who said they could eat anything.</p>
<p>Then the table: heat by variety, price by month, and the odd fact that the two move in opposite directions. Someone at the cooperative has twelve years of it, in pencil.</p>`,
  'how-we-came-to-use-two-typefaces': `
<p>When we moved the studio to Como we found a drawer with the printed matter of nineteen years in it: letterheads, menus, a wedding, two election campaigns, one of them won. We laid it out on the floor and counted. Forty-three typefaces. Eleven of them had been used exactly once, and no one could remember why.</p>
<p>So we set ourselves a year with two. One with serifs, for anything longer than a paragraph, and one without, for anything that has to be found in a hurry. No exceptions for weddings.</p>
<h2>What we missed</h2>
<p>For about five weeks, everything. A client who sells fireworks said our drafts looked like a pharmacy. We learned to do with size, weight and white space what we used to do with costume; it’s slower, and the result depends more on what the words say. Twice we sent a text back to its author because the layout showed that there was nothing in it.</p>
<h2>What we gained</h2>
<p>Files open on every machine. Corrections take minutes. New colleagues are useful on their second day. And readers, whom we asked for once, couldn’t tell us which typefaces the pharmacy leaflet used, but three in four remembered the dose.</p>
<blockquote><p>Good typography is a window that someone has cleaned.</p></blockquote>
<p>The year ended in September. We have since added a third typeface, for numbers. The fireworks client is delighted.</p>`,
}
