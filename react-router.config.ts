import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src',
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  subResourceIntegrity: true,
  // A part that was split off and failed to load would leave the page empty without an error.
  splitRouteModules: false,
} satisfies Config
