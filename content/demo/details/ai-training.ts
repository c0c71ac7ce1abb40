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
        question: 'Can it answer questions from our manuals, recipes and instructions?',
        answer:
          'Yes. It’s like a chatbot that knows only your own knowledge: handbooks, reports, recipes and old cases. Your staff ask it in their own words.',
      },
      {
        question: 'Does our data stay in our building?',
        answer:
          'It’s with us only while we train. Afterward the language model runs on your own hardware, on premises, without the cloud or the internet, so confidential documents and source code stay inside.',
      },
      {
        question: 'Why not use ChatGPT?',
        answer:
          'ChatGPT doesn’t speak your jargon or know your products, and you may not be allowed to paste secret files into it. Your own AI knows what an experienced colleague wrote, even after they retire.',
      },
      {
        question: 'What if it’s no better than a general model?',
        answer: 'The first measurement in week two shows that. You can then stop or change the goal.',
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
        question: 'How do I talk to ChatGPT, Copilot or Gemini to get better answers?',
        answer:
          'Say what the answer is for, give an example and ask what’s missing. The guide has twenty-four prompts to copy, and they work with any of them.',
      },
      {
        question: 'Is it for beginners?',
        answer:
          'Yes. It teaches employees who’ve never tried AI how to write a good question, in everyday words. Think of it as a cheat sheet rather than a course.',
      },
      {
        question: 'What should my staff never type into an AI?',
        answer:
          'Passwords, bank details and names of customers or patients. The guide has a page about it that works as a simple rule for your team.',
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
