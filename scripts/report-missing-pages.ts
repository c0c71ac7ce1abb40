import type { Plugin } from 'vite'

/**
 * React Router reloads the document when it cannot load the module of the next page. Without a network that ends on
 * the browser's own error page. Instead the shop is told, and decides (`shell/missing-page.tsx`; product: pages 20).
 */
export function reportMissingPages(): Plugin {
  const reload = 'window.location.reload();'
  return {
    name: 'report-missing-pages',
    transform: {
      filter: { id: /react-router\/dist\/.*\/routeModules\.js$/ },
      handler(code) {
        if (!code.includes(reload)) this.error('React Router loads the modules of pages in another way now.')
        const told = code.replace(reload, "window.dispatchEvent(new Event('page-missing'));")
        // The replacement stays on its line, so the file needs no source map of its own.
        return { code: told, map: null }
      },
    },
  }
}
