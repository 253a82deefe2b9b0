type Testimonial = { id: string; quote: string; author: string; title: string; company: string };

/** The quotes of the carousel on /clients. */
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

/** How long the carousel shows a quote. */
export const quoteIntervalMs = 5000;

export const carouselWords = {
  label: "Testimonials",
  previous: "Previous quote",
  next: "Next quote",
  pause: "Pause quotes",
  play: "Resume quotes",
  quote: "Quote",
  of: "of",
} as const;
