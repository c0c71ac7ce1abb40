export const savedKey = 'wadah.saved'
export const recentKey = 'wadah.recent'
