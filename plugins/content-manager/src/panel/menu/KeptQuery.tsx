import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { keepParameters } from '../address/index.ts';
import { KeptQueryContext } from './kept-query.ts';

/** Tells the links of the menu what to take along. They are drawn again when that changes, and for no other step. */
export function KeptQuery({ children }: { readonly children: ReactNode }) {
  const [current] = useSearchParams();
  return <KeptQueryContext value={keepParameters(current).toString()}>{children}</KeptQueryContext>;
}
