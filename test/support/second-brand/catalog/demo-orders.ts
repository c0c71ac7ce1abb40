export const demoOrders: Readonly<Record<string, { words: string; page: string; order?: string }>> = {}
