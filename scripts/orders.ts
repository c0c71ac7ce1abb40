/** `npm run orders`: finds orders, shows their timeline, and helps those that are stuck; for staff. */
import { finishCommand } from './command-result.ts'
import { ordersCommand } from './orders-command.ts'
import { loadSettingsFile } from './server-build.ts'

loadSettingsFile()
finishCommand(await ordersCommand(process.argv.slice(2), process.env))
