declare global {
  interface Window {
    /** Presses recorded by the inline script; deleted once the page has hydrated. */
    earlyPresses?: HTMLElement[] | undefined
  }
}

/** Marks a control in the server's HTML whose presses before hydration are replayed afterward. */
export const keepsEarlyPresses = { 'data-early-press': '' }

/**
 * Runs inline in the head. Records presses of the marked controls until the page has hydrated, and flags each
 * pressed control so that the stylesheet can show feedback.
 */
export const earlyPressScript = `(function(p){window.earlyPresses=p;addEventListener('click',function listen(e){if(window.earlyPresses!==p)return removeEventListener('click',listen,true);var c=e.target.closest('[data-early-press]');if(c&&p.indexOf(c)<0){p.push(c);c.dataset.pressed=''}},true)})([])`

/** Replays each early press once. Later presses work by themselves and are no longer recorded. */
export function replayEarlyPresses(): void {
  const controls = window.earlyPresses ?? []
  window.earlyPresses = undefined
  // In a task of its own, because React cannot hydrate the pressed control inside an effect.
  setTimeout(() => {
    for (const control of controls) {
      delete control.dataset['pressed']
      control.click()
    }
  })
}
