import type { EditedDiscount } from '#cart/discounts/admin-discounts.queries.server.ts'
import { dollarsText } from '#lib/money.ts'
import { dayOfMoment } from '#lib/days.ts'

export type DiscountFields = ReturnType<typeof newDiscountFields>

const none: string[] = []

export function newDiscountFields(sellerId: string) {
  return {
    sellerId,
    code: '',
    kind: 'percent',
    value: '',
    scope: 'everything',
    categories: none,
    sellers: none,
    products: none,
    startsOn: '',
    endsOn: '',
    maxUses: '',
    maxUsesPerCustomer: '',
    minimum: '',
    /** The search term for the products to choose from. */
    find: '',
  }
}

export function fieldsOfDiscount(discount: EditedDiscount): DiscountFields {
  const { code, percent, amount, scope, targets, startsAt, endsAt, minimum } = discount
  const isFor = (one: EditedDiscount['scope']) => (scope === one ? [...targets] : [])
  return {
    sellerId: discount.sellerId ?? '',
    code,
    kind: percent === null ? 'amount' : 'percent',
    value: percent === null ? dollarsText(amount ?? 0) : String(percent),
    scope,
    categories: isFor('categories'),
    sellers: isFor('sellers'),
    products: isFor('products'),
    startsOn: startsAt ? dayOfMoment(startsAt) : '',
    // `endsAt` is the start of the day after the last day.
    endsOn: endsAt ? dayOfMoment(new Date(endsAt.getTime() - 1)) : '',
    maxUses: discount.maxUses === null ? '' : String(discount.maxUses),
    maxUsesPerCustomer: discount.maxUsesPerCustomer === null ? '' : String(discount.maxUsesPerCustomer),
    minimum: minimum === 0 ? '' : dollarsText(minimum),
    find: '',
  }
}

export function submittedFields(form: FormData): DiscountFields {
  const text = (name: string) => texts(name).at(-1) ?? ''
  const texts = (name: string) =>
    form.getAll(name).flatMap((value) => (typeof value === 'string' ? [value.replaceAll('\0', '')] : []))
  const { categories: _categories, sellers: _sellers, products: _products, ...single } = newDiscountFields('')
  return {
    ...single,
    ...Object.fromEntries(Object.keys(single).map((name) => [name, text(name)])),
    categories: texts('categories'),
    sellers: texts('sellers'),
    products: texts('products'),
  }
}
