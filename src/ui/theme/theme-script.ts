export const themeKey = 'wadah.theme'

/** Runs inline in the head before the first paint, so that the page never flashes in the wrong theme. */
export const themeScript = `try{var t=localStorage.getItem('${themeKey}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`
