/** `npm run enquiries`: lists and exports enquiries and waitlists for staff. */
import { finishCommand } from './command-result.ts'
import { enquiriesCommand } from './enquiries-command.ts'
import { loadSettingsFile } from './server-build.ts'

loadSettingsFile()
finishCommand(await enquiriesCommand(process.argv.slice(2), process.env))
