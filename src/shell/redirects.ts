/** Addresses that only redirect (product: pages 4). `network-site` leads to another site. */
export const redirects: Readonly<Record<string, string>> = {
  '/wadah-tech-solutions': '/wts',
  '/wts/coaching': '/wts/consulting',
  '/wts/jake': '/solutions/jakeplatform',
  '/wts/solutions': '/wts/pre-packaged/catalog',
  '/network': '/wadah-network',
  '/network/silos': '/wadah-network#silos',
  '/network/apply': '/wadah-network#apply',
  '/network/hub': 'network-site',
  '/fund/startups': '/wadah-fund#startups',
  '/fund/investors': '/wadah-fund#investors',
  '/fund/portfolio': '/wadah-fund#portfolio',
  '/fund/apply': '/wadah-fund#apply',
  // The address keeps the older spelling of the word.
  '/dashboard/inquiries': '/dashboard/enquiries',
  // The free downloads used to be Markdown files, which older records still reference.
  '/downloads/automation-readiness-check.md': '/downloads/automation-readiness-check.pdf',
  '/downloads/open-mind-security-self-assessment.md': '/downloads/open-mind-security-self-assessment.pdf',
  '/downloads/prompt-field-guide.md': '/downloads/prompt-field-guide.pdf',
}
