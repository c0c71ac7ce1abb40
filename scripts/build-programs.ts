/**
 * A step of the build: the programs that run the store and the commands of its operators, as JavaScript with their
 * packages in it. Started from TypeScript, each process would hold Node's compiler, 18 MB. They lie one folder below the
 * project, as their sources do, since they find files from there.
 */
import { build } from 'vite'
import { projectDirectory } from './local.ts'
import { shippedPackages } from './shipped-packages.ts'

const programs = ['serve', 'store', 'health', 'migrate', 'seed', 'staff', 'orders', 'enquiries']

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
