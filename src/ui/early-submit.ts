/** For the `<form>` in the server's HTML, until `submitIfPressed` takes it away. */
export const waitsForHydration = { 'data-hydrating': '' }

/** How long a pressed form waits for our JavaScript before the browser sends it by itself. */
const patienceMilliseconds = 10_000

/**
 * Runs inline in the head. A form that is submitted before React has hydrated it waits for that. Otherwise the browser
 * would leave the page to send it, and end on its own error page when the network is gone (product: quality 3).
 */
export const earlySubmitScript = `addEventListener('submit',function(e){var f=e.target;if(!('hydrating' in f.dataset))return;e.preventDefault();if(f.dataset.hydrating)return;f.dataset.hydrating='pressed';setTimeout(function(){if('hydrating' in f.dataset&&f.hasAttribute('action'))f.submit()},${patienceMilliseconds})},true)`

/** Once a form is hydrated: submits it if that was asked for earlier. */
export function submitIfPressed(form: HTMLFormElement | null): void {
  const wasPressed = form?.dataset['hydrating'] === 'pressed'
  delete form?.dataset['hydrating']
  if (wasPressed) form?.requestSubmit()
}
