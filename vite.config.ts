import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/** Pieces that most pages do without. */
const onFewPages =
  /(ui\/(accordion|empty-state|icons-topics|late-dialog|password-field|rating-stars|switch|tabs)|site\/(organization|structured)-data|lib\/arriving)\./

export default defineConfig(({ command, isPreview }) => ({
  plugins: [tailwindcss(), reactRouter()],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // What every page loads comes as one file: thirty small ones compress worse and arrive later.
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'frame',
                  test: (id) => /src\/(ui|site|lib|art|root)/.test(id) && !onFewPages.test(id),
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: {
        sourcemap: true,
        rollupOptions: { input: 'src/server/entry.server.ts' },
      },
      // The dev module runner cannot inline CommonJS React; the production bundle wants everything in.
      resolve: command === 'build' && !isPreview ? { noExternal: true, external: ['sharp', 'pino'] } : {},
    },
  },
  optimizeDeps: { entries: ['src/**/*.{ts,tsx}', '!src/**/*.server.{ts,tsx}'] },
  server: { watch: { ignored: ['**/.data/**', '**/test-results/**'] } },
}))
