/**
 * Build step: bundles the programs that run the store and its operator commands, because running TypeScript
 * keeps a compiler in memory, 18 MB per process. Like their sources, the bundles are in a folder directly
 * below the project, because the programs find files relative to their own location.
 */
import { build } from 'vite'
import { projectDirectory } from './server-build.ts'
import { shippedPackages } from './shipped-packages.ts'

const programs = ['serve', 'store', 'health', 'migrate', 'seed', 'staff']

await build({
  root: projectDirectory,
  configFile: false,
  logLevel: 'warn',
  plugins: [shippedPackages('programs')],
  ssr: { noExternal: true, external: ['sharp'] },
  build: {
    ssr: true,
    outDir: 'build',
    emptyOutDir: false,
    copyPublicDir: false,
    rolldownOptions: {
      input: {
        ...Object.fromEntries(programs.map((name) => [name, `scripts/${name}.ts`])),
        'draw-picture': 'src/files/draw-picture-program.server.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
})
