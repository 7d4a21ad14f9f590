interface About {
  hero: { title: string; subtitle: string };
  mission: { title: string; paragraphs: string[] };
  offers: { title: string; text: string }[];
  services: {
    title: 'Plumbing Services' | 'Electrical Work' | 'HVAC Systems' | 'Home Maintenance';
    text: string;
    /** Whose results the service leads to; absent where no single trade fits. */
    industry?: string;
  }[];
}

/** The wording of the About page. It fits any operator: no figures, people or history. */
export const ABOUT: About = {
  hero: {
    title: 'Find the right person for the job at home',
    subtitle:
      'A directory of plumbers, electricians, HVAC technicians and landscapers. It starts in Ontario and is made for homeowners across Canada.',
  },
  mission: {
    title: 'Our mission',
    paragraphs: [
      'When something breaks at home, you want to know two things: who can fix it, and how to reach them now. We put both on one page.',
      'You compare local businesses and contact the one you choose. No account, no bidding, nobody in between. We take no fee for connecting you.',
      'We say what our badges mean and where they stop. We tell you how to check a licence yourself. And when a job is not one to do yourself, our guides say so.',
    ],
  },
  offers: [
    {
      title: 'Search by what you need',
      text: 'Type the problem, the trade or the business. Filter by city, postal code, rating, badges or distance from you.',
    },
    {
      title: 'The facts side by side',
      text: 'See trade, place, opening hours, ratings and reviews where a listing has them. If something is not known, we leave it out.',
    },
    {
      title: 'Direct contact',
      text: 'Call, chat, e-mail, open the map or visit the website. You talk to the business, and the two of you agree on the job.',
    },
    {
      title: 'Guides in plain words',
      text: 'Learn what a common repair takes, step by step, and at which point to stop and call a professional.',
    },
    {
      title: 'Help in an emergency',
      text: 'Know the first safe step for gas, carbon monoxide, electricity, water and no heat, and who to call first.',
    },
    {
      title: 'Open to local businesses',
      text: 'List your business with one form. We review each submission before it is published, and you can ask for changes or removal at any time.',
    },
  ],
  services: [
    {
      title: 'Plumbing Services',
      text: 'Leaks, blocked drains, toilets and taps, water heaters, sump pumps and frozen pipes.',
      industry: 'Plumber',
    },
    {
      title: 'Electrical Work',
      text: 'Outlets, switches, lighting, panels and EV chargers. In Ontario, hire a licensed electrical contractor and ask for the ECRA/ESA licence number.',
      industry: 'Electrician',
    },
    {
      title: 'HVAC Systems',
      text: 'Furnaces, boilers, heat pumps, air conditioners and ventilation. In Ontario, ask for TSSA certification for work on gas, propane or oil.',
      industry: 'HVAC Technician',
    },
    {
      title: 'Home Maintenance',
      text: 'Landscapers for the yard, and guides for small jobs such as a furnace filter, a dripping tap or a running toilet.',
    },
  ],
};
