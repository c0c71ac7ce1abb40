import { signUp, type Customer } from './customers-and-products.ts'
import { call, withShop as withTestProducts } from './order-shop.ts'
import type { TestStore } from './store.ts'

/**
 * Runs `work` with a store that has test products and two customers. By default `send` acts as the first customer.
 */
export async function withShop(work: (shop: Shop) => Promise<void>): Promise<void> {
  await withTestProducts(async (store) => {
    const customer = await signUp(store.context)
    const stranger = await signUp(store.context)
    await work({
      store,
      customer,
      stranger,
      async send(method, path, body, { cookie } = customer) {
        const { status, body: answer } = await call(store, method, path, { body, cookie })
        return { status, body: answer }
      },
    })
  })
}

export interface Shop {
  store: TestStore
  customer: Customer
  stranger: Customer
  send(
    method: string,
    path: string,
    body?: unknown,
    who?: Customer,
  ): Promise<{ status: number; body: Answer }>
}

/** The fields that a cart response can have. Each test checks the fields that it expects. */
interface Answer {
  code: string
  quantity: number
  products: unknown[]
  line: AnsweredLine
  lines: [AnsweredLine, ...AnsweredLine[]]
}
interface AnsweredLine {
  id: string
  quantity: number
  product_data: Record<string, unknown>
}
