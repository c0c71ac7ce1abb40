import { chromium, type Browser } from '@playwright/test'
import { findChromium } from '../e2e/support/find-chromium.ts'

export async function openBrowser(debuggingPort?: number): Promise<Browser> {
  return chromium.launch({
    executablePath: await findChromium(),
    args: [
      '--disable-background-networking',
      ...(debuggingPort === undefined ? [] : [`--remote-debugging-port=${debuggingPort}`]),
    ],
  })
}
