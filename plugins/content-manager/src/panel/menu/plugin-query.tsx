import { createContext, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { keepParameters } from '../address/index.ts';

/** Tells the links of the menu what to take along. They are drawn again when that changes, and for no other step. */
export function KeptQuery({ children }: { readonly children: ReactNode }) {
  const [current] = useSearchParams();
  return <KeptQueryContext value={keepParameters(current).toString()}>{children}</KeptQueryContext>;
}

/** What plugins keep in the address, as a query: the links of the menu take it along. A text, the same on every page of a list. */
export const KeptQueryContext = createContext('');
