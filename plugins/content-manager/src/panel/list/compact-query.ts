/** Windows between phone and desktop width, in which not all controls fit with their labels. */
export const compactQuery = '(min-width: 601px) and (max-width: 1099px)';
