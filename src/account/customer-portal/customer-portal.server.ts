import type { LogIn, SignUp } from '#account/session/account.forms.ts'
import {
  grantedCustomer,
  signUpOutcome,
  type GrantedCustomer,
  type SignUpOutcome,
} from '#account/customer-portal/customer-portal-answers.ts'
import { fetchInSpan } from '#lib/spans.server.ts'
import { parseJson } from '#lib/json.ts'
import { err, type Result } from '#lib/result.ts'
import { shortText } from '#lib/short-text.ts'
import type { ServerContext } from '#http/server/server-context.server.ts'

const timeLimitMilliseconds = 10_000

export type CustomerPortal = ReturnType<typeof createCustomerPortal>

/** Why a webhook gave no usable answer: an HTTP error status, or no answer in time. */
type Failure = 'http_failure' | 'no_answer'

/**
 * Calls the two webhooks of the customer portal. Their addresses never leave the server (product:
 * outside-systems 2).
 */
export function createCustomerPortal({
  environment,
  log,
  metrics,
  clock,
  timeLimit = timeLimitMilliseconds,
}: Pick<ServerContext, 'environment' | 'log' | 'metrics' | 'clock'> & { timeLimit?: number }) {
  async function call(webhook: string, address: string, payload: unknown): Promise<Result<unknown, Failure>> {
    const answer = await post(webhook, address, payload, timeLimit)
    metrics.webhookCalls.inc({ webhook, outcome: answer.ok ? 'answered' : answer.reason })
    if (!answer.ok)
      log.warn({ webhook, reason: answer.reason, cause: answer.cause }, 'call to the customer portal failed')
    return answer
  }

  return {
    /** Registers a new customer. Returns 'not_created' unless the answer clearly accepts the customer. */
    async signUp(form: SignUp): Promise<SignUpOutcome> {
      const payload = signUpPayload(form, environment.SIGNUP_CREATED_BY_USER_ID, clock())
      const answer = await call('sign-up', environment.SIGNUP_WEBHOOK_URL, payload)
      return answer.ok ? signUpOutcome(answer.value) : 'not_created'
    },
    /** Checks whether the customer has access. A malformed answer means no access (product: accounts 16). */
    async logIn(form: LogIn): Promise<Result<GrantedCustomer | null, Failure>> {
      const answer = await call('log-in', environment.LOGIN_WEBHOOK_URL, logInPayload(form, clock()))
      return answer.ok ? { ok: true, value: grantedCustomer(answer.value) } : answer
    },
  }
}

function signUpPayload(form: SignUp, createdByUserId: string, now: Date) {
  return {
    lead_id: null,
    organization_id: null,
    customer_type: 'prospect',
    status: 'active',
    primary_email: form.primary_email,
    password: form.password,
    primary_phone: form.primary_phone,
    full_name: form.full_name,
    company_name: form.company_name,
    timezone: form.timezone,
    source_channel: 'customer_portal',
    source_agent: 'customer_portal',
    source_tool: 'customer_portal',
    created_by_user_id: createdByUserId,
    notes: '',
    metadata: {},
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
  }
}

function logInPayload({ email, password }: LogIn, now: Date) {
  return {
    email,
    phone: null,
    name: null,
    company: null,
    password,
    _meta: { received_at: now.toISOString(), source_nodes: ['customer_portal'], merged_from_items: 1 },
  }
}

type Answer = { ok: true; value: unknown } | { ok: false; reason: Failure; cause: string | number }

/** Redirects are not followed, because they could send the password to another system. */
async function post(webhook: string, address: string, payload: unknown, timeLimit: number): Promise<Answer> {
  try {
    const response = await fetchInSpan(`webhook ${webhook}`, address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(payload),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeLimit),
    })
    if (!response.ok) {
      await response.body?.cancel()
      return { ok: false, reason: 'http_failure', cause: response.status }
    }
    return { ok: true, value: parseJson(await shortText(response)) }
  } catch (error) {
    return { ...err('no_answer'), cause: error instanceof Error ? error.name : 'unknown' }
  }
}
