import { createContext } from 'react';

/**
 * BCP 47 tag of the language of the texts if it differs from the requested language, otherwise null.
 *
 * English texts must not contain "il y a 3 heures".
 */
export const TextLocaleContext = createContext<string | null>(null);
