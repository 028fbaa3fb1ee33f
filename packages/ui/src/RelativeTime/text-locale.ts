import { createContext } from 'react';

/**
 * BCP 47 tag of the language in which the texts stand, where that is not the language that was asked for: English
 * sentences have no room for "il y a 3 heures". Null where both are the same.
 */
export const TextLocaleContext = createContext<string | null>(null);
