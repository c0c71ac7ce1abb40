import { enterDashboard } from '../support/dashboard.ts'
import { expect, test, visit } from '../support/test.ts'
import { newPicture } from './new-picture.ts'

test('files dropped on the page are uploaded, and a failed upload can be repeated', async ({
  page,
  consoleErrors,
}) => {
  await enterDashboard(page)
  await visit(page, '/dashboard/files')
  let tries = 0
  await page.route('**/dashboard/files/upload?*', (route) => {
    tries += 1
    return tries === 1 ? route.abort('connectionreset') : route.continue()
  })
  const { name, buffer } = await newPicture(`screen-${Date.now()}.png`)
  const dropped = await page.evaluateHandle(
    ([bytes, named]) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([new Uint8Array(bytes)], named, { type: 'image/png' }))
      transfer.items.add(new File(['<html>'], 'page.png', { type: 'image/png' }))
      return transfer
    },
    [[...buffer], name] as const,
  )
  await page.getByText('Choose pictures').dispatchEvent('drop', { dataTransfer: dropped })
  await expect(page.getByRole('row', { name })).toBeVisible()
  expect(tries).toBeGreaterThan(2)
  await expect(page.getByText('We can’t use this kind of file')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden()
  const picture = page.getByRole('row', { name }).locator('img')
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(320)
  // The browser logs interrupted uploads and rejected files.
  expect(consoleErrors.splice(0).join()).toMatch(/^[^,]*ERR_CONNECTION_RESET,[^,]*422[^,]*$/)
})
