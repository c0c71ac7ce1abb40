/** The storage key of the recent searches (product: data 15). */
export const searchesKey = 'wadah.searches'

/** Marks a `<form>` whose field 'search' is remembered when it is submitted. */
export const remembersSearch = { 'data-remember-search': '' }

/**
 * Runs inline in the head, so that searches before hydration are remembered too. Stores at most five, newest
 * first and without duplicates (product: pages 24).
 */
export const rememberSearchScript = `addEventListener('submit',function(e){var f=e.target,t='rememberSearch' in f.dataset&&f.elements.search.value.trim(),k='${searchesKey}',p=[];if(!t)return;try{p=JSON.parse(localStorage.getItem(k)).filter(function(s){return s.toLowerCase()!==t.toLowerCase()})}catch(x){}try{localStorage.setItem(k,JSON.stringify([t].concat(p).slice(0,5)))}catch(x){}},true)`
