/** Makes random tests reproducible. A failure prints its seed, and `SEED=… npm run unit -- …` repeats it. */
export const seed = Number(process.env['SEED'] || Math.floor(Math.random() * 2 ** 31))
