import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { apiViewer } from './scripts/api-viewer.ts'
import { asciiServer } from './scripts/ascii-server.ts'
import { reportMissingPages } from './scripts/report-missing-pages.ts'
import { trimRouter } from './scripts/trim-router.ts'

/** Modules that most pages do without. */
const onFewPages =
  /(ui\/(dialog|empty-state|field|icons-(cart|commerce|contact|orders|topics)|lazy-dialog-shell|password-field|rating-stars|ring-motif|switch|tabs|use-checked-form|use-current-answer|island|wake-when-near)|site\/(organization|structured)-data|shell\/footer-links|lib\/(current-answer|deferred|field-errors|problem)|art\/(seeded|seller-rings)|shell\/search\/suggestions\/[a-z-]+)\./

/**
 * Modules that are always loaded together are one file: thirty small ones compress worse and arrive later. The
 * framework is a file of its own because it stays the same between releases.
 */
const files = [
  {
    name: 'framework',
    test: /node_modules\/(react|react-dom|scheduler|react-router)\/|^\0?rolldown\/runtime/,
  },
  {
    name: 'frame',
    test: (id: string) =>
      /src\/(ui|site|shell|lib|art|root|cart\/cart-storages|orders\/(storage-keys|forget-orders)|catalogue\/saved\/storage-keys)/.test(
        id,
      ) && !onFewPages.test(id),
  },
  {
    name: 'form',
    test: /src\/(ui\/(field|use-checked-form)|lib\/(field-errors|problem)|enquiries\/(honeypot|send-enquiry.client))\./,
  },
  { name: 'company', test: /src\/company\/(figures|network\/silo-rings|value-sign|values)\./ },
  { name: 'dialog', test: /src\/ui\/(dialog|lazy-dialog-shell)\./ },
  {
    name: 'item',
    test: /src\/(catalogue\/(price|labels|product-picture|card-product|fixed-pages|product-preview|product-facts|product-action|open-link|saved\/(save-toggle|use-saved|saved\.store|saved-state))|cart\/add-to-cart-button|ui\/rating-stars)\./,
  },
  {
    name: 'cards',
    test: /src\/(marketplace\/(product-card|product-grid|product-button)|catalogue\/card-tags)\./,
  },
  { name: 'deferred', test: /src\/(lib\/deferred|marketplace\/deferred-data)\./ },
  { name: 'seller', test: /src\/marketplace\/sellers\/(verified-mark|seller-words)\./ },
  {
    name: 'details',
    test: /src\/(catalogue\/details\/(buy-facts-list|gallery)|catalogue\/buy-bar|marketplace\/(product\/(product-heading|product-states|about-product|related-cards)|saved\/recently-seen))\./,
  },
  {
    name: 'customer',
    test: /src\/(account\/(stored-account.client|stored-profile|local-record)|cart\/(line-answers|cart-api.client))\./,
  },
  {
    name: 'account',
    test: /src\/(account\/account-events.client|cart\/server-cart-storage.client|catalogue\/saved\/account-saved.client)\./,
  },
  // A shared cart has it without the purchases.
  { name: 'add-items', test: /src\/cart\/use-add-items\./ },
  {
    name: 'orders',
    test: /src\/orders\/(hand-off\/hand-off|orders.client|checkout\/(idempotency-key.client|order-summary|order-summary-lines))\./,
  },
  {
    name: 'listing',
    test: /src\/(catalogue\/(listing|facets\/facet-values)|marketplace\/(figures|marketplace-content|listing\/listing-paths))\./,
  },
  { name: 'icons-orders', test: /src\/ui\/icons-orders\./ },
  {
    name: 'order-words',
    test: /src\/orders\/(order-(number|timeline|status)|times)\./,
  },
  { name: 'order-answers', test: /src\/orders\/(order-answers|order-paths)\./ },
  // Asking for a quote needs it without the purchases.
  { name: 'quotes-api', test: /src\/quotes\/quotes-api\./ },
  {
    name: 'purchases',
    test: /src\/(purchases\/(buy-again|mails-sent|order-(requests|actions|papers|status-badge|timeline|card)|placed-order|handled-payments|lazy-order-files|purchase-list|purchases|paid-cart|use-orders|no-purchases)|orders\/(parse-orders|orders-api)|quotes\/(my-quotes|quote-list))\./,
  },
]

export default defineConfig(({ command, isPreview }) => ({
  plugins: [tailwindcss(), reactRouter(), apiViewer(), reportMissingPages(), trimRouter(), asciiServer()],
  environments: {
    client: {
      build: {
        rolldownOptions: { output: { codeSplitting: { groups: files } } },
      },
    },
    ssr: {
      build: {
        sourcemap: true,
        rollupOptions: { input: 'src/app/entry.server.ts' },
      },
      // The dev module runner cannot inline CommonJS React; the production bundle includes everything.
      resolve:
        command === 'build' && !isPreview
          ? {
              noExternal: true,
              external: ['sharp', 'pino', 'pdfkit'],
            }
          : {},
      // Else React's development code is in the bundle too, and runs wherever the environment does not say otherwise.
      define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
    },
  },
  // The weight of each screen is measured elsewhere, as it is sent.
  build: { reportCompressedSize: false },
  optimizeDeps: { entries: ['src/**/*.{ts,tsx}', '!src/**/*.server.{ts,tsx}'] },
  server: { watch: { ignored: ['**/.data/**', '**/test-results/**'] } },
}))
