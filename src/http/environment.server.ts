import { createPrivateKey } from 'node:crypto'
import * as z from 'zod'
import { commitLevels } from '#db/synchronous-commit.server.ts'

/**
 * Matches addresses with several hosts, as in `//a,b/` or `host=a,b`. libpq supports them, but our driver
 * does not.
 */
const severalHosts = /^\w+:\/\/(?:[^@/?]*@)?[^@/?]*,[^@/?]*(?:[/?]|$)|[?&]host=[^&]*(?:,|%2c)/i

const address = z.url({ protocol: /^https?$/, error: 'must be an http(s) address' })
const databaseAddress = z
  .string()
  .regex(/^postgres(ql)?:\/\//, { error: 'must be a postgres:// address' })
  .refine((text) => !severalHosts.test(text), { error: 'must name one host, which leads to the primary' })
const port = z.coerce.number().int().min(0).max(65_535)

/** All settings of the store. `.env.example` documents them. */
const environmentSchema = z.object({
  PUBLIC_URL: address,
  HOST: z.string().min(1),
  PORT: port,
  METRICS_PORT: port,
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  DATABASE_URL: databaseAddress,
  DATABASE_DIRECT_URL: databaseAddress.optional(),
  DATABASE_LISTEN_URL: databaseAddress.optional(),
  SYNCHRONOUS_COMMIT: z.enum(commitLevels).default('local'),
  ORDERS_SYNCHRONOUS_COMMIT: z.enum(commitLevels).default('on'),
  AUTH_SECRET: z.string().min(32, { error: 'must be at least 32 characters' }),
  NETWORK_URL: address,
  PORTAL_URL: address,
  DOCUMENTS_URL: address,
  MEETING_URL: address,
  ASSISTANT_URL: address,
  CONSULTING_URL: address,
  SIGNUP_WEBHOOK_URL: address,
  LOGIN_WEBHOOK_URL: address,
  SIGNUP_CREATED_BY_USER_ID: z.string().min(1),
  SMTP_URL: z.string().regex(/^(smtps?|file):\/\//, { error: 'must be an smtp:// address' }),
  MAIL_FROM: z.string().min(3),
  CONTACT_EMAIL: z.email(),
  CONTACT_PHONE: z.string().min(5),
  COMPANY_LEGAL_NAME: z.string().optional(),
  COMPANY_ADDRESS: z.string().optional(),
  COMPANY_TAX_ID: z.string().optional(),
  TRUSTED_ADDRESS_HEADER: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .optional(),
  TRUSTED_COUNTRY_HEADER: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .optional(),
  BILLING_DATA_YEARS: z.coerce.number().int().min(0).max(100).default(7),
  ADDRESS_LIMIT_FACTOR: z.coerce.number().positive().default(1),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  OTEL_EXPORTER_OTLP_ENDPOINT: address.optional(),
  OTEL_SERVICE_NAME: z.string().min(1).default('wadah-storefront'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  ORDER_STATUS_URL: address.optional(),
  WEBHOOKS_TO_LOOPBACK: z.stringbool().default(false),
  STORAGE: z
    .string()
    .regex(/^(file:.+|s3:https?:\/\/[^/]+\/.+)$/, { error: 'must be file:folder or s3:https://host/bucket' })
    .default('file:.data/files'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  LICENSE_SIGNING_KEY: z
    .string()
    .refine(isSigningKey, { error: 'must be the base64 of an Ed25519 key (PKCS #8, DER)' })
    .optional(),
  PORTAL_EVENT_SECRETS: z.string().refine((secrets) => secrets.split(',').every(isSigningSecret), {
    error: 'must be whsec_… secrets of 24 bytes or more',
  }),
})

export type Environment = z.infer<typeof environmentSchema>

/** In production, passwords and session cookies require TLS, and mail must go to a real server. */
const productionSchema = environmentSchema.extend({
  PUBLIC_URL: z.url({ protocol: /^https$/, error: 'must be an https:// address in production' }),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, { error: 'must be an smtp:// or smtps:// address in production' }),
})

type Settings = Readonly<Record<string, string | undefined>>

/**
 * Parses the settings once at start. Throws an `EnvironmentError` that lists all invalid settings (product:
 * outside-systems 8).
 */
export function parseEnvironment(settings: Settings): Environment {
  return parse(environmentSchema, settings)
}

/** Parses the settings for `npm run serve`, which has no sandbox to replace missing systems. */
export function parseProductionEnvironment(settings: Settings): Environment {
  return parse(productionSchema, settings)
}

function parse(schema: typeof environmentSchema, settings: Settings): Environment {
  const given = Object.fromEntries(
    Object.entries(settings).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = schema.safeParse(given)
  if (parsed.success) return parsed.data
  const lines = parsed.error.issues.map((issue) => {
    const name = issue.path.join('.')
    return `  ${name}: ${name in given ? issue.message : 'is missing'}`
  })
  throw new EnvironmentError(
    `The store cannot start: settings are missing or malformed.\n${lines.join('\n')}`,
  )
}

class EnvironmentError extends Error {}

function isSigningKey(text: string): boolean {
  try {
    const key = createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' })
    return key.asymmetricKeyType === 'ed25519'
  } catch {
    return false
  }
}

function isSigningSecret(secret: string): boolean {
  const encoded = /^whsec_([A-Za-z0-9+/]+=*)$/.exec(secret)?.[1]
  return encoded !== undefined && Buffer.from(encoded, 'base64').length >= 24
}
