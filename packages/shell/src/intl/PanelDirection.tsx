import { DirectionProvider } from '@admin/ui';
import type { ReactNode } from 'react';
import { pageDirection, panelLocale } from '../preferences/locales.ts';
import { preferencesRef } from '../service-refs.ts';
import { useStore } from '../extension/react/use-service.ts';

/** Tells every component below which way the current language is read, as the page's `dir` says it. */
export function PanelDirection({ children }: { readonly children: ReactNode }) {
  const direction = useStore(preferencesRef, ({ language, languages }) =>
    pageDirection(panelLocale(language, languages)),
  );
  return <DirectionProvider direction={direction}>{children}</DirectionProvider>;
}
