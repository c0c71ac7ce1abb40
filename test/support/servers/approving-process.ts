/** Approves a proposal and notifies its seller, in a process that the test kills. */
import { approveProposal } from '#catalog/proposals/decide-proposals.commands.server.ts'
import { sendNotices } from '#dashboard/notices/send-notices.commands.server.ts'
import { openDatabase } from '#db/database.server.ts'
import { queueMail } from '#mail/mails.commands.server.ts'

const { db } = openDatabase(process.env['DATABASE_URL'] ?? '', { onError: () => undefined })

process.on('message', async (id) => {
  const now = new Date()
  const decision = { id: String(id), revision: 1, version: null, actor: { kind: 'command' } as const, now }
  const outcome = await approveProposal(db, decision)
  if (outcome.state !== 'decided') throw new Error(`not approved: ${outcome.state}`)
  await sendNotices(db, {
    now,
    publicUrl: 'http://localhost:3000',
    mail: async (tx, mail) => void (await queueMail(tx, mail)),
    onError: (error) => {
      throw error
    },
  })
})
process.on('disconnect', () => process.exit())
console.log('ready')
