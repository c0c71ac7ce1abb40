/** One customer whom the customer portal knows from before, and one whose log-in it answers as a plain object. */
export const knownCustomer = { email: 'known@example.com', password: 'three-rings' }
export const plainCustomer = { email: 'plain@example.com', password: 'three-rings' }
/** Whose log-in breaks the flow, so that it never answers. */
export const breakingCustomer = 'breaking@example.com'

/** What the sign-up webhook is promised, as its fields say it (product: data 12). */
const promised = {
  lead_id: null,
  organization_id: null,
  customer_type: 'prospect',
  status: 'active',
  primary_phone: '+1 214 555 0199',
  full_name: 'Ada Example',
  company_name: 'Example Works',
  timezone: 'America/Chicago',
  source_channel: 'customer_portal',
  source_agent: 'customer_portal',
  source_tool: 'customer_portal',
  notes: '',
  metadata: {},
}
/** Those that say something else each time. */
const others = ['primary_email', 'password', 'created_by_user_id', 'created_at', 'updated_at']
/** The fields of the log-in webhook (product: data 13). */
const ofLogIn = ['_meta', 'company', 'email', 'name', 'password', 'phone']

const decideOnSignUp = `
const customers = flow.get('customers') || { '${knownCustomer.email}': '${knownCustomer.password}' }
const asked = msg.payload
const wrong = Object.entries(${JSON.stringify(promised)})
  .filter(([name, value]) => JSON.stringify(asked[name]) !== JSON.stringify(value))
  .map(([name]) => name)
  .concat(${JSON.stringify(others)}.filter((name) => !asked[name]))
if (wrong.length > 0) msg.payload = { error_customer: 'wrong ' + wrong.join() }
else if (asked.primary_email.endsWith('.invalid')) msg.payload = { error_email: 'Invalid email address' }
else if (customers[asked.primary_email]) msg.payload = { error_customer: 'Duplicate customer' }
else {
  customers[asked.primary_email] = asked.password
  flow.set('customers', customers)
  msg.payload = { email_recipient: asked.primary_email, send_status: 'sent' }
}
return msg`

const decideOnLogIn = `
const customers = flow.get('customers') || {}
const { email, password } = msg.payload
if (email === '${breakingCustomer}') throw new Error('as a flow breaks')
const known = customers[email] || { '${knownCustomer.email}': '${knownCustomer.password}', '${plainCustomer.email}': '${plainCustomer.password}' }[email]
msg.isPlain = email === '${plainCustomer.email}'
const isWhole = Object.keys(msg.payload).sort().join() === '${ofLogIn.join()}'
msg.payload = { access_granted: isWhole && known === password, name: 'Ada of the flow' }
return msg`

/** As the webhook of a workflow engine answers with its first item alone. */
const intoList = `
if (!msg.isPlain) msg.payload = [msg.payload]
return msg`

/** Two flows of four nodes, and one that says that the engine is up. */
export const workflowFlows: readonly object[] = [
  { id: 'contract', type: 'tab', label: 'Customer portal' },
  ...flow('sign-up', 'post', [decideOnSignUp, intoList]),
  ...flow('log-in', 'post', [decideOnLogIn, intoList]),
  ...flow('up', 'get', ['return msg', 'return msg']),
]

function flow(name: string, method: string, functions: readonly [string, string]): object[] {
  const [first, second] = functions
  const node = (id: string, next: string | null, rest: object) => ({
    id: `${name}-${id}`,
    z: 'contract',
    x: 0,
    y: 0,
    wires: next === null ? [] : [[`${name}-${next}`]],
    ...rest,
  })
  const step = { type: 'function', outputs: 1, timeout: 0, noerr: 0, initialize: '', finalize: '', libs: [] }
  return [
    node('in', 'decide', { type: 'http in', url: `/${name}`, method, upload: false, swaggerDoc: '' }),
    node('decide', 'list', { ...step, name: 'decide', func: first }),
    node('list', 'out', { ...step, name: 'as a list', func: second }),
    node('out', null, { type: 'http response', statusCode: '', headers: {} }),
  ]
}
