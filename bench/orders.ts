export async function ordersSection(): Promise<string[]> {
  return []
}
