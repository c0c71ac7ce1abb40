/** The release that was read. Another one stops the build until its modules have been compared with it. */
export const routerVersion = '8.5.1'

/**
 * Parts of React Router's browser code that this shop never runs, by module below `react-router/dist/production/lib/`,
 * written as they are there. Unused here:
 * - discovery of routes while browsing: every route is in the first manifest (`routeDiscovery: 'initial'`);
 * - instrumentation, blocked navigations (`useBlocker`) and masked addresses;
 * - fetchers (`useFetcher`, `<Form navigate={false}>`, `useSubmit` with `navigate: false`);
 * - React Server Components, pages rendered in the browser alone, and code replaced in development.
 */
export interface UnusedParts {
  /** Functions that nothing calls: they throw an error that names them. */
  uncalled?: readonly string[]
  /** Functions that are called and find nothing to do. */
  idle?: readonly string[]
  /** Conditions that are never true. */
  untrue?: readonly string[]
  /** Statements that call this do nothing, or only warn a developer. */
  withoutEffect?: readonly string[]
}

export const unusedParts: Readonly<Record<string, UnusedParts>> = {
  'router/router.js': {
    uncalled: [
      '_internalSetRoutes',
      'abortFetcher',
      'cancelDiscoveryNavigation',
      'deleteBlocker',
      'deleteFetcher',
      'discoverRoutes',
      'dispose',
      'fetch',
      'getBlocker',
      'getFetcher',
      'getUpdatedRevalidatingFetchers',
      'handleFetcherAction',
      'handleFetcherLoader',
      'markFetchersDone',
      'patchRoutes',
      'patchRoutesImpl',
      'queueFetcherForDeletion',
      'resetFetcher',
      'setFetcherError',
      'updateBlocker',
    ],
    idle: ['abortStaleFetchLoads', 'markFetchRedirectsDone', 'shouldBlockNavigation'],
    untrue: [
      'blockerKey && delta != null',
      'blockers.size > 0 && !isUninterruptedRevalidation',
      'checkFogOfWar(initialMatches, init.history.location.pathname).active',
      'fogOfWar.active && fogOfWar.matches',
      'future.unstable_customRouteDiscovery',
      'init.instrumentations',
      'isFogOfWar',
      'isStaticHandler',
      'opts?.instrumentationNavigateMetaReceiver',
      'opts?.mask',
      'pendingDiscoveryCancellation',
      'revalidatingFetchers.length > 0',
      'shouldUpdateFetchers',
      'typeof route.lazy === "function"',
      'unblockBlockerHistoryUpdate',
    ],
    withoutEffect: [
      'fetchersQueuedForDeletion.forEach',
      'fetchLoadMatches.forEach',
      'mountedFetchers.forEach',
      'revalidatingFetchers.filter((f) => !f.matches || f.matches.some((m) => m.shouldLoad)).forEach',
      'revalidatingFetchers.forEach',
      'state.fetchers.forEach',
      'unmountedFetchers.forEach',
      'warning',
    ],
  },
  'components.js': { withoutEffect: ['deletedFetchers.forEach', 'newState.fetchers.forEach', 'warnOnce'] },
  // The root has an error boundary of its own.
  'hooks.js': {
    uncalled: ['DefaultErrorComponent'],
    untrue: [
      'this.context',
      'this.context && typeof error === "object" && error && "digest" in error && typeof error.digest === "string"',
    ],
    withoutEffect: ['warning', 'warningOnce'],
  },
  'dom/lib.js': { withoutEffect: ['warning'] },
  'dom/ssr/components.js': {
    untrue: ['enableFogOfWar', 'isRSCRouterContext', 'isStatic', 'renderMeta', 'rsc', 'staticContext'],
    withoutEffect: ['warnOnce'],
  },
  'dom/ssr/routes.js': {
    uncalled: ['createClientRoutesWithHMRRevalidationOptOut', 'wrapShouldRevalidateForHdr'],
    untrue: ['isSpaMode && !isApiOnly', 'needsRevalidation'],
  },
  'dom/ssr/single-fetch.js': {
    uncalled: ['nonSsrStrategy', 'singleFetchLoaderFetcherStrategy'],
    untrue: ['!ssr && !foundRevalidatingServerLoader', 'fetcherKey'],
  },
  'dom-export/hydrated-router.js': {
    untrue: [
      'discoveryRuntime',
      'props.unstable_fetch',
      'ssrInfo.context.future.unstable_customRouteDiscovery',
      'ssrInfo.context.isSpaMode',
      'window.history.state && window.history.state.masked',
    ],
  },
}

/** Modules of which only these values are read. */
export const unusedModules: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'dom/ssr/route-discovery.js': {
    RouteDiscoveryRuntime: unreachable('RouteDiscoveryRuntime'),
    getCustomPatchRoutesOnNavigationFunction: unreachable('getCustomPatchRoutesOnNavigationFunction'),
    useCustomRouteDiscovery: unreachable('useCustomRouteDiscovery'),
    useRouteDiscovery: unreachable('useRouteDiscovery'),
  },
  'dom/ssr/fog-of-war.js': {
    URL_LIMIT: '7680',
    getManifestPath: unreachable('getManifestPath'),
    getManifestPathsParam: unreachable('getManifestPathsParam'),
    getPartialManifest: unreachable('getPartialManifest'),
    getPatchRoutesOnNavigationFunction: '() => undefined',
    getPathsWithAncestors: unreachable('getPathsWithAncestors'),
    handleClientVersionMismatch: unreachable('handleClientVersionMismatch'),
    isFogOfWarEnabled: '() => false',
    shouldUseInitialRouteDiscovery: '() => true',
    useFogOFWarDiscovery: '() => {}',
  },
  'router/instrumentation.js': {
    consumeInstrumentationClientResultMetaReceiver: '() => undefined',
    getRouteInstrumentationUpdates: unreachable('getRouteInstrumentationUpdates'),
    instrumentClientSideRouter: unreachable('instrumentClientSideRouter'),
    instrumentHandler: unreachable('instrumentHandler'),
    instrumentationResultMetaContext: '{}',
  },
}

function unreachable(name: string): string {
  return `function () { throw new Error('${name} is left out of this build') }`
}
