/**
 * A step of the build: the programs that run the store, as JavaScript. Started from TypeScript, each process would hold
 * Node's compiler, 18 MB. They lie one folder below the project, as their sources do, since they find files from there.
 */
import { build } from 'vite'
import { projectDirectory } from './local.ts'

await build({
  root: projectDirectory,
  configFile: false,
  logLevel: 'warn',
  build: {
    ssr: true,
    outDir: 'build',
    emptyOutDir: false,
    copyPublicDir: false,
    rolldownOptions: {
      input: {
        serve: 'scripts/serve.ts',
        store: 'scripts/store.ts',
        'draw-picture': 'src/files/draw-picture-program.server.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
})
