import * as z from 'zod/mini'
import { sellerFields } from '#catalog/seller.ts'

export const sellerForm = z.object(sellerFields)
export type SellerFields = z.output<typeof sellerForm>
