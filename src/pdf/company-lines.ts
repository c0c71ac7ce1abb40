import { brand } from '#content/brand.ts'

/** The company that issues receipts and quotes, from the settings. */
export interface Company {
  COMPANY_LEGAL_NAME?: string | undefined
  COMPANY_ADDRESS?: string | undefined
  COMPANY_TAX_ID?: string | undefined
  CONTACT_EMAIL: string
  CONTACT_PHONE: string
}

export function companyLines({
  COMPANY_LEGAL_NAME: legalName = brand.name,
  COMPANY_ADDRESS: address,
  COMPANY_TAX_ID: taxId,
  CONTACT_EMAIL: email,
  CONTACT_PHONE: phone,
}: Company): string[] {
  return [legalName, address, taxId && `Tax ID: ${taxId}`, email, phone].filter((line) => line !== undefined)
}
