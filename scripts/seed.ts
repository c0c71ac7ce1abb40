/** `npm run seed -- --demo` fills an empty catalog with the demo's products and sellers. */
import { errorSentence } from './lifecycle.ts'
import { loadServerBuild, loadSettingsFile } from './server-build.ts'

const usage = `npm run seed -- --demo

Fills the empty catalog of DATABASE_URL with invented products, sellers and solutions, for a demonstration.
Production starts empty otherwise. The demo account of \`npm start\` is not made: its password is known to everybody.`

if (process.argv.slice(2).join(' ') !== '--demo') {
  console.error(usage)
  process.exitCode = 2
} else {
  await seed().catch((error: unknown) => {
    console.error(`Nothing was seeded: ${errorSentence(error)}`)
    process.exitCode = 1
  })
}

async function seed(): Promise<void> {
  loadSettingsFile()
  const url = process.env['DATABASE_URL']
  if (!url) throw new Error('DATABASE_URL is missing.')
  const { seedDatabase } = await loadServerBuild()
  const { products, solutions, details } = await seedDatabase(url, { demoAccount: false })
  if (products + solutions === 0) {
    console.log(
      details === 0
        ? 'The catalog is not empty: nothing was seeded.'
        : `The catalog is not empty: only added the missing details of ${details} items.`,
    )
    return
  }
  console.log(`Seeded the demo catalog: ${products} products and ${solutions} solutions.`)
}
