import { expect, test } from 'vitest'
import { orderNumber } from '#orders/order-number.ts'
import { signUp } from '../support/customers-and-products.ts'
import {
  call,
  cookieOf,
  customer,
  customerPortalCookie,
  newOrder,
  placeOrder,
  portalEvent,
  proveEmail,
  tell,
  tokenOf,
  withShop,
} from '../support/order-shop.ts'

test('an order is shown to its customer only, and orders of other customers get the same response as missing orders', () =>
  withShop(async (store) => {
    const owner = await signUp(store.context)
    const stranger = await signUp(store.context)
    const customerPortal = await customerPortalCookie(store, 'grace@example.com')
    const placed = await placeOrder(store, owner.cookie)
    const byCustomerPortal = await call(store, 'POST', '/api/orders', {
      body: newOrder(),
      cookie: customerPortal,
    })
    const byBrowser = await call(store, 'POST', '/api/orders', { body: newOrder() })
    const browser = cookieOf(byBrowser)
    expect(browser).toMatch(/^wadah\.browser=[\w-]{43}$/)
    expect(byBrowser.headers.getSetCookie()[0]).toMatch(/HttpOnly; SameSite=Lax/)
    expect(byCustomerPortal.body.record.user.id).toBe('grace@example.com')
    expect(byCustomerPortal.headers.getSetCookie()).toEqual([])
    const who = { owner: owner.cookie, stranger: stranger.cookie, customerPortal, browser, nobody: undefined }
    const seen: Record<string, string[]> = {}
    for (const [name, cookie] of Object.entries(who)) {
      const list = await call(store, 'GET', '/api/orders', { cookie })
      seen[name] = list.body.orders.map(({ id }: { id: string }) => id)
    }
    expect(seen).toEqual({
      owner: [placed],
      stranger: [],
      customerPortal: [byCustomerPortal.body.order_id],
      browser: [byBrowser.body.order_id],
      nobody: [],
    })
    const absent = await call(store, 'GET', `/api/orders/${crypto.randomUUID()}`, { cookie: stranger.cookie })
    const paths = [`/api/orders/${placed}`, `/api/orders/${byBrowser.body.order_id}`, '/api/orders/x']
    for (const path of paths) {
      for (const [method, end] of [
        ['GET', ''],
        ['POST', '/resume'],
        ['POST', '/cancel'],
      ] as const) {
        const answer = await call(store, method, path + end, { cookie: stranger.cookie })
        expect([answer.status, answer.body]).toEqual([404, absent.body])
      }
    }
    const both = await call(store, 'GET', '/api/orders', { cookie: `${owner.cookie}; ${browser}` })
    expect(both.body.orders).toHaveLength(2)
    const bySession = `/api/orders?session_id=${placed}`
    expect((await call(store, 'GET', bySession, { cookie: owner.cookie })).body.orders).toHaveLength(1)
    expect((await call(store, 'GET', bySession, { cookie: customerPortal })).body.orders).toEqual([])
    expect(
      (await call(store, 'GET', '/api/orders?session_id=%00', { cookie: owner.cookie })).body.orders,
    ).toEqual([])
  }))

test('on a shared browser a customer-portal customer neither sees nor changes the orders of an account that is still signed in', () =>
  withShop(async (store) => {
    const left = await signUp(store.context)
    const customerPortal = await customerPortalCookie(store, 'grace@example.com')
    const theirs = await placeOrder(store, left.cookie)
    const own = await placeOrder(store, customerPortal)
    const anonymous = await call(store, 'POST', '/api/orders', { body: newOrder() })
    const cookie = `${left.cookie}; ${customerPortal}; ${cookieOf(anonymous)}`
    const list = await call(store, 'GET', '/api/orders', { cookie })
    expect(list.body.orders.map(({ id }: { id: string }) => id).toSorted()).toEqual(
      [own, anonymous.body.order_id].toSorted(),
    )
    for (const action of ['resume', 'cancel']) {
      const path = `/api/orders/${theirs}/${action}`
      expect((await call(store, 'POST', path, { cookie })).status).toBe(404)
    }
  }))

test('after log-in the customer sees all orders of the account with the same email', () =>
  withShop(async (store) => {
    const account = await signUp(store.context)
    const placed = await placeOrder(store, account.cookie)
    const customerPortal = await customerPortalCookie(store, account.email)
    const found = await call(store, 'GET', '/api/orders', { cookie: customerPortal })
    expect(found.body.orders.map(({ id }: { id: string }) => id)).toEqual([placed])
    const stranger = await customerPortalCookie(store, 'somebody-else@example.com')
    expect((await call(store, 'GET', '/api/orders', { cookie: stranger })).body.orders).toEqual([])
  }))

test('equal orders without a session get the same cookie, which opens the order', () =>
  withShop(async (store) => {
    const body = newOrder()
    const first = await call(store, 'POST', '/api/orders', { body })
    const again = await call(store, 'POST', '/api/orders', { body })
    expect(cookieOf(again)).toBe(cookieOf(first))
    expect(again.body).toEqual(first.body)
    const list = await call(store, 'GET', '/api/orders', { cookie: cookieOf(first) })
    expect(list.body.orders).toMatchObject([{ verified: false }])
    // An entered address must not look like the address of a customer-portal session.
    const id = first.body.order_id
    expect(first.body.record.user).toMatchObject({ id: `browser:${id}`, email: customer.email })
    const key = await call(store, 'POST', `/api/hand-offs/${id}/key`, { token: tokenOf(first) })
    const state = await call(store, 'GET', `/api/hand-offs/${id}/state`, { token: key.body.access_key })
    expect(state.body).toMatchObject({ verified: false })
    const signedOut = await call(store, 'POST', '/api/account/sign-out', { cookie: cookieOf(first) })
    expect(signedOut.headers.getSetCookie().join()).toMatch(/wadah\.browser=; Max-Age=0/)
  }))

test('an order is verified once its customer has verified the email address', () =>
  withShop(async (store) => {
    const account = await signUp(store.context)
    const cookies = {
      account: account.cookie,
      customerPortal: await customerPortalCookie(store, 'grace@example.com'),
      // The log-in does not verify an address that belongs to an account.
      sameEmail: await customerPortalCookie(store, account.email),
    }
    const verified = async () => {
      const found: Record<string, boolean> = {}
      for (const [who, cookie] of Object.entries(cookies)) {
        const list = await call(store, 'GET', '/api/orders', { cookie })
        found[who] = list.body.orders.every((order: { verified: boolean }) => order.verified)
      }
      return found
    }
    for (const cookie of Object.values(cookies)) {
      await placeOrder(store, cookie)
    }
    expect(await verified()).toEqual({ account: false, customerPortal: true, sameEmail: false })
    await proveEmail(store, account.id)
    expect(await verified()).toEqual({ account: true, customerPortal: true, sameEmail: true })
  }))

test('an order without a session sends only the mail that explains how to continue', () =>
  withShop(async (store) => {
    const account = await signUp(store.context)
    const mailed = async (to: string, cookie?: string) => {
      store.sent.length = 0
      const body = newOrder({ customer: { ...customer, email: to } })
      const placed = await call(store, 'POST', '/api/orders', { body, cookie })
      await tell(store, portalEvent('signed', placed.body.order_id))
      const number = orderNumber(placed.body.order_id)
      return store.sent.map((mail) => mail.subject.replace(number, 'N'))
    }
    const first = 'Next step: sign your documents (order N)'
    const both = [first, 'Next step: pay for your order (order N)']
    expect(await mailed(account.email)).toEqual([first])
    expect(await mailed(account.email, account.cookie)).toEqual(both)
  }))
