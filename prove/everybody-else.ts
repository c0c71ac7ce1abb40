import { sql } from 'drizzle-orm'
import { signUpAccounts } from '../bench/accounts.ts'
import type { Shop } from '../bench/shop.ts'
import type { Roles } from '#account/roles.ts'
import type { Database } from '#db/database.server.ts'
import { newViewer, type SignedInViewer } from '../test/support/dashboard.ts'
import { mayTake, type AnyRole } from './allowed-roles.ts'
import { dashboardRequests, type AccessRequest, type Expected } from './dashboard-requests.ts'
import type { OneOfEach } from './one-of-each.ts'

const anotherSeller = 'northlight-analytics'
/** Pages about what belongs to a seller, by its id. */
const ofOneSeller = /:(?:proposalId|quoteId|reviewId|accountId|fileId)/

type NamedRole = AnyRole | 'nothing'

export function viewerWith(
  { settings }: Shop,
  db: Database,
  role: NamedRole,
  sellerId: string,
): Promise<SignedInViewer> {
  const environment = { AUTH_SECRET: settings['AUTH_SECRET'] ?? '' }
  return newViewer({ db, context: { environment } }, { ...rolesOf(role, sellerId), name: role })
}

function rolesOf(role: NamedRole, sellerId: string): Roles {
  if (role === 'nothing') return { staffRoles: [], memberships: [] }
  if (role === 'admin' || role === 'editor') return { staffRoles: [], memberships: [{ sellerId, role }] }
  return { staffRoles: [role], memberships: [] }
}

/** Those for whom the dashboard is not there, and the members of another seller. */
export async function everybodyElse(shop: Shop, db: Database, one: OneOfEach): Promise<AccessRequest[]> {
  const asks = (who: string, cookie: string, expect: Parameters<typeof dashboardRequests>[0]['expect']) =>
    dashboardRequests({ who, cookie, addressOf: one.addressOf, expect })
  const nothing = await viewerWith(shop, db, 'nothing', '')
  const requests = asks('an account without a role', nothing.cookie, () => 'missing')
  for (const [who, cookie] of Object.entries(await whoeverLogsInFirst(shop, db))) {
    requests.push(...asks(who, cookie, () => 'log-in'))
  }
  for (const role of ['admin', 'editor'] as const) {
    const { cookie } = await viewerWith(shop, db, role, anotherSeller)
    const who = `${role} of another seller`
    const expect = (action: string, kind: 'page' | 'form'): Expected => {
      if (!mayTake(role, action) || ofOneSeller.test(action)) return 'missing'
      return kind === 'page' ? 'opens' : 'may'
    }
    requests.push(...asks(who, cookie, expect).map((each) => ({ ...each, marks: one.marks })))
    requests.push(...formsAbout(one, who, cookie))
  }
  return requests
}

/** Forms that name what is another seller's. */
function formsAbout({ sellerId, addressOf }: OneOfEach, who: string, cookie: string): AccessRequest[] {
  const file = addressOf('/dashboard/files/:fileId').split('/').at(-1) ?? ''
  const forms: [string, Record<string, string>][] = [
    ['/dashboard/files', { of: file }],
    ['/dashboard/proposals', { kind: 'product', seller: sellerId }],
    ['/dashboard/proposals', { kind: 'seller', seller: sellerId }],
    ['/dashboard/people/invite', { email: 'friend@example.com', sellerId, sellerRole: 'admin' }],
  ]
  const headers = { cookie, 'content-type': 'application/x-www-form-urlencoded' }
  return forms.map(([path, fields]) => ({
    who,
    action: 'foreign',
    ask: { method: 'POST', path, headers, body: new URLSearchParams(fields).toString() },
    expected: 'turned down',
  }))
}

/** Their cookies. The last three would open everything, had the second factor been proven, the session not ended, or the signature been right. */
async function whoeverLogsInFirst(shop: Shop, db: Database): Promise<Record<string, string>> {
  const [account] = await signUpAccounts(shop.url, 1)
  const [oneFactor, ended, signed] = [
    await viewerWith(shop, db, 'owner', ''),
    await viewerWith(shop, db, 'owner', ''),
    await viewerWith(shop, db, 'owner', ''),
  ]
  await db.execute(sql`update sessions set second_factor_at = null where id = ${oneFactor.sessionId}`)
  await db.execute(
    sql`update sessions set expires_at = now() - interval '1 minute' where id = ${ended.sessionId}`,
  )
  return {
    'a visitor': '',
    'a customer': account?.cookie ?? '',
    'a made-up session': 'wadah.session_token=made-up.c2ln',
    'an owner without the second factor': oneFactor.cookie,
    'an owner whose session has ended': ended.cookie,
    'an owner by another signature': withOtherSignature(signed.cookie),
  }
}

function withOtherSignature(cookie: string): string {
  return cookie.replace(/.(?=.{12}$)/, (letter) => (letter === 'A' ? 'B' : 'A'))
}
