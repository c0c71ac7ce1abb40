import type { SeedDetails } from '#catalog/built-in/write-details.ts'

export const aiTrainingDetails: Readonly<Record<string, SeedDetails>> = {
  'custom-model-build': {
    steps: [
      {
        title: 'Write the test',
        text: 'Your experts write down two hundred questions and what a good answer includes.',
      },
      {
        title: 'Prepare the documents',
        text: 'Lanternfield cleans, deduplicates and splits what you provide.',
      },
      {
        title: 'Train and measure',
        text: 'Each candidate is scored on the same test; you see the failures too.',
      },
      {
        title: 'Take it home',
        text: 'The model, scripts and test set move to your machines on handover day.',
      },
    ],
    needs: [
      'At least two thousand documents on one subject',
      'Two experts for two days in the first week',
      'An engineer who will run the model',
    ],
    setup: 'Four weeks from the day the documents arrive.',
    data: [
      { label: 'Rights', value: 'Model, scripts and test set are yours' },
      { label: 'Training machines', value: 'Wiped after handover, confirmed in writing' },
    ],
    questions: [
      {
        question: 'Can it answer questions from our manuals, recipes or instructions?',
        answer: 'Yes. It’s trained on what your experts wrote, so their knowledge stays when they retire.',
      },
      {
        question: 'Does our data stay in our building?',
        answer:
          'It’s with us only while we train. Afterward the model runs on your own machines, without the cloud.',
      },
      {
        question: 'Why not use ChatGPT?',
        answer:
          'It doesn’t know your products or your jargon, and you may not be allowed to paste confidential files into it.',
      },
      {
        question: 'What if it’s no better than a general model?',
        answer: 'The first measurement in week two shows that. You can then stop or change the goal.',
      },
      {
        question: 'Can it search twenty years of our files?',
        answer:
          'Yes. It answers from case files, drawings’ descriptions, reports and procedures, and newcomers stop asking the same colleague.',
      },
    ],
    screens: [
      {
        picture: 'custom-model-build-1',
        title: 'Share of expert questions answered correctly',
        caption: 'Before and after training, on an invented set of maintenance manuals.',
        lines: [
          'General model: 58% (51% to 65%)',
          'With search: 71% (65% to 77%)',
          'Trained, week 3: 84% (79% to 89%)',
          'Trained, final: 88% (83% to 92%)',
        ],
      },
    ],
  },
  'prompt-field-guide': {
    steps: [
      { title: 'Open the guide', text: 'Find your task in the list: summarize, compare, draft or check.' },
      { title: 'Copy a prompt', text: 'Replace the words in brackets with your own.' },
      {
        title: 'Read its warning',
        text: 'Each prompt names the error it tends to produce and how to spot it.',
      },
    ],
    needs: ['Any AI assistant that takes text', 'A PDF reader or a printer'],
    setup: 'None. Download the file and open it.',
    questions: [
      {
        question: 'How do I get better answers from ChatGPT or Copilot?',
        answer:
          'Copy a prompt from the guide and fill in your own words. It works with any assistant that takes text.',
      },
      {
        question: 'Is it for beginners?',
        answer: 'Yes. It’s a cheat sheet in everyday words, not a course.',
      },
      {
        question: 'What should my staff never type into an AI?',
        answer:
          'Bank details and names of people, for example. The note in the guide can be a simple rule for your team.',
      },
      {
        question: 'ChatGPT gives me useless answers. What do I type instead?',
        answer:
          'Say who it’s for, what you have and what you want. The guide has prompts for a letter, an email, a summary, a job ad and more.',
      },
    ],
    links: [{ label: 'Prompt Field Guide (PDF)', address: '/downloads/prompt-field-guide.pdf' }],
    screens: [
      {
        picture: 'prompt-field-guide-1',
        title: 'Prompt 7: compare two offers',
        caption: 'A page of the guide.',
        lines: [
          'Ask: Compare [offer A] with [offer B] on price, term and what is missing from each.',
          'The mistake it avoids: Without “missing”, gaps are read as agreement.',
          'Don’t paste: Bank details or names of people',
        ],
      },
    ],
  },
}
