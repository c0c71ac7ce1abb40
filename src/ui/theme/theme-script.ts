export const themeKey = 'wadah.theme'

/** Runs inline in the head before the first paint, so that the wrong theme never flashes. */
export const themeScript = `try{var t=localStorage.getItem('${themeKey}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`
