interface Owner {
  userId: string | null
  customerPortalEmail: string | null
  browserKeyHash: string | null
}

/** The subjects on which owners are notified about their orders. Must match the SQL function announce_order. */
export function ownerSubjects({ userId, customerPortalEmail, browserKeyHash }: Owner): string[] {
  return [
    ...(userId === null ? [] : [`user:${userId}`]),
    ...(customerPortalEmail === null ? [] : [`portal:${customerPortalEmail}`]),
    ...(browserKeyHash === null ? [] : [`browser:${browserKeyHash}`]),
  ]
}
