declare global {
  interface Window {
    /** The controls pressed before hydration, recorded by the inline script. Deleted after hydration. */
    earlyPresses?: HTMLElement[] | undefined
  }
}

/** Marks a control in the server's HTML. A press on it before hydration is replayed afterward. */
export const keepsEarlyPresses = { 'data-early-press': '' }

/**
 * Runs inline in the head. Records presses on marked controls until the page is hydrated, and marks the
 * pressed controls for the stylesheet.
 */
export const earlyPressScript = `(function(p){window.earlyPresses=p;addEventListener('click',function listen(e){if(window.earlyPresses!==p)return removeEventListener('click',listen,true);var c=e.target.closest('[data-early-press]');if(c&&p.indexOf(c)<0){p.push(c);c.dataset.pressed=''}},true)})([])`

/** Replays each recorded press once, and stops the recording. */
export function replayEarlyPresses(): void {
  const controls = window.earlyPresses ?? []
  window.earlyPresses = undefined
  // Runs in a separate task, because React cannot hydrate the pressed control during an effect.
  setTimeout(() => {
    for (const control of controls) {
      delete control.dataset['pressed']
      control.click()
    }
  })
}
