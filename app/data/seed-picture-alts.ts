/** The alternative texts of the seed's pictures by path. Lab covers and portraits are decorative and have none. */
export const seedPictureAlts: Readonly<Record<string, string>> = {
  "/img/work/harvest/cover.webp":
    "Three phone screens from the Harvest Table app: the day’s produce list, a squash, and a delivery countdown",
  "/img/work/harvest/route.webp": "The van’s route through the west end, two stops before the customer",
  "/img/work/harvest/market.webp":
    "A packing sheet on a tablet: five crops, how many of each to pack, and how many are left",
  "/img/work/harvest/label.webp": "A box label: picked at 6:10, eat by Sunday",
  "/img/work/relay/cover.webp":
    "Relay’s console: five columns from 412 signed up to 188 activated, and a list of workspaces with their next step",
  "/img/work/relay/account.webp": "One workspace in Relay: six setup steps, four done, and a call booked for Thursday",
  "/img/work/relay/playbook.webp": "A playbook in Relay: what happens when a workspace stalls before its first report",
  "/img/work/relay/nudge.webp": "A drafted message in Relay, with one button to send it and one to leave it",
  "/img/work/porter/cover.webp": "A message thread at 11:42 pm beside the six steps in which Porter decided what to do",
  "/img/work/porter/night.webp": "Porter’s night from 8 pm to 8 am: thirty-one calls and one job",
  "/img/work/porter/limits.webp": "Porter’s written limits: money, prices, doors and time",
  "/img/work/porter/morning.webp": "The list on Ramona’s desk at seven: every call of the night, on one page",
  "/img/work/financeflow/cover.webp":
    "A cash forecast: one line over thirteen weeks with its lowest point, $184,220, marked in week seven",
  "/img/work/financeflow/invoice.webp":
    "A late invoice being dragged to the day it will be paid, and the cash line bending under it",
  "/img/work/financeflow/week.webp": "Weeks five to seven, close up: two payrolls, a tax remittance and $184,220 left",
  "/img/work/financeflow/letter.webp": "Friday’s letter from FinanceFlow: week seven is the low one",
  "/img/work/ecothread/cover.webp": "A chore coat for $168 and the four places it has been",
  "/img/work/ecothread/route.webp":
    "The route of one coat on a map: Izmir, Guimarães, Hamilton, Toronto, 8,780 kilometres",
  "/img/work/ecothread/checkout.webp": "A checkout on one page: seven fields, one total",
  "/img/work/ecothread/tag.webp": "A swing tag with a code to scan and four stops printed on it",
  "/img/work/manifest/cover.webp":
    "A customs declaration with a proposed code beside every line, the clerk’s initials on most, and all fourteen lines as one bar",
  "/img/work/manifest/papers.webp": "A commercial invoice with the lines the agent has read marked",
  "/img/work/manifest/question.webp":
    "Manifest’s question: two tariff codes, each with its paragraph, and a button that says Ask Piet",
  "/img/work/manifest/ledger.webp": "One day’s declarations in a list, each with its minutes and initials",
  "/img/work/packing/cover.webp": "A sheet in very large numbers: what goes in which box, three rows done",
  "/img/work/packing/barn.webp": "A tablet on a stand by a barn door, read from the far table",
  "/img/work/packing/offline.webp": "The sheet with no signal: sixty-one changes kept",
  "/img/work/packing/printouts.webp": "What it replaced: nine printouts and a highlighter",
  "/img/work/mend/cover.webp": "A phone showing a torn sleeve with the tear circled by finger",
  "/img/work/mend/mark.webp": "A tear in wool with a loop drawn around it, and the question: Is this the whole of it?",
  "/img/work/mend/bench.webp": "The mender’s list: photographs, prices and days",
  "/img/work/mend/parcel.webp": "A return label: to the mending bench, Hamilton",
  "/img/work/nightmarket/cover.webp":
    "Six posters for a night market: Eat late, Slurp, One more, and three without a word",
  "/img/work/nightmarket/street.webp": "The posters on a hoarding at night, one repeated eleven times",
  "/img/work/nightmarket/map.webp": "A map of the street with forty numbered stalls",
  "/img/work/nightmarket/monday.webp":
    "The last Monday page: what each of five channels cost and brought, and one sentence: Next year: no radio",
  "/img/work/dockline/cover.webp":
    "A harbour map with two boats under way, and a phone showing the next sailing at 5:05",
  "/img/work/dockline/ticket.webp": "A ticket at noon: large dark type on white, one code",
  "/img/work/dockline/gate.webp": "The gate’s reader: 118 aboard, room for 62",
  "/img/work/dockline/board.webp": "A departures board on the dock: 4:35, 5:05, 5:35, 6:05",
  "/img/work/friday/cover.webp": "A landing page with one line on it: Set up by Friday, May 7",
  "/img/work/friday/page.webp": "The same page on a Thursday evening: it says next Friday",
  "/img/work/friday/emails.webp": "Four emails, each one step shorter than the last",
  "/img/work/friday/report.webp": "The one-page report after six weeks: 3.4x the trials, 44% less paid for each",
  "/img/work/monthend/cover.webp": "A month-end checklist for October: forty-one of forty-six lines signed",
  "/img/work/monthend/checklist.webp": "Five lines of the checklist, three already answered",
  "/img/work/monthend/signature.webp": "A line being signed by the bookkeeper",
  "/img/work/monthend/calendar.webp": "Two calendars: nine days crossed out, then three",
};
