/** A window in which the words of every tool do not fit into one line: narrower than a screen, wider than a phone. */
export const compactQuery = '(min-width: 601px) and (max-width: 1099px)';
