import { brand } from '#content/brand.ts'
import type { FooterColumn } from '#shell/navigation.ts'

/** The links to every area, in columns (product: pages 17). */
export const footerColumns: readonly FooterColumn[] = [
  {
    title: 'Tech Solutions',
    links: [
      { label: 'Overview', to: '/wts' },
      { label: 'Jake AI Platform', to: '/wts/jake' },
      { label: 'All solutions', to: '/wts/solutions' },
      { label: 'Open Mind Consulting', to: '/wts/consulting' },
      { label: 'Marketplace', to: '/marketplace' },
      { label: 'Sellers', to: '/marketplace/sellers' },
      { label: `Sell on ${brand.name}`, to: '/marketplace/sell' },
    ],
  },
  {
    title: 'Network',
    links: [
      { label: 'Overview', to: '/wadah-network' },
      { label: 'Growth silos', to: '/network/silos' },
      { label: 'Apply', to: '/network/apply' },
      { label: 'Network hub', to: '/network/hub', outside: true },
    ],
  },
  {
    title: 'Fund',
    links: [
      { label: 'Overview', to: '/wadah-fund' },
      { label: 'For startups', to: '/fund/startups' },
      { label: 'For investors', to: '/fund/investors' },
      { label: 'Portfolio', to: '/fund/portfolio' },
      { label: 'Apply', to: '/fund/apply' },
    ],
  },
  {
    title: 'Company',
    links: [
      { label: 'Our story', to: '/about#story' },
      { label: 'Insights', to: '/blog' },
      { label: 'Careers', to: '/careers' },
      { label: 'Contact', to: '/contact' },
      { label: 'My Purchases', to: '/marketplace/my-purchases' },
      { label: 'Saved products', to: '/marketplace/saved' },
    ],
  },
]
