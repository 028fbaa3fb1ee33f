import { createContext, use } from 'react';

/** Translates an English label of a component whose caller sets none. @default the label itself */
export const LabelContext = createContext((english: string): string => english);

/** Returns the labels of a component: those of the caller, otherwise the translated English ones. */
export function useLabels<Labels extends object>(english: Labels, labels?: Partial<Labels>): Labels {
  const translate = use(LabelContext);
  const translated = Object.entries(english).map(([name, label]) => [name, translate(String(label))]);
  return { ...(Object.fromEntries(translated) as Labels), ...labels };
}
