import { afterAll, beforeEach } from 'vitest'
import { startWebhookServer, type WebhookServer } from './webhook-server.ts'

/** Starts a customer portal for all tests of a file. Each test starts with this behavior. */
export async function webhookForTests(behave: WebhookServer['behave']): Promise<WebhookServer> {
  const webhook = await startWebhookServer()
  beforeEach(() => {
    webhook.behave = behave
    webhook.calls.length = 0
  })
  afterAll(webhook.close)
  return webhook
}
