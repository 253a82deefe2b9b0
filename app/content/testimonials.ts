export type Testimonial = { id: string; quote: string; author: string; title: string; company: string };

const sarah: Testimonial = {
  id: "techstart",
  quote: "They gave us a date in the first call and shipped two days before it. I have stopped being surprised.",
  author: "Sarah Okafor",
  title: "CEO",
  company: "TechStart",
};

const marc: Testimonial = {
  id: "harvest-table",
  quote: "Our growers are not app people. Forty of them now run Thursday from a phone, and nobody calls me about it.",
  author: "Marc Villeneuve",
  title: "Owner",
  company: "Harvest Table",
};

const lena: Testimonial = {
  id: "financeflow",
  quote: "The handover was a working product and a short manual. I’ve had longer emails from plumbers.",
  author: "Lena Brandt",
  title: "Head of Product",
  company: "FinanceFlow",
};

const imani: Testimonial = {
  id: "ecothread",
  quote: "We asked for an app and got talked into half an app. It was the right half.",
  author: "Imani Clarke",
  title: "Founder",
  company: "EcoThread",
};

/** What each of the four featured clients said, by client id. */
export const clientTestimonials = {
  techstart: sarah,
  "harvest-table": marc,
  financeflow: lena,
  ecothread: imani,
} as const;

export const homeTestimonials: readonly Testimonial[] = [sarah, marc, lena];

export const carouselTestimonials: readonly Testimonial[] = [
  {
    id: "wallace-plumbing",
    quote:
      "I sleep. The agent wakes Luis, Luis wakes nobody, and at seven there is a list on my desk with the reasons on it.",
    author: "Ramona Wallace",
    title: "Owner",
    company: "Wallace Plumbing",
  },
  {
    id: "dockline",
    quote:
      "They moved the launch once, by a day, and called me about it two weeks ahead. My dentist gives less notice.",
    author: "Joanna Pike",
    title: "Head of Operations",
    company: "Dockline",
  },
  {
    id: "ostrander-freight",
    quote: "It asks before it guesses. I have trained clerks for thirty years and could not say that of all of them.",
    author: "Piet Ostrander",
    title: "Customs Manager",
    company: "Ostrander Freight",
  },
  {
    id: "lantern-street",
    quote: "Every Monday there was one page with five numbers. In week three it said to stop the radio.",
    author: "Ji-woo Han",
    title: "Organizer",
    company: "Lantern Street Night Market",
  },
];

export const carousel = {
  intervalMs: 5000,
  label: "Testimonials",
  previous: "Previous quote",
  next: "Next quote",
  pause: "Pause quotes",
  play: "Resume quotes",
  quote: "Quote",
  of: "of",
} as const;
