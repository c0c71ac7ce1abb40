/** Browser storage for the last searches (product: data 15). */
export const searchesKey = 'wadah.searches'

/** Marks a `<form>` whose field 'search' is remembered on submit. */
export const remembersSearch = { 'data-remember-search': '' }

/**
 * Runs inline in the head, so that a search before hydration is remembered too. Newest first, without duplicates,
 * at most five (product: pages 24).
 */
export const rememberSearchScript = `addEventListener('submit',function(e){var f=e.target,t='rememberSearch' in f.dataset&&f.elements.search.value.trim(),k='${searchesKey}',p=[];if(!t)return;try{p=JSON.parse(localStorage.getItem(k)).filter(function(s){return s.toLowerCase()!==t.toLowerCase()})}catch(x){}try{localStorage.setItem(k,JSON.stringify([t].concat(p).slice(0,5)))}catch(x){}},true)`
