import type { Plugin } from 'vite'

/**
 * React Router reloads the document when it cannot load the module of a page. Without a network that ends on the
 * browser's own error page. With this it is an error like any other: our page says so and offers to try again (product: pages 20).
 */
export function showMissingPages(): Plugin {
  const reload = /window\.location\.reload\(\);\s+return new Promise\(\(\) => \{\}\);/
  return {
    name: 'show-missing-pages',
    transform: {
      filter: { id: /react-router\/dist\/.*\/routeModules\.js$/ },
      handler(code) {
        if (!reload.test(code)) this.error('React Router loads the modules of pages in another way now.')
        return code.replace(reload, 'throw error;')
      },
    },
  }
}
