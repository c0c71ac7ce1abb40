/** What members get from the network (spec §2.7 "Benefits"). */
export const benefits = [
  {
    name: 'Introductions that fit',
    text: 'You meet people who work on the same subject, not a room full of business cards.',
  },
  {
    name: 'Projects, not only talk',
    text: 'Members take on work together, and a silo is judged by what it finishes.',
  },
  {
    name: 'Tools from Tech Solutions',
    text: 'What Wadah builds is close at hand, with the people who built it.',
  },
  {
    name: 'A short way to funding',
    text: 'A project that holds up in a silo can apply to the Wadah Fund.',
  },
] as const
