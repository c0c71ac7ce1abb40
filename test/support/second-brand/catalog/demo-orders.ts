export const demoOrders: Readonly<Record<string, { page: string; order: string }>> = {}
