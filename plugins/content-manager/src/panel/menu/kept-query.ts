import { createContext } from 'react';

/** What plugins keep in the address, as a query: the links of the menu take it along. A text, the same on every page of a list. */
export const KeptQueryContext = createContext('');
