import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { Webhook } from 'standardwebhooks'
import { demoSeller } from '#content/demo/accounts.ts'
import { expectAccessible } from '../support/accessible.ts'
import { enterDashboard } from '../support/dashboard.ts'
import { expect, test, visit } from '../support/test.ts'

test('a seller creates an API key that reads its products, and a webhook that receives a signed test message', async ({
  page,
  request,
}) => {
  const received: { body: string; headers: Record<string, string> }[] = []
  const receiver = createServer(async (incoming, response) => {
    received.push({ body: await text(incoming), headers: incoming.headers as Record<string, string> })
    response.end('thanks')
  })
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  const address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`

  await enterDashboard(page, demoSeller)
  await visit(page, '/dashboard/developers')
  await page.getByText('Create a key…').click()
  await page.getByLabel('Name').fill('Ledger')
  await page.getByLabel('Read products').check()
  await page.getByRole('button', { name: 'Create the key' }).click()
  const key = (await page.getByTestId('new-key').textContent()) ?? ''
  await expectAccessible(page)
  const read = await request.get('/api/seller/products', { headers: { authorization: `Bearer ${key}` } })
  expect((await read.json()).products.length).toBeGreaterThan(0)
  await visit(page, '/dashboard/developers')
  await expect(page.getByRole('row', { name: /Ledger/ }).first()).not.toContainText('Never')

  await page.getByText('Add a webhook…').click()
  await page.getByLabel('Address').fill(address)
  await page.getByLabel('An order is paid').check()
  await page.getByRole('button', { name: 'Add the webhook' }).click()
  await expect(page.getByText('The webhook is added.')).toBeVisible()
  await page.getByRole('button', { name: 'Send a test message' }).click()
  await expect.poll(() => received.length).toBe(1)
  const secret = (await page.getByText(/^whsec_/).textContent()) ?? ''
  const [message] = received
  expect(new Webhook(secret).verify(message?.body ?? '', message?.headers ?? {})).toMatchObject({
    type: 'webhook.test',
  })
  await expect(page.getByText('Delivered')).toBeVisible()
  await expect(page.getByText('The test is over. The result is below.')).toBeVisible()
  await page.getByText('Body and answers').click()
  await expect(page.getByText('thanks')).toBeVisible()
  await expectAccessible(page)
  receiver.close()
})
