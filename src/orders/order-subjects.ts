interface Owner {
  userId: string | null
  customerPortalEmail: string | null
  browserKeyHash: string | null
}

/** The subjects under which an owner of orders hears of their changes. The SQL function announce_order uses the same. */
export function ownerSubjects({ userId, customerPortalEmail, browserKeyHash }: Owner): string[] {
  return [
    ...(userId === null ? [] : [`user:${userId}`]),
    ...(customerPortalEmail === null ? [] : [`portal:${customerPortalEmail}`]),
    ...(browserKeyHash === null ? [] : [`browser:${browserKeyHash}`]),
  ]
}
