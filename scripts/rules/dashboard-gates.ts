/** The pages by which one comes in: they check for themselves who asks. */
const doors = /^dashboard\/(?:log-in|second-factor|invitation)\//

/**
 * Every loader and action of the dashboard begins with the one check of who may: `requireAllowed` or `requireViewer`,
 * or a function of the dashboard named `require…` that calls one of them.
 */
export function gateViolations(sources: readonly { path: string; text: string }[]): string[] {
  const gates = gatesOf(sources)
  const pages = sources.filter(({ path }) => /^dashboard\/.*\.page\.tsx$/.test(path) && !doors.test(path))
  return pages.flatMap(({ path, text }) => {
    const handlers = functionsOf(text).filter(({ name }) => name === 'loader' || name === 'action')
    const named = [...text.matchAll(/export (?:const|let|\{[^}]*\b)\s*(loader|action)\b/g)]
    return [
      ...named.map(([, name]) => `${path}: declare its ${name} as a function`),
      ...handlers
        .filter(({ body }) => !callsAny(body, gates))
        .map(({ name }) => `${path}: its ${name} does not call requireAllowed or requireViewer`),
    ]
  })
}

function gatesOf(sources: readonly { path: string; text: string }[]): Set<string> {
  const gates = new Set(['requireAllowed', 'requireViewer'])
  const candidates = sources
    .filter(({ path }) => path.startsWith('dashboard/'))
    .flatMap(({ text }) => functionsOf(text))
    .filter(({ name }) => /^require[A-Z]/.test(name))
  for (const { name, body } of candidates) if (callsAny(body, gates)) gates.add(name)
  return gates
}

function callsAny(body: string, names: ReadonlySet<string>): boolean {
  return [...names].some((name) => new RegExp(`\\b${name}\\(`).test(body))
}

/** Functions at the top of a file, with their text up to the brace that closes them at the beginning of a line. */
function functionsOf(text: string): { name: string; body: string }[] {
  const found = text.matchAll(/^(?:export )?(?:async )?function (\w+)([\s\S]*?)^\}/gm)
  return [...found].map(([, name = '', body = '']) => ({ name, body }))
}
