/** For the `<form>` in the server's HTML, until `submitIfPressed` takes it away. */
export const waitsForHydration = { 'data-hydrating': '' }

/** Sent from an element with a form in it whose JavaScript could not be loaded. */
export const hydrationFailed = 'hydration-failed'

/** How long a pressed form waits for our JavaScript before the browser sends it by itself. */
const patienceMilliseconds = 10_000

const unreachableSentence = 'We could not reach the server. Please check your connection and try again.'

/**
 * Runs inline in the head. A form that is submitted before React has hydrated it waits for that. If it waits in vain,
 * the browser sends it, but only when the server answers: leaving the page without a network would end on the browser's
 * error page (product: quality 3, 14). React leaves what stands at the end of a form as it is, so the message can.
 */
export const earlySubmitScript = `(function(){var timer;function send(f){fetch('',{method:'HEAD',cache:'no-store',signal:AbortSignal.timeout(${patienceMilliseconds})}).then(function(){return true},function(){return false}).then(function(reached){if(f.dataset.hydrating!='pressed'||reached&&!f.hasAttribute('action'))return;f.dataset.hydrating='';if(reached)return f.submit();var note=document.createElement('p');note.className='banner banner-error col-span-full text-ink-soft';note.dataset.unsent='';note.setAttribute('role','alert');note.textContent='${unreachableSentence}';f.append(note)})}addEventListener('submit',function(e){var f=e.target;if(!('hydrating' in f.dataset))return;e.preventDefault();if(f.dataset.hydrating)return;var note=f.querySelector('[data-unsent]');if(note)note.remove();f.dataset.hydrating='pressed';clearTimeout(timer);if(navigator.onLine)timer=setTimeout(send,${patienceMilliseconds},f);else send(f)},true);addEventListener('${hydrationFailed}',function(e){var f=e.target.querySelector('[data-hydrating=pressed]');if(f)send(f)},true)})()`

/** Once a form is hydrated: submits it if that was asked for earlier. */
export function submitIfPressed(form: Pick<HTMLFormElement, 'dataset' | 'requestSubmit'> | null): void {
  const wasPressed = form?.dataset['hydrating'] === 'pressed'
  delete form?.dataset['hydrating']
  if (wasPressed) form?.requestSubmit()
}
