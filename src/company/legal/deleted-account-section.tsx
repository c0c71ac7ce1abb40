import type { LegalSection } from '#company/legal/legal-page.tsx'

/** What stays of a deleted account, and for how long (product: orders 30). */
export function deletedAccountSection({ billingDataYears }: { billingDataYears: number }): LegalSection {
  return {
    id: 'deleted-account',
    title: 'When you delete your account',
    body: (
      <>
        <p>
          Under Settings, Security, you can download what we store about your account, and delete it. Your
          account goes at once, with everything that belongs to it and, if your email address is confirmed,
          the messages it sent us and its places on waitlists.
        </p>
        <p>
          Reviews that you wrote stay, without your name. Until then each shows your first name, the first
          letter of your last name, and the month of your purchase. Quotes stay without your details and your
          message; what is open ends.
        </p>
        <p>
          Your orders stay without your account. An order that ended unpaid loses your name, address, contact
          details and notes; an open one goes on and loses them within a day after it ends unpaid. Those of a
          paid order stay for {billingDataYears === 1 ? 'one year' : `${billingDataYears} years`} after its
          last change, because the law asks for them, and only owners of this shop see them. The record of who
          changed what in the shop holds the number of an account, not your name.
        </p>
      </>
    ),
  }
}
