import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src',
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  subResourceIntegrity: true,
  // If a part were split off and then failed to load, the page would be empty without an error.
  splitRouteModules: false,
} satisfies Config
