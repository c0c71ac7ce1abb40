/** Addresses that only redirect (product: pages 4). `network-site` is replaced by an outside address. */
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
  // The real address uses the British spelling.
  '/dashboard/inquiries': '/dashboard/enquiries',
  // The free downloads used to be Markdown files. Old records still link to them.
  '/downloads/automation-readiness-check.md': '/downloads/automation-readiness-check.pdf',
  '/downloads/open-mind-security-self-assessment.md': '/downloads/open-mind-security-self-assessment.pdf',
  '/downloads/prompt-field-guide.md': '/downloads/prompt-field-guide.pdf',
}
