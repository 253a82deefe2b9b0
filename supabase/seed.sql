-- What the site shows before anyone adds to it: fourteen projects, six people, and what the lab has to say.
-- Every client, person and figure here is invented. Lists are arrays, dates carry their zone, pictures live in public/img.
-- Two projects keep everything optional to themselves, so that the defaults can be seen.


insert into public.projects
  (id, title, description, long_description, type, industry, complexity, year, client, url, image, technologies, results, gallery_images, created_at)
values

  (
    'harvest-table-market',
    'A market that opens on Thursdays',
    'Ordering for forty farms and one short delivery window.',
    'Harvest Table sells what was picked that morning, so the shop is only open while there is something in it. We built the app around that window: growers post by nine in the morning, customers order by eight at night, vans leave on Thursday.

Growers get one screen with three questions: what, how much, and at what price. It was tested in a barn, in gloves, on a phone with a cracked corner. Customers see the farm and the distance before they see the price, because that is the order in which Marc tells it at the door.

The app feeds the packing sheet we had built the year before, and the sheet feeds the van. Nobody types an order twice. Since May nobody has typed one once.',
    'Mobile Development', 'Food & Beverage', 'Medium', 2024, 'Harvest Table', 'https://harvesttable.example',
    '/img/work/harvest/cover.webp',
    array['React Native', 'TypeScript', 'Postgres', 'Stripe', 'Mapbox'],
    array['212% more orders in the first season', '40 growers posting from a phone', '9 min from van door to kitchen door'],
    array['/img/work/harvest/route.webp', '/img/work/harvest/market.webp', '/img/work/harvest/label.webp'],
    '2024-11-07T15:00:00.000Z'
  ),

  (
    'relay-onboarding',
    'Relay, onboarding by numbers',
    'Shows where new customers stall, and what to do about it.',
    'TechStart sells onboarding tools to companies too small to have an onboarding team. Its own onboarding was a spreadsheet and a memory. Of every hundred workspaces that signed up, twenty-nine reached the point where the product becomes useful, and nobody could say where the rest had gone.

Relay draws the five steps as five columns and puts a name and a next step beside every workspace that has stopped. It does not send a nudge by itself. It writes one, and the person whose name is on the account decides.

Sarah asked for a date in the first call. We gave her the 28th and shipped on the 26th.',
    'Web Development', 'Technology', 'High', 2024, 'TechStart', 'https://relay.example',
    '/img/work/relay/cover.webp',
    array['React', 'TypeScript', 'Node', 'Postgres', 'ClickHouse', 'Playwright'],
    array['46% of sign-ups activated, up from 29%', '31 min to first value, at the median', '2 days ahead of the date in the proposal'],
    array['/img/work/relay/account.webp', '/img/work/relay/playbook.webp', '/img/work/relay/nudge.webp'],
    '2024-09-26T14:00:00.000Z'
  ),

  (
    'porter-night-dispatcher',
    'Porter, the night dispatcher',
    'An agent that takes the 2 am call and wakes one crew.',
    'Wallace Plumbing looks after four hundred buildings. A burst pipe at night used to ring five phones, and the first person to find their glasses won. Ramona wanted one phone to ring: the right one.

Porter reads the message or takes the call, grades the urgency, matches the building, checks the written policy and finds a crew less than twenty minutes away. Then it calls that crew and waits for a yes. It may not spend more than $400, promise a price, or open a door. Past those lines it asks a person, and after two missed calls the person is Ramona.

Every job keeps its reasoning in sentences: six steps, the seconds each one took, and what it cost. Job 4417 came to 47.8 seconds and $0.019.',
    'AI Development', 'Technology', 'High', 2024, 'Wallace Plumbing', null,
    '/img/work/porter/cover.webp',
    array['TypeScript', 'Node', 'Postgres', 'LLM tool calling', 'Telephony', 'OpenTelemetry'],
    array['48 s from first ring to a crew that says yes', '1 person woken a night, where it used to be five', '31 calls answered on an ordinary night'],
    array['/img/work/porter/night.webp', '/img/work/porter/limits.webp', '/img/work/porter/morning.webp'],
    '2024-08-15T14:00:00.000Z'
  ),

  (
    'thirteen-weeks-of-cash',
    'Thirteen weeks of cash, on one line',
    'A cash forecast, without opening a spreadsheet.',
    'A small firm rarely fails for want of customers. It fails in week seven, between a payroll and a late invoice, and it usually could have been told. FinanceFlow had the data. It did not have a picture anyone would look at twice.

We drew one line, thirteen weeks long, with the lowest point marked and the three things that move it beside it. Drag an invoice to the day it will really be paid, and the line bends while you watch.

The page had a budget before it had a design: 250 KB, everything counted. It shipped at 212. The one it replaced weighed 1,940.',
    'Web Development', 'Financial Technology', 'High', 2023, 'FinanceFlow', 'https://financeflow.example',
    '/img/work/financeflow/cover.webp',
    array['React', 'TypeScript', 'D3', 'Postgres', 'Python'],
    array['94% of forecasts within 3% of the real balance', '5 hours a week back for whoever kept the spreadsheet', '212 KB for the whole page, down from 1,940 KB'],
    array['/img/work/financeflow/invoice.webp', '/img/work/financeflow/week.webp', '/img/work/financeflow/letter.webp'],
    '2023-11-16T15:00:00.000Z'
  ),

  (
    'coat-with-its-route',
    'A coat with its route sewn in',
    'A shop where each garment carries a map of how it got here.',
    'EcoThread can say where each coat was grown, spun, cut and sewn. On the old site that was a paragraph below the fold. On the new one it is the second thing you see, after the coat: four stops and the kilometres between them.

The route is data. The mill in Guimarães and the cutting room in Hamilton each scan the bolt when it leaves, and the page draws what they scanned. When a stop is missing the page says so, and the coat can still be bought.

We put checkout on one page, kept the photographs honest about colour, and wrote the size guide after an afternoon at the returns desk.',
    'E-commerce', 'Fashion', 'Medium', 2023, 'EcoThread', 'https://ecothread.example',
    '/img/work/ecothread/cover.webp',
    array['React Router', 'TypeScript', 'Stripe', 'Postgres', 'Sanity'],
    array['40% faster checkout, on one page where there were three', '22% fewer returns in the first three months', '61% of buyers open the route before they pay'],
    array['/img/work/ecothread/route.webp', '/img/work/ecothread/checkout.webp', '/img/work/ecothread/tag.webp'],
    '2023-10-05T14:00:00.000Z'
  ),

  (
    'manifest-customs-clerk',
    'Manifest, the customs clerk',
    'Reads shipping papers and asks before it guesses.',
    'A declaration at Ostrander Freight took a clerk fifty-two minutes, most of it copying numbers from one PDF into another. The two clerks who knew the tariff by heart were both planning to retire.

Manifest reads the papers, proposes a code for every line and shows the paragraph of the tariff it relied on. Where two codes are possible it shows both and stops. Nothing leaves the building until a clerk has put their initials on it.

This was our first agent in production. It has limits, a log and a person to call, and we have built every one since on the same three.',
    'AI Development', 'Logistics', 'High', 2023, 'Ostrander Freight', null,
    '/img/work/manifest/cover.webp',
    array['Python', 'LLM tool calling', 'Postgres', 'React', 'OCR'],
    array['11 min a declaration, down from 52', '96% of tariff codes accepted the first time', '0 filings sent without a person’s initials'],
    array['/img/work/manifest/papers.webp', '/img/work/manifest/question.webp', '/img/work/manifest/ledger.webp'],
    '2023-06-22T14:00:00.000Z'
  ),

  (
    'packing-sheet',
    'The packing sheet',
    'One screen in a cold barn that says what goes in which box.',
    'Before there was an app there was a Wednesday night: nine printouts, a highlighter and Marc. We started with the printouts, because they were the part that made people late.

The sheet runs on one tablet by the barn door. Numbers are large enough to read from the far table, rows turn green when a crop is done, and it works for two hours with no signal, which is about how long the signal is gone.

It took five weeks. The longest single task was choosing a stand that survives a wet glove.',
    'Web Development', 'Food & Beverage', 'Low', 2023, 'Harvest Table', null,
    '/img/work/packing/cover.webp',
    array['TypeScript', 'React', 'Service workers', 'Postgres'],
    array['2 hours back every Wednesday night', '99.2% of boxes packed right the first time', '1 sheet where there were nine printouts'],
    array['/img/work/packing/barn.webp', '/img/work/packing/offline.webp', '/img/work/packing/printouts.webp'],
    '2023-04-13T14:00:00.000Z'
  ),

  (
    'half-an-app',
    'Half an app',
    'Book a repair in four taps. The other half was never built.',
    'EcoThread asked for an app with a shop, a feed, a wardrobe and a repair desk. We spent a day at the repair desk and came back with a smaller idea: build the part that only a phone can do.

You photograph the tear, mark it with a finger, and pick a day. The mender sees the photograph, sets the price and sends a label for the parcel. The shop stayed on the web, where it already worked.

Half the scope took nine weeks. The quote for the whole had been sixteen.',
    'Mobile Development', 'Fashion', 'Medium', 2022, 'EcoThread', null,
    '/img/work/mend/cover.webp',
    array['Swift', 'Kotlin', 'Node', 'Postgres', 'Stripe'],
    array['1,900 coats mended in the first year', '9 weeks, where the whole app was quoted at sixteen', '4.7/5 in both app stores'],
    array['/img/work/mend/mark.webp', '/img/work/mend/bench.webp', '/img/work/mend/parcel.webp'],
    '2022-11-10T15:00:00.000Z'
  ),

  (
    'forty-stalls-one-street',
    'Forty stalls, one street',
    'Six posters and a map for a market with no ticket to sell.',
    'The Lantern Street Night Market is free to enter, so there was no sale to count. We counted people instead: a clicker at each end of the street and one question at the gate, asked of every twentieth visitor. How did you hear about us?

The budget was $18,000 for thirteen weekends. We spread it over five channels, wrote down what each was meant to bring, and read the answers every Monday. In week three we stopped the radio and gave what was left of its money to the posters.

Posters took 22% of the budget and brought 41% of the street. We still like radio.',
    'Digital Marketing', 'Food & Beverage', 'Low', 2022, 'Lantern Street Night Market', 'https://lanternstreet.example',
    '/img/work/nightmarket/cover.webp',
    array['Print', 'Short video', 'Search', 'Email', 'Plausible'],
    array['2.6x the Friday crowd of the summer before', '41% of visitors came because of the posters', '$0.74 a visitor, everything counted'],
    array['/img/work/nightmarket/street.webp', '/img/work/nightmarket/map.webp', '/img/work/nightmarket/monday.webp'],
    '2022-09-15T14:00:00.000Z'
  ),

  (
    'the-five-past-five',
    'The five past five',
    'Tickets for a harbour ferry, readable in full sun.',
    'Dockline runs three boats from Queens Quay. The 5:05 home from Centre dock is the one everybody wants, and the queue for tickets used to reach the ice cream stand. People bought at the dock because they did not trust that a phone would work there.

So we made it work there. The ticket is on the phone before you leave the house and needs no signal at the gate. Type is set for noon: the smallest text on the ticket screen is 17 pixels at a contrast of 12 to 1, and we checked it on the deck, in July, with sunglasses on.

We moved the launch once, by a day, and said so two weeks ahead. The day was a Monday with fog.',
    'Mobile Development', 'Technology', 'Medium', 2022, 'Dockline', 'dockline.example',
    '/img/work/dockline/cover.webp',
    array['React Native', 'TypeScript', 'Go', 'SQLite', 'Stripe', 'MapLibre'],
    array['64% of tickets bought before the dock', '13 min off the queue for the 5:05', '2.4 s from tap to ticket on the oldest phone in the room'],
    array['/img/work/dockline/ticket.webp', '/img/work/dockline/gate.webp', '/img/work/dockline/board.webp'],
    '2022-06-30T14:00:00.000Z'
  ),

  -- Under contract to say nothing. The page says it for us.
  (
    'app-under-wraps',
    'The app we may not show',
    null,
    'The contract lets us say that it exists.',
    'Mobile Development', 'Financial Technology', 'High', null, null, null, null,
    array[]::text[], array[]::text[], array[]::text[],
    '2022-02-17T15:00:00.000Z'
  ),

  (
    'shop-with-no-name',
    'A shop with no name on it',
    null,
    'We built it in ten weeks, it opened on the day we named, and it is still open. The contract lets us say that much.',
    'E-commerce', 'Fashion', 'Medium', null, null, null, null,
    array[]::text[], array[]::text[], array[]::text[],
    '2021-10-21T14:00:00.000Z'
  ),

  (
    'a-date-on-every-page',
    'A date on every page',
    'A six-week campaign with one promise: set up by Friday.',
    'TechStart’s first advertisements listed eleven features. We asked five of its customers what they had bought, and all five said a day: the day it was up and running. So the campaign said the day.

Each page worked out its own Friday and printed it. If you started on a Thursday it said next Friday, which cost some clicks and kept the promise. A short series of emails counted down the four setup steps and stopped when they were done.

It ran six weeks, from brief to last report. The report was one page.',
    'Digital Marketing', 'Technology', 'Low', 2021, 'TechStart', 'https://techstart.example',
    '/img/work/friday/cover.webp',
    array['Search', 'Email', 'TypeScript', 'Plausible'],
    array['3.4x more trials started than in the six weeks before', '44% less paid for each trial', '1 promise, where there had been eleven features'],
    array['/img/work/friday/page.webp', '/img/work/friday/emails.webp', '/img/work/friday/report.webp'],
    '2021-05-20T14:00:00.000Z'
  ),

  (
    'month-end-by-friday',
    'Month-end by Friday',
    'Closes a month in three days, for firms with one bookkeeper.',
    'This was our first project, before we had chairs. FinanceFlow was a prototype, two founders and a list of nineteen bookkeepers who had promised to try it. We had the summer.

The product is a checklist that does its own arithmetic. Each line of the month-end is a question with a yes, a no or a number, and the ones a machine can answer arrive answered. The bookkeeper signs each line. What is left on Friday is what still needs a person.

It went from first sketch to first paying customer in eleven weeks. That is where the habit of naming a date comes from.',
    'Web Development', 'Financial Technology', 'Medium', 2020, 'FinanceFlow', null,
    '/img/work/monthend/cover.webp',
    array['React', 'TypeScript', 'Node', 'Postgres'],
    array['11 weeks from first sketch to first customer', '3 days to close a month, down from nine', '140 firms signed up in the first quarter'],
    array['/img/work/monthend/checklist.webp', '/img/work/monthend/signature.webp', '/img/work/monthend/calendar.webp'],
    '2020-11-12T15:00:00.000Z'
  );


insert into public.team
  (id, name, role, excerpt, image)
values
  ('amara', 'Amara Diallo', 'Creative director',
    'Draws the first sketch and argues for the second.', '/img/team/amara.webp'),
  ('jonas', 'Jonas Petrov', 'Engineering lead',
    'Writes the code you never hear about. That is the point.', '/img/team/jonas.webp'),
  ('lin', 'Lin Zhao', 'Product designer',
    'Sits in on your support calls before opening a file.', '/img/team/lin.webp'),
  ('mateo', 'Mateo Reyes', 'Mobile lead',
    'Tests on the oldest phone in the room. It is his.', '/img/team/mateo.webp'),
  ('priya', 'Priya Raman', 'Automation lead',
    'Decides what an agent may not do, then builds the rest.', '/img/team/priya.webp'),
  ('tunde', 'Tunde Bakare', 'Delivery lead',
    'Gives you the date. Keeps the date.', '/img/team/tunde.webp');


-- The first study has no date yet, so it sorts as the newest and says “Recently”; one has no read time.
insert into public.lab_studies
  (id, slug, title, category, excerpt, read_time, published_at, image_url)
values
  ('five-agents-one-handoff', 'five-agents-one-handoff', 'Five agents, one handoff', 'AI agents',
    'Of four handoffs, one lost the thread. A small contract keeps it.',
    '8 min read', null, '/img/lab/lanes.svg'),

  ('type-that-fits', 'type-that-fits', 'Type that fits: one font file, every headline', 'Research',
    'We replaced six font files with one width axis and measured what happened to layout shift. Nothing shifted.',
    '6 min read', '2024-09-17T13:00:00.000Z', '/img/lab/elastic.svg'),

  ('rapid-mvp-development', 'rapid-mvp-development', 'Rapid MVP Development: From Idea to Market in 2 Weeks', 'Development',
    'What fits in ten working days, and what we leave out on purpose.',
    '6 min read', '2024-05-14T13:00:00.000Z', '/img/lab/sprint.svg'),

  ('the-form-nobody-abandoned', 'the-form-nobody-abandoned', 'The form nobody abandoned', 'Design',
    'We took one field at a time out of a nine-field form and counted who stayed. Two fields did all the harm.',
    null, '2024-02-20T14:00:00.000Z', '/img/lab/fields.svg'),

  ('speed-vs-quality', 'speed-vs-quality', 'Speed vs Quality: The False Dichotomy in Modern Development', 'Research',
    'Forty projects, two axes, and no sign that one costs the other.',
    '8 min read', '2023-10-24T13:00:00.000Z', '/img/lab/axes.svg'),

  ('what-a-late-day-costs', 'what-a-late-day-costs', 'What a late day costs', 'Strategy',
    'Nine launches that slipped before they came to us, priced by the day. The first day always cost the most.',
    '7 min read', '2023-06-13T13:00:00.000Z', '/img/lab/slip.svg');


insert into public.experiments
  (id, slug, title, category, status, timeline, description, tech, image_url, image, created_at)
values
  ('terrain-for-a-shopping-cart', 'terrain-for-a-shopping-cart', 'Terrain for a shopping cart', 'Data', 'In Progress', '12 weeks, week 7',
    'Checkout drop-off drawn as contour lines, so the cliff is visible. A funnel shows how many people left; a map shows how steep the ground was where they did. We feed it six months of anonymous sessions from three shops that agreed, and ask their owners to point at the worst step. So far they point at the same place, which a bar chart never managed.',
    array['D3', 'Postgres', 'Marching squares'], '/img/lab/levels.svg', null, '2024-10-18T14:00:00.000Z'),

  ('two-clocks', 'two-clocks', 'Two clocks', 'AI agents', 'Beta', '10 weeks, week 9',
    'What happens to trust when the agent answers faster than a person could. Half of our test callers get the reply at once and half get the same reply four seconds later. Both groups rate the answer; only one of them checks it. We did not expect it to be the slow group.',
    array['TypeScript', 'LLM tool calling', 'OpenTelemetry'], '/img/lab/interval.svg', null, '2024-07-11T14:00:00.000Z'),

  ('elastic-headlines', 'elastic-headlines', 'Elastic headlines', 'Type', 'Completed', '6 weeks, finished',
    'One width axis instead of six files. Every headline is cut to its line at build time, and the page ships three numbers where it used to ship a font. You are reading the result.',
    array['Variable fonts', 'fontkit', 'CSS container units'], '/img/lab/widths.svg', null, '2024-03-21T14:00:00.000Z'),

  ('links-to-scale', 'links-to-scale', 'Links to scale', 'Data', 'Published', '4 weeks, finished',
    'Every page of a site drawn as a chain, one link for each click from the front door. The page that earned the most was eleven links away. It is now two.',
    array['SVG', 'Node', 'Playwright'], '/img/lab/chain.svg', null, '2023-11-30T15:00:00.000Z'),

  ('the-honest-queue', 'the-honest-queue', 'The honest queue', 'Design', 'Paused', '8 weeks, week 3',
    'A waiting screen that shows what you are waiting for, job by job, each bar as long as it takes. We stopped in week three, because the first real queue we drew was so short that nobody saw it. It resumes when somebody lends us a slower one.',
    array['TypeScript', 'Server-sent events', 'Postgres'], '/img/lab/queue.svg', null, '2023-05-25T14:00:00.000Z'),

  ('closed-traverse', 'closed-traverse', 'Closed traverse', 'AI agents', 'Completed', '5 weeks, finished',
    'Surveyors walk a loop and measure how far from the start they end up. We did that to a chain of agents: hand a brief through five of them and back to the first, then count what had changed. The error was never in an agent. It was in the handing over.',
    array['TypeScript', 'Chained prompts', 'Vitest'], '/img/lab/traverse.svg', null, '2022-10-13T14:00:00.000Z');


insert into public.contributions
  (id, slug, title, description, content, installation_command, features, stats, github_url, docs_url, created_at)
values
  (
    'fitline', 'fitline', 'fitline',
    'Sets a line of variable type to an exact measure at build time. Three numbers out, no script in the page.',
    'We wrote it for our own footer. It turned out that every company has a name, and every name is the wrong length.

A variable font with a width axis can be any width between its ends. fitline tries sixteen of them, each time halving the distance, and stops where the ink of your words is exactly as long as the line. It works on the ink because advance widths carry a little air at both ends, and at 300 pixels a little air is a gap.

The three numbers go into your markup as custom properties. The font size is a share of the box, so they hold at every screen size, and nothing in the page has to measure anything.',
    'npm install --save-dev https://npm.furlong.example/fitline',
    array['Fits ink, not advance, so both ends touch the margin', 'Returns the width value, the left bearing and the caret stops', 'Optical pairs for very large sizes', 'Says when a word is too short, so a block can fill the rest'],
    '{"downloads": 31240, "stars": 1806, "forks": 74}',
    'https://github.example/furlong/fitline', 'https://docs.furlong.example/fitline',
    '2024-03-28T14:00:00.000Z'
  ),

  (
    'handoff', 'handoff', 'handoff',
    'A small contract for agents that pass work to each other.',
    'When one agent hands work to another, something is lost, and it is usually the reason. handoff makes the reason a required field. A message carries what is to be done, why, what has been tried, what may not be done, and who to ask.

The receiver must accept, refuse or ask, and it has a time limit to do so. A refusal needs a sentence. All of it is kept in order, so that a person can read the whole exchange on one screen the next morning.

Porter at Wallace Plumbing and Manifest at Ostrander Freight both run on it.',
    'npm install https://npm.furlong.example/handoff',
    array['Five required fields and no optional ones', 'Accept, refuse or ask, each with a deadline', 'Limits on money and time go with the work', 'A log in sentences, oldest first', 'No model and no vendor inside'],
    '{"downloads": 12870, "stars": 942, "forks": 61}',
    'https://github.example/furlong/handoff', 'https://docs.furlong.example/handoff',
    '2023-09-14T14:00:00.000Z'
  ),

  (
    'tally-forms', 'tally-forms', 'tally-forms',
    'Forms that say what is wrong, in words, under the field.',
    'A red border says that something is wrong and leaves you to guess what. Here one schema writes one sentence for each way a field can fail, and that sentence stands where the eye already is.

It works before any script has loaded, because the same schema answers on the server. It never clears a field, never moves the page without moving the focus, and never says “invalid”.

The sentences are yours to rewrite. Ours try to be about the address and not about you.',
    'npm install https://npm.furlong.example/tally-forms',
    array['One schema for the browser and the server', 'Every message is a sentence, linked to its field', 'Keeps what was typed, whatever happens', 'Works without JavaScript'],
    '{"downloads": 6410, "stars": 388, "forks": 29}',
    'https://github.example/furlong/tally-forms', 'https://docs.furlong.example/tally-forms',
    '2022-11-24T15:00:00.000Z'
  ),

  (
    'to-scale', 'to-scale', 'to-scale',
    'Draws a list of durations as bars that are as long as they say. Plain HTML, no script, readable aloud.',
    'Most timelines are drawings of what somebody hoped. This one is arithmetic: give it steps with a duration, and it gives back a list whose columns are in proportion, with a sentence for people who cannot see the bars.

It refuses two things. It will not draw a step without a length, and it will not round a short step up until it looks important. A call of thirty minutes beside a project of sixteen weeks is a sliver, and that is the point of drawing it.

It is the oldest thing we have published, and the shortest.',
    'npm install https://npm.furlong.example/to-scale',
    array['Days, weeks and ranges on one axis', 'A range is drawn solid to its minimum and hatched to its maximum', 'Writes the sentence for a screen reader', 'Turns upright on a narrow screen'],
    '{"downloads": 1180, "stars": 164, "forks": 12}',
    'https://github.example/furlong/to-scale', 'https://docs.furlong.example/to-scale',
    '2022-03-31T14:00:00.000Z'
  );
