import { withStore, type TestStore } from './store.ts'
import { signUp, type Customer } from './customers-and-products.ts'

/**
 * Runs `work` with a store that has test products and two customers. By default `send` acts as the first customer.
 */
export async function withShop(work: (shop: Shop) => Promise<void>): Promise<void> {
  await withStore(
    async (store) => {
      const customer = await signUp(store.context)
      const stranger = await signUp(store.context)
      await work({
        store,
        customer,
        stranger,
        async send(method, path, body, who = customer) {
          const response = await store.app.request(path, {
            method,
            headers: {
              ...(who.cookie ? { cookie: who.cookie } : {}),
              ...(body === undefined ? {} : { 'content-type': 'application/json' }),
            },
            ...(body === undefined ? {} : { body: JSON.stringify(body) }),
          })
          const text = await response.text()
          return { status: response.status, body: text ? JSON.parse(text) : null }
        },
      })
    },
    {},
    'wadah_shop',
  )
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
