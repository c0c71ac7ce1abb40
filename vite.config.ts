import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

export default defineConfig(({ command, isPreview }) => ({
  plugins: [tailwindcss(), reactCompiler(), reactRouter()],
  environments: {
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

/** React Router brings its own React plugin, so only the compiler is taken from this one. */
function reactCompiler(): Plugin[] {
  const plugins = react({ compiler: true }) as Plugin[]
  return plugins.filter((plugin) => plugin.name === 'vite:react-compiler')
}
