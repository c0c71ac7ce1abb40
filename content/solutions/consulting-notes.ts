export const consultantNote = '(example profile)'
export const consultantsNote = 'The consultants are example profiles.'

/** Explains the two buttons of a consulting offer (product: solutions 19). */
export const twoWays =
  'Add to Cart orders at this price. Get This Solution opens the consulting portal, to talk to us first.'
