import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

/** The headless build needs only half the processor time. */
const shell = 'chromium-headless-shell'
const windowed = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const installLimitMilliseconds = 10 * 60_000

/** Finds a Chromium for the tests: the configured one, Playwright's, the system's, or one that is installed now. */
export async function findChromium(): Promise<string> {
  if (!present()) install()
  const path = present()
  if (!path) {
    throw new Error(
      'No Chromium was found. Install one (Debian: apt-get install chromium) or set CHROMIUM_PATH.',
    )
  }
  // Otherwise the other processes of the run would search and install too.
  process.env['CHROMIUM_PATH'] = path
  return path
}

function present(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const onPath = (name: string) => folders.map((folder) => join(folder, name))
  const places = [
    process.env['CHROMIUM_PATH'],
    ...onPath(shell),
    chromium.executablePath(),
    ...windowed.flatMap(onPath),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ]
  return places.find((place) => place !== undefined && place !== '' && existsSync(place))
}

function hasApt(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
}

function install(): void {
  if (!hasApt()) return run('npx', ['playwright', 'install', 'chromium'])
  const impatient = ['-qq', '-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20']
  const fontsAnd = ['install', '-y', ...impatient, '--no-install-recommends', 'fonts-liberation']
  run('apt-get', ['update', ...impatient])
  run('apt-get', [...fontsAnd, shell])
  if (!present()) run('apt-get', [...fontsAnd, 'chromium'])
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
