import { createContext, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { keepParameters } from '../address/index.ts';

/**
 * Provides the plugins' parameters of the address to the links of the menu, which render again only when these
 * change.
 */
export function PluginQuery({ children }: { readonly children: ReactNode }) {
  const [current] = useSearchParams();
  return <PluginQueryContext value={keepParameters(current).toString()}>{children}</PluginQueryContext>;
}

/** The plugins' parameters of the address as a query string, which is equal on every page of a list. */
export const PluginQueryContext = createContext('');
