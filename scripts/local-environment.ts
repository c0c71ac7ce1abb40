import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brand } from '#content/brand.ts'
import { demoCompany, demoContact } from '#content/demo/accounts.ts'

type Settings = Record<string, string | undefined>

/**
 * The settings that `npm start` and `npm run dev` add for a local run, in which the sandbox replaces all outside
 * systems. Existing settings are not changed (product: outside-systems 4).
 */
export function localSettings(given: Settings, dataDirectory: string): Settings {
  const store = given['PORT'] || '3000'
  const sandboxPort = given['SANDBOX_PORT'] || '3001'
  const sandbox = `http://localhost:${sandboxPort}`
  const secrets = localSecrets(dataDirectory)
  const defaults: Settings = {
    PUBLIC_URL: `http://localhost:${store}`,
    HOST: '127.0.0.1',
    PORT: store,
    METRICS_PORT: '0',
    SANDBOX_PORT: sandboxPort,
    AUTH_SECRET: secrets.auth,
    PORTAL_EVENT_SECRETS: secrets.portalEvents,
    NETWORK_URL: `${sandbox}/network`,
    PORTAL_URL: `${sandbox}/portal`,
    DOCUMENTS_URL: `${sandbox}/documents`,
    MEETING_URL: `${sandbox}/meeting`,
    ASSISTANT_URL: `${sandbox}/assistant`,
    CONSULTING_URL: `${sandbox}/consulting`,
    ORDER_STATUS_URL: `${sandbox}/portal/order-status`,
    SIGNUP_WEBHOOK_URL: `${sandbox}/webhooks/sign-up`,
    LOGIN_WEBHOOK_URL: `${sandbox}/webhooks/log-in`,
    SIGNUP_CREATED_BY_USER_ID: 'local-customer-portal',
    STORAGE: `file:${join(dataDirectory, 'files')}`,
    SMTP_URL: `file://${join(dataDirectory, 'outbox')}`,
    MAIL_FROM: `${brand.name} <${demoContact.email}>`,
    CONTACT_EMAIL: demoContact.email,
    CONTACT_PHONE: demoContact.phone,
    COMPANY_LEGAL_NAME: demoCompany.legalName,
    COMPANY_ADDRESS: demoCompany.address,
    COMPANY_TAX_ID: demoCompany.taxId,
    ADDRESS_LIMIT_FACTOR: '30',
    WEBHOOKS_TO_LOOPBACK: 'true',
  }
  const set = Object.fromEntries(Object.entries(given).filter(([, value]) => value))
  return { ...defaults, ...set }
}

/**
 * The secrets of a data folder. They are created once, so that sessions survive a restart and the code
 * contains no secret.
 */
function localSecrets(dataDirectory: string): { auth: string; portalEvents: string } {
  mkdirSync(dataDirectory, { recursive: true })
  return {
    auth: secretFile(join(dataDirectory, 'auth-secret'), () => randomBytes(32).toString('base64url')),
    portalEvents: secretFile(
      join(dataDirectory, 'portal-events-secret'),
      () => `whsec_${randomBytes(32).toString('base64')}`,
    ),
  }
}

function secretFile(path: string, make: () => string): string {
  try {
    const stored = readFileSync(path, 'utf8').trim()
    if (stored) return stored
  } catch {
    // The file does not exist on the first start.
  }
  const secret = make()
  writeFileSync(path, `${secret}\n`, { mode: 0o600 })
  return secret
}

/** The folder of a local run with database and outbox: `DATA_DIRECTORY`, or `.data/` in the project. */
export function localDataDirectory(): string {
  return resolve(process.env['DATA_DIRECTORY'] || fileURLToPath(new URL('../.data', import.meta.url)))
}

export function localDatabaseDirectory(): string {
  return join(localDataDirectory(), 'postgres')
}
