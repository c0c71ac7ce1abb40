export const demoOrders: Readonly<Record<string, string>> = {}
