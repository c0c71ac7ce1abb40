/** The four engines (product: company 8), in the order in which a lead meets them. */
export const jakeEngines = [
  { name: 'Lead generation', does: 'Finds the companies and people you should be talking to.' },
  { name: 'Lead enrichment', does: 'Fills in what you need to know before the first call.' },
  { name: 'Call center', does: 'Makes and answers calls, and writes down what was said.' },
  { name: 'Campaigns', does: 'Keeps in touch with everyone who is not ready yet.' },
] as const
