import { expect, test } from 'vitest'
import { marketplaceProducts, marketplaceSellers } from '#catalog/products/marketplace.tables.server.ts'
import { loader as list } from '#dashboard/record-lists/record-list.page.tsx'
import { loader as page } from '#dashboard/records/edit-record.page.tsx'
import { sellerOverview } from '#dashboard/records/seller-overview.server.ts'
import { signUp } from '../../support/customers-and-products.ts'
import { callPage, newViewer } from '../../support/dashboard.ts'
import { withShop } from '../../support/order-shop.ts'
import { bill, changeQuantityOn, period, subscribe } from '../../support/subscriptions.ts'
import { changeProduct } from '../../support/add-product.ts'

test('the list and the page of sellers show products, members and sales, depending on the role', () =>
  withShop(async (store) => {
    await store.db.insert(marketplaceSellers).values({ id: 'mira', name: 'Mira Looms' })
    await store.db.insert(marketplaceProducts).values([
      { id: 'mira-1', name: 'One', price: '1', sellerId: 'mira' },
      { id: 'mira-2', name: 'Two', price: '1', sellerId: 'mira', isActive: false },
    ])
    const member = await newViewer(store, { memberships: [{ sellerId: 'mira', role: 'admin' }] })
    const { cookie } = await newViewer(store, { staffRoles: ['owner'] })
    const rows = await callPage(list, store, { path: '/dashboard/sellers?text=mira', cookie })
    if (rows.own) throw new Error('this is the list of a seller')
    expect(rows.rows).toMatchObject([{ id: 'mira', figures: { products: 2, sales: 0 } }])

    const open = (viewer: { cookie: string }) =>
      callPage(page, store, {
        path: '/dashboard/sellers/mira',
        cookie: viewer.cookie,
        params: { id: 'mira' },
      })
    const figures = { products: { all: 2, shown: 1 }, sales: { items: 0, orders: 0 } }
    const members = [{ id: member.accountId, role: 'admin' }]
    expect(await open({ cookie })).toMatchObject({
      overview: { ...figures, members, isVerified: false, seesStatements: true },
    })
    const support = await newViewer(store, { staffRoles: ['support'] })
    const hidden = { members: null, application: null, seesStatements: false }
    expect(await open(support)).toMatchObject({ overview: hidden })
  }))

test('the sales of a seller count the units of a subscription once, and its revenue includes renewals', () =>
  withShop(async (store) => {
    await store.db.insert(marketplaceSellers).values({ id: 'mira', name: 'Mira Looms' })
    await changeProduct(store.db, 'cart-plain', { sellerId: 'mira' })
    const { cookie, id: userId } = await signUp(store.context)
    const order = await subscribe(store, { cookie, quantity: 2 })
    await changeQuantityOn(store, order, { userId, quantity: 1, day: 10 })
    await bill(store, 'subscription.renewed', order, { amount: 10.5, period: period(1) }, 31)
    const viewer = { staffRoles: ['owner'], memberships: [] } as const
    const overview = await sellerOverview(store.db, { id: 'mira', viewer, now: new Date() })
    const revenue = { once: 0, recurring: 3_150 }
    expect(overview).toMatchObject({ sales: { items: 2, orders: 2 }, revenue })
  }))
