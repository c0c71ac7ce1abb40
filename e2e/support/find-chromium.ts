import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

/** The first has no window and takes half the processor time. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]
const installLimitMilliseconds = 10 * 60_000

/** A Chromium to test with: a configured one, Playwright's, the system's, or one installed now. */
export async function findChromium(): Promise<string> {
  const found = present()
  if (found) return found
  install()
  const installed = present()
  if (installed) return installed
  throw new Error(
    'No Chromium was found. Install one (Debian: apt-get install chromium) or set CHROMIUM_PATH.',
  )
}

function present(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const places = [
    process.env['CHROMIUM_PATH'],
    chromium.executablePath(),
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ]
  return places.find((place) => place !== undefined && place !== '' && existsSync(place))
}

function install(): void {
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    run('apt-get', ['update', '-qq'])
    const fontsAnd = ['install', '-y', '-qq', '--no-install-recommends', 'fonts-liberation']
    run('apt-get', [...fontsAnd, 'chromium-headless-shell'])
    if (!present()) run('apt-get', [...fontsAnd, 'chromium'])
  } else {
    run('npx', ['playwright', 'install', 'chromium'])
  }
}

function run(command: string, args: string[]): void {
  console.log(`Installing a browser for the tests: ${command} ${args.join(' ')}`)
  try {
    execFileSync(command, args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      timeout: installLimitMilliseconds,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  } catch {
    console.error(`${command} did not succeed.`)
  }
}
