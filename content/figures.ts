/** Every figure that the company states about itself: fixed text, never counted (product: company 2). */
export const figures = {
  edge: {
    betaSignups: '2,500+',
    accuracy: '72%',
    accuracyShare: 0.72,
    launch: 'Nov 2025',
    launchWindow: 'November 2025 to January 2026',
  },
  network: {
    growthSilos: '6',
    projectsCompleted: '30+',
    members: {
      creativeCollective: '1,200+',
      healthTechInnovators: '800+',
      localInnovationPods: '2,500+',
      aiPioneers: '600+',
    },
  },
  fund: {
    startupFunding: '$10K-$500K',
    microGrants: '$1K-$25K',
    communityInvestment: '$100-$10K',
    financialAdvisory: 'Free to Premium',
  },
} as const
