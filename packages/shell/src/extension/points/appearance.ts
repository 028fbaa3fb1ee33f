import { createExtensionPoint } from '../core/extension-point.ts';
import type { MessageDescriptor } from '../core/message.ts';
import { missingLabel } from './required-parts.ts';

/** A theme that users can choose; its custom properties stand under `:root[data-theme="<id>"]`. */
export interface ThemeContribution {
  readonly id: string;
  readonly label: MessageDescriptor;
}

/** A language of the interface. */
export interface LanguageContribution {
  /** Language tag, as the language files are named: `pt-BR`. */
  readonly id: string;
  /** The language's own name, shown untranslated. */
  readonly label: string;
}

/** The themes on offer. */
export const themes = createExtensionPoint<ThemeContribution>().with({
  id: 'shell.themes',
  key: (theme) => theme.id,
  validate: ({ label }) => missingLabel(label),
});

/** The languages on offer; English is always there. */
export const languages = createExtensionPoint<LanguageContribution>().with({
  id: 'shell.languages',
  key: (language) => language.id,
  validate: ({ label }) => (typeof label === 'string' ? undefined : 'A language needs its own name as label'),
});
