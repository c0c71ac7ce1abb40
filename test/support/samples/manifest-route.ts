/** A route in the manifest of a build. */
export const manifestRoute = (id: string) => ({
  id,
  module: `/assets/${id}.js`,
  imports: [`/assets/part-of-${id}.js`],
  clientActionModule: undefined,
  clientLoaderModule: undefined,
  clientMiddlewareModule: undefined,
  hydrateFallbackModule: undefined,
  hasAction: false,
  hasLoader: true,
  hasClientAction: false,
  hasClientLoader: false,
  hasClientMiddleware: false,
  hasDefaultExport: true,
  hasErrorBoundary: false,
})
