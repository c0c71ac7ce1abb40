import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { apiViewer, sampleScreens } from './scripts/served-files.ts'
import { shippedPackages } from './scripts/shipped-packages.ts'

const frame = [
  'root.tsx',
  'app/start-shop.client.ts',
  // Small modules of the catalog group that other pages use too. In `frame`, they do not load that group.
  'art/art-url.ts',
  'catalog/featured.ts',
  'catalog/products/labels.ts',
  'ui/forms/(element-refs.ts|link.tsx)',
  'ui/layout/(back-link|badge|card|container|section|unbroken).tsx',
  'ui/icons/icons-orders.tsx',
  'ui/loading/lazy-part.tsx',
  'ui/dialogs/lazy-dialog.tsx',
  'shell/not-found.tsx',
  'site/page-meta.ts',
  'lib/(ids|problem|field-names|form-text|lock.client).ts',
  // Small modules of the pages of products and solutions.
  'catalog/details/(cancel-words|day-label).ts',
  'enquiries/forms/(ask-about-product|enquiry-dialog|honeypot).tsx',
  // The parts of an account, which every signed-in page loads.
  'account/session/(stored-account.client|local-record|account-events.client|session-answers).ts',
  'cart/line-answers.ts',
  'cart/browser/server-cart-storage.client.ts',
  'catalog/saved/(account-saved.client|saved-list.store).ts',
]

/**
 * The files that pages share, each with all modules that it imports. The bundler splits the rest. The
 * framework is separate, because it rarely changes. `entry.client.tsx` must run last, so it is in none of
 * them.
 */
const groups = [
  { name: 'framework', test: /node_modules\/(react|react-dom|scheduler|react-router)\// },
  { name: 'frame', test: new RegExp(`(src|content)/(${frame.join('|')})`) },
  {
    name: 'catalog',
    test: /src\/marketplace\/(product-card|product-grid|related-cards|solution-card|compare-tray)\.tsx/,
  },
]

export default defineConfig(({ command, isPreview }) => ({
  plugins: [tailwindcss(), reactRouter(), apiViewer(), sampleScreens(), shippedPackages()],
  environments: {
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups } } } },
    },
    ssr: {
      build: {
        sourcemap: true,
        rollupOptions: { input: 'src/app/entry.server.ts' },
      },
      // The dev module runner cannot inline CommonJS React; the production bundle includes everything.
      resolve: {
        // React Router leaves this condition out because its adapter is bundled, too.
        conditions: ['node'],
        ...(command === 'build' && !isPreview && { noExternal: true, external: ['sharp'] }),
      },
      // Without this, the bundle would also contain React's development code and run it unless the
      // environment forbids that.
      define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
    },
  },
  publicDir: 'content/public',
  // `npm run prove -- weight` measures each screen in the size in which it is sent.
  build: { reportCompressedSize: false },
  optimizeDeps: { entries: ['src/**/*.{ts,tsx}', '!src/**/*.server.{ts,tsx}'] },
  server: { watch: { ignored: ['**/.data/**', '**/test-results/**'] } },
}))
