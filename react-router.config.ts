import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src',
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  subResourceIntegrity: true,
  // If a part of a split route failed to load, the page would be empty and show no error.
  splitRouteModules: false,
} satisfies Config
