/** Marks a `<form>` in the server's HTML as not hydrated. `submitIfPressed` removes the mark. */
export const waitsForHydration = { 'data-hydrating': '' }

/** The time that a submitted form waits for its JavaScript before the browser submits it natively. */
const waitMilliseconds = 10_000

const unreachableSentence = 'We couldn’t connect. Please check your connection and try again.'

/**
 * Runs inline in the head. Holds a form that is submitted before hydration. After the wait, the browser
 * submits it natively if the server responds. Otherwise, the script appends a message to the form, which
 * React tolerates (product: quality 3, 14).
 */
export const earlySubmitScript = `(function(){var timer;function send(f){fetch('',{method:'HEAD',cache:'no-store',signal:AbortSignal.timeout(${waitMilliseconds})}).then(function(){return true},function(){return false}).then(function(reached){if(f.dataset.hydrating!='pressed'||reached&&!f.hasAttribute('action'))return;f.dataset.hydrating='';if(reached)return f.submit();var note=document.createElement('p');note.className='banner banner-error col-span-full text-ink-soft';note.dataset.unsent='';note.setAttribute('role','alert');note.textContent='${unreachableSentence}';f.append(note)})}addEventListener('submit',function(e){var f=e.target;if(!('hydrating' in f.dataset))return;e.preventDefault();if(f.dataset.hydrating)return;var note=f.querySelector('[data-unsent]');if(note)note.remove();f.dataset.hydrating='pressed';clearTimeout(timer);if(navigator.onLine)timer=setTimeout(send,${waitMilliseconds},f);else send(f)},true)})()`

/** Called when a form is hydrated. Submits it if the visitor already tried to. */
export function submitIfPressed(form: Pick<HTMLFormElement, 'dataset' | 'requestSubmit'> | null): void {
  const wasPressed = form?.dataset['hydrating'] === 'pressed'
  delete form?.dataset['hydrating']
  if (wasPressed) form?.requestSubmit()
}
