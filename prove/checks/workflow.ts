import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import { openShop } from '../../bench/shop.ts'
import { freePort } from '../../test/support/free-port.ts'
import { answerTo } from '../answer.ts'
import type { Check } from '../check.ts'
import { startWorkflowEngine } from '../workflow-engine.ts'
import { breakingCustomer, knownCustomer, plainCustomer, workflowFlows } from '../workflow-flows.ts'

const password = 'correct horse battery'

export const workflowCheck: Check = {
  promise: 'Sign-up and log-in keep their contract with a real workflow engine',
  rule: 'product: accounts 12, 13, 16, outside-systems 3',
  limit: 'each call is answered as the engine decided',
  async run({ isSpoiled }) {
    const engine = await startWorkflowEngine(await freePort(), workflowFlows)
    try {
      const shop = await openShop({
        LOG_LEVEL: 'silent',
        SIGNUP_WEBHOOK_URL: `${engine.url}/sign-up`,
        LOGIN_WEBHOOK_URL: `${engine.url}/log-in`,
      })
      try {
        const answers: WorkflowAnswer[] = []
        for (const call of callsOfContract()) answers.push(await ask(shop.url, call))
        if (isSpoiled)
          answers.push(await ask(shop.url, logIn('planted', knownCustomer.email, 'wrong', [200, null])))
        return judgeWorkflow(answers)
      } finally {
        await shop.close()
      }
    } finally {
      await engine.close()
    }
  },
}

interface WorkflowCall {
  what: string
  path: string
  body: object
  /** The status, and the code of a problem. */
  expected: readonly [number, string | null]
}

export interface WorkflowAnswer extends Pick<WorkflowCall, 'what' | 'expected'> {
  answered: readonly [number | null, string | null]
}

function callsOfContract(): WorkflowCall[] {
  const email = `flow-${randomUUID()}@example.com`
  return [
    signUp('a new customer', email, [201, null]),
    signUp('a customer of the shop', email, [409, 'already_registered']),
    signUp('a customer of the engine', knownCustomer.email, [409, 'duplicate_customer']),
    signUp('an address that is none', `flow-${randomUUID()}@example.invalid`, [422, 'invalid_email']),
    logIn('the new customer', email, password, [200, null]),
    logIn('with another password', email, 'not-this-one', [401, 'access_denied']),
    logIn('a stranger', 'nobody@example.com', password, [401, 'access_denied']),
    logIn('a customer of the engine', knownCustomer.email, knownCustomer.password, [200, null]),
    logIn('answered as a plain object', plainCustomer.email, plainCustomer.password, [200, null]),
    logIn('a flow that breaks', breakingCustomer, password, [503, 'customer_portal_unreachable']),
    logIn('denied as a plain object', plainCustomer.email, 'not-this-one', [401, 'access_denied']),
  ]
}

function signUp(who: string, email: string, expected: WorkflowCall['expected']): WorkflowCall {
  const body = {
    full_name: 'Ada Example',
    primary_email: email,
    primary_phone: '+1 214 555 0199',
    company_name: 'Example Works',
    password,
    timezone: 'America/Chicago',
  }
  return { what: `sign-up: ${who}`, path: '/api/account/sign-up', body, expected }
}

function logIn(who: string, email: string, typed: string, expected: WorkflowCall['expected']): WorkflowCall {
  return { what: `log-in: ${who}`, path: '/api/account/log-in', body: { email, password: typed }, expected }
}

async function ask(url: string, { what, path, body, expected }: WorkflowCall): Promise<WorkflowAnswer> {
  const headers = { 'content-type': 'application/json' }
  const answer = await answerTo(url, { method: 'POST', path, headers, body: JSON.stringify(body) })
  const { code = null } = z.object({ code: z.optional(z.string()) }).parse(JSON.parse(answer?.text ?? '{}'))
  return { what, expected, answered: [answer?.status ?? null, code] }
}

export function judgeWorkflow(answers: readonly WorkflowAnswer[]) {
  const wrong = answers.filter(({ expected, answered }) => expected.join() !== answered.join())
  return {
    figure: `${answers.length - wrong.length} of ${answers.length} calls`,
    broken: [
      ...wrong.map(
        ({ what, expected, answered }) =>
          `${what} was answered ${answered.join(' ')}, not ${expected.join(' ')}`,
      ),
      ...(answers.length > 0 ? [] : ['nothing was asked']),
    ],
  }
}
