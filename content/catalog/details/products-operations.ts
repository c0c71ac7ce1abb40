import type { DetailsContent } from '#catalog/built-in/write-details.ts'
import { supportHours } from '#content/catalog/policies.ts'

export const operationsDetails: Readonly<Record<string, DetailsContent>> = {
  'workflow-automation-suite': {
    policy: 'subscription',
    steps: [
      {
        title: 'Draw the process',
        text: 'Drag a trigger and its actions onto a canvas; every change is a version you can undo.',
      },
      {
        title: 'Connect the tools',
        text: 'Sign in to each service once. The suite stores tokens, never passwords.',
      },
      {
        title: 'Place approvals',
        text: 'Choose where a person decides, who that is and what happens after two days of silence.',
      },
      {
        title: 'Let it run',
        text: 'Each run writes a log in sentences, and a failed one waits for you with a retry button.',
      },
    ],
    needs: [
      'Accounts with permission to create API connections in the tools you link',
      'Three processes to begin with, each written down in ten lines',
      'A person who looks at failed runs',
    ],
    connections: [
      'QuickBooks',
      'Xero',
      'Shopify',
      'HubSpot',
      'Slack',
      'Microsoft Teams',
      'Google Drive',
      'Zendesk',
      'Airtable',
      'Webhooks',
    ],
    setup: 'Your first workflow runs on day one; we set up the first three with you in two sessions.',
    data: [
      {
        label: 'Run data',
        value: 'Contents of a run are deleted after thirty days; the log keeps names and times',
      },
      { label: 'Credentials', value: 'Tokens are encrypted and can be revoked in the tool they belong to' },
      { label: 'Access', value: 'Roles decide who may draw, approve or only watch' },
      { label: 'Export', value: 'Every workflow downloads as a readable text file' },
    ],
    support: supportHours,
    questions: [
      {
        question: 'We copy every order into a spreadsheet by hand. Can it do that?',
        answer:
          'Yes. When an order or form arrives, it fills the sheet, creates the invoice and tells the right colleague.',
      },
      {
        question: 'Can it remind people and ask the boss for approval?',
        answer: 'Yes. A request goes to whoever decides, with a reminder if nothing happens.',
      },
      {
        question: 'Do I have to know how to program?',
        answer: 'No. You draw the process, and we set up the first three with you.',
      },
      {
        question: 'How many runs are included?',
        answer:
          'The monthly price covers all runs of one company. A higher quantity adds separate companies or branches.',
      },
      {
        question: 'What happens if a connected tool is down?',
        answer: 'The run waits, tries again for a day, and then asks the person you named.',
      },
      {
        question: 'Does it use AI to decide?',
        answer:
          'Only in steps where you place it, such as reading a document. When its confidence is low, a person is asked.',
      },
      {
        question: 'We move numbers from one spreadsheet to another every week. Can that run by itself?',
        answer:
          'Yes. It copies rows on a schedule, fills in reports and forms, and tells you if something is missing.',
      },
    ],
    links: [
      { label: 'Automation Readiness Check (PDF)', address: '/downloads/automation-readiness-check.pdf' },
      { label: 'Other automation products', address: '/marketplace-full?category=automation' },
    ],
    changes: [
      { date: '2026-10-12', text: 'Failed runs can be retried from the email that reports them.' },
      { date: '2026-04-20', text: 'New accounts start with a small example workflow.' },
      { date: '2025-11-05', text: 'Approvals can be answered from Slack and Teams.' },
      { date: '2025-10-13', text: 'First listed on the marketplace.' },
    ],
    screens: [
      {
        picture: 'workflow-automation-suite-1',
        title: 'Runs today',
        caption: 'The log as the person on duty reads it.',
        lines: [
          'Time · Workflow · What happened',
          '08:02 · Order to invoice · Invoice 2231 created for Bell & Rowe, $1,480.00 · Done',
          '08:40 · Contract to project · Waiting for Priya to confirm the start date · Approval',
          '09:15 · Ticket to owner · Routed “Printer offline” to the Denver desk · Done',
          '09:31 · Order to invoice · Address missing in Shopify order 5107 · Needs you',
        ],
      },
      {
        picture: 'workflow-automation-suite-2',
        title: 'Order to invoice, version 7',
        caption: 'The steps of one workflow, with the place where a person decides.',
        lines: [
          'When: Order paid, Shopify',
          'Check: Address complete?, If not, ask Sales',
          'Do: Create invoice, QuickBooks',
          'Do: Reserve stock, Airtable',
          'Tell: Post in #orders, Slack',
        ],
      },
    ],
  },

  'security-platform': {
    policy: 'once',
    steps: [
      {
        title: 'Install the collector',
        text: 'A small agent on laptops and a read-only role in each cloud account gather the inventory.',
      },
      {
        title: 'See the first list',
        text: 'Within a day you have devices, accounts and settings on one screen, gaps at the top.',
      },
      {
        title: 'Fix in order',
        text: 'Open a finding, follow its steps and mark it; the next scan confirms that it’s gone.',
      },
      {
        title: 'Hear what’s new',
        text: 'A fresh administrator or a bucket opened to the public sends an alert within the hour.',
      },
    ],
    needs: [
      'Administrator rights for laptops running Windows, macOS or Linux',
      'Permission to create a read-only role in your cloud accounts',
      'One administrator with about three hours in the first week',
    ],
    connections: [
      'Microsoft 365',
      'Google Workspace',
      'Amazon Web Services',
      'Microsoft Azure',
      'Google Cloud',
      'Okta',
    ],
    setup: 'Half a day for fifty devices. The first complete scan takes one night.',
    data: [
      {
        label: 'What it reads',
        value: 'Settings, versions and names of accounts; never files or message contents',
      },
      {
        label: 'Permissions',
        value: 'Read-only in the cloud: it recommends a fix and leaves the change to you',
      },
      { label: 'Where findings live', value: 'On the server where you install the console' },
      { label: 'Updates', value: 'Signed releases for one year, which you choose when to apply' },
    ],
    support: supportHours,
    questions: [
      {
        question: 'Are our computers safe?',
        answer:
          'You see it on one page: which laptops miss updates or disk encryption, and what to fix first.',
      },
      {
        question: 'Does it list old PCs?',
        answer:
          'Yes. It lists every Windows, Mac or Linux machine that has the collector, and marks outdated software and unencrypted disks.',
      },
      {
        question: 'Will it warn me if someone becomes an admin?',
        answer: 'Yes, within the hour. It also lists administrators without a second factor.',
      },
      {
        question: 'What happens after the year of updates?',
        answer:
          'The platform keeps working with the checks it has. Whether you buy another year is up to you.',
      },
      {
        question: 'What does a quantity of two mean?',
        answer:
          'One purchase covers one company. Take a second for a subsidiary that wants a console of its own.',
      },
      {
        question: 'Do we need a security specialist?',
        answer: 'No. Steps are written for the person who looks after your laptops today, with screenshots.',
      },
      {
        question: 'A laptop was lost or stolen. What now?',
        answer:
          'You see whether its disk was encrypted and which accounts were used on it, so you know what to lock.',
      },
    ],
    links: [
      {
        label: 'Free self-assessment workbook (PDF)',
        address: '/downloads/open-mind-security-self-assessment.pdf',
      },
      {
        label: 'Help with the findings: Open Mind Cybersecurity',
        address: '/marketplace/open-mind-cybersecurity',
      },
    ],
    changes: [
      { date: '2026-10-26', text: 'Reports can be exported as a two-page summary.' },
      { date: '2026-05-18', text: 'More checks for Macs, each with its fix.' },
      { date: '2025-10-30', text: 'New check: sharing links that are older than a year.' },
      { date: '2025-10-08', text: 'Linux laptops are part of the inventory.' },
      { date: '2025-09-22', text: 'First listed on the marketplace.' },
    ],
    screens: [
      {
        picture: 'security-platform-1',
        title: 'Findings, riskiest first',
        caption: 'The start page of the console for an invented company with 46 devices.',
        lines: [
          'Finding · Where · Effort',
          'Mailbox forwards to a private address · Microsoft 365, 2 users · 10 min · Critical',
          'Storage bucket readable by anyone · AWS, invoices-2019 · 5 min · Critical',
          'Disk not encrypted · 3 laptops · 20 min each · High',
          'Administrator without second factor · Google Workspace, 1 user · 5 min · High',
          'Browser two versions behind · 7 laptops · Automatic · Fixed',
        ],
      },
      {
        picture: 'security-platform-2',
        title: 'Open findings by week',
        caption: 'What is left of the first scan after five weeks.',
        lines: ['Week 1: 63', 'Week 2: 41', 'Week 3: 29', 'Week 4: 22', 'Week 5: 14'],
      },
    ],
  },
}
