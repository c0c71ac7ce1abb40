declare global {
  interface Window {
    /** What the inline script noticed; gone once the page has hydrated. */
    earlyPresses?: HTMLElement[] | undefined
  }
}

/** For a control in the server's HTML whose presses before hydration are to be carried out afterwards. */
export const keepsEarlyPresses = { 'data-early-press': '' }

/**
 * Runs inline in the head. Remembers presses of those controls until the page has hydrated, and marks each so that the
 * stylesheet can show that it was noticed.
 */
export const earlyPressScript = `(function(p){window.earlyPresses=p;addEventListener('click',function listen(e){if(window.earlyPresses!==p)return removeEventListener('click',listen,true);var c=e.target.closest('[data-early-press]');if(c&&p.indexOf(c)<0){p.push(c);c.dataset.pressed=''}},true)})([])`

/** Carries out each early press, once. A press from now on acts by itself, so it is no longer remembered. */
export function replayEarlyPresses(): void {
  const controls = window.earlyPresses ?? []
  window.earlyPresses = undefined
  // In a task of its own: React hydrates what is pressed, which it cannot do inside an effect.
  setTimeout(() => {
    for (const control of controls) {
      delete control.dataset['pressed']
      control.click()
    }
  })
}
